'use client'

import { GstinField } from '@/components/documents/gstin-field'
import { gstinMessages } from '@/components/documents/gstin-messages'
import { More, Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { TextField } from '@/components/fields/text-field'
import type { DocumentFields } from '@/components/documents/use-document'
import { useLaterParts } from '@/components/documents/use-later-parts'
import type { Draft } from '@/lib/invoicing/draft'

interface BusinessFieldsProps {
  draft: Draft
  fields: Pick<DocumentFields, 'business'>
  heading?: string
  name?: string
  /** Prefix of the labels. */
  who?: string
  /** Whether GST applies at all. */
  gst?: boolean
}

/** The issuer of the document. */
export function BusinessFields({
  draft,
  fields: { business },
  heading = 'Your business',
  name = 'Company name',
  who = 'Company',
  gst = true,
}: BusinessFieldsProps) {
  const parts = useLaterParts()
  return (
    <Section heading={heading}>
      <TextField field={business('name', 'companyName')} label={name} />
      <TextField field={business('address', 'companyAddress')} label={`${who} address`} lines={2} />
      {gst && (
        <Pair>
          <GstinField field={business('gstin', 'companyGstin')} label={`${who} GSTIN`} />
          <StateField
            field={business('state', 'companyState')}
            label={`${who} state`}
            none="Choose a state"
            given={gstinMessages(draft.business.gstin).state}
          />
        </Pair>
      )}
      {parts && <parts.RememberQuestion named={draft.business.name.trim() !== ''} />}
      <More summary="Phone, PAN, UPI and bank details">
        {parts && <parts.BusinessContacts draft={draft} fields={{ business }} />}
      </More>
      <More summary="Logo and signature">{parts && <parts.BusinessPictures draft={draft} />}</More>
    </Section>
  )
}
