'use client'

import { GstinField } from '@/components/documents/gstin-field'
import { Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { useEngine } from '@/components/documents/use-engine'
import type { DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { Draft } from '@/lib/invoicing/draft'

const loadMore = () => import('@/components/documents/business-more')

interface BusinessFieldsProps {
  draft: Draft
  fields: DocumentFields
  heading?: string
  name?: string
  /** Who it is, in the labels. */
  who?: string
  /** Whether GST has to do with it. */
  gst?: boolean
}

/** The one who hands the document over. */
export function BusinessFields({
  draft,
  fields,
  heading = 'Your business',
  name = 'Company name',
  who = 'Company',
  gst = true,
}: BusinessFieldsProps) {
  const { business } = fields
  const engine = useEngine()
  const { part: more } = useLatePart(loadMore, engine !== null)
  const { gstin } = draft.business
  return (
    <Section heading={heading}>
      <WordsField field={business('name', 'companyName')} label={name} />
      <WordsField field={business('address', 'companyAddress')} label={`${who} address`} rows={2} />
      {gst && (
        <Pair>
          <GstinField field={business('gstin', 'companyGstin')} label={`${who} GSTIN`} />
          <StateField
            field={business('state', 'companyState')}
            label={`${who} state`}
            none="Choose a state"
            given={engine?.gstinWords(gstin).state}
          />
        </Pair>
      )}
      <div className="doc-more">{more && <more.default draft={draft} />}</div>
    </Section>
  )
}
