'use client'

import { desk } from '@/components/documents/desk'
import { GstinField } from '@/components/documents/gstin-field'
import { Suggestions } from '@/components/documents/line-items'
import { More, Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { useEngine } from '@/components/documents/use-engine'
import { changeClient, type DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import type { Draft } from '@/lib/invoicing/draft'

interface ClientFieldsProps {
  draft: Draft
  fields: DocumentFields
  /** Names that were used before, when they may be remembered. */
  known: readonly string[]
  heading?: string
  name?: string
  /** Who it is, in the labels. */
  who?: string
  /** Whether GST has to do with it. */
  gst?: boolean
}

/** The one it is made out to. A client who is known brings address, GSTIN and state along. */
export function ClientFields({
  draft,
  fields: { client },
  known,
  heading = 'Client',
  name = 'Client name',
  who = 'Client',
  gst = true,
}: ClientFieldsProps) {
  const engine = useEngine()
  const nameField = client('name', 'clientName')
  const takeName = (text: string) => {
    const { address, gstin } = draft.client
    const found =
      known.includes(text) && !address && !gstin ? engine?.clientNamed(desk.store.getState(), text) : null
    changeClient(draft.kind, found ?? { name: text })
  }
  return (
    <Section heading={heading}>
      <WordsField field={{ ...nameField, onText: takeName }} label={name} list="known-clients" />
      <Suggestions id="known-clients" of={known} />
      <WordsField field={client('address', 'clientAddress')} label={`${who} address`} rows={2} />
      {gst && (
        <Pair>
          <GstinField field={client('gstin', 'clientGstin')} label={`${who} GSTIN`} />
          <StateField
            field={client('state', 'clientState')}
            label={`${who} state`}
            none="Choose a state"
            given={engine?.gstinWords(draft.client.gstin).state}
          />
        </Pair>
      )}
      {draft.kind === 'invoice' && (
        <More summary="Deliver to another address">
          <WordsField field={client('deliverTo', 'deliverTo')} label="Delivery address" rows={2} />
        </More>
      )}
    </Section>
  )
}
