'use client'

import { BusinessMore } from '@/components/documents/business-more'
import { GstinField } from '@/components/documents/gstin-field'
import { gstinMessages } from '@/components/documents/gstin-messages'
import { RememberQuestion } from '@/components/documents/remember-question'
import { Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { TextField } from '@/components/documents/text-field'
import type { DocumentFields } from '@/components/documents/use-document'
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
  return (
    <Section heading={heading}>
      <TextField field={business('name', 'companyName')} label={name} />
      <TextField field={business('address', 'companyAddress')} label={`${who} address`} rows={2} />
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
      <RememberQuestion named={draft.business.name.trim() !== ''} />
      <BusinessMore draft={draft} fields={{ business }} />
    </Section>
  )
}
