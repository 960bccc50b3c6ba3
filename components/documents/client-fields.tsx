'use client'

import { documentStore } from '@/components/documents/document-store'
import { GstinField } from '@/components/documents/gstin-field'
import { gstinMessages } from '@/components/documents/gstin-messages'
import { Suggestions } from '@/components/documents/suggestions'
import { More, Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import { changeClient, type DocumentFields } from '@/components/documents/use-document'
import { laterParts } from '@/components/documents/use-later-parts'
import { TextField } from '@/components/fields/text-field'
import type { Draft } from '@/lib/invoicing/draft'

interface ClientFieldsProps {
  draft: Draft
  fields: Pick<DocumentFields, 'client'>
  /** The problem of the GSTIN, if any. */
  problem?: string | null
  /** Names of saved clients. */
  known: readonly string[]
  heading?: string
  name?: string
  /** Prefix of the labels. */
  who?: string
  /** Whether GST applies at all. */
  gst?: boolean
}

/** The recipient of the document. Choosing a saved client fills in address, GSTIN and state. */
export function ClientFields({
  draft,
  fields: { client },
  known,
  problem = null,
  heading = 'Client',
  name = 'Client name',
  who = 'Client',
  gst = true,
}: ClientFieldsProps) {
  const nameField = client('name', 'clientName')
  const takeName = (text: string) => {
    const { address, gstin } = draft.client
    const isBlank = !address && !gstin
    const found = known.includes(text) && isBlank && laterParts()?.clientNamed(documentStore.getState(), text)
    changeClient(draft.kind, found || { name: text })
  }
  return (
    <Section heading={heading}>
      <TextField field={{ ...nameField, onText: takeName }} label={name} list="known-clients" />
      <Suggestions id="known-clients" of={known} />
      <TextField field={client('address', 'clientAddress')} label={`${who} address`} lines={2} />
      {gst && (
        <Pair>
          <GstinField field={client('gstin', 'clientGstin', problem)} label={`${who} GSTIN`} />
          <StateField
            field={client('state', 'clientState')}
            label={`${who} state`}
            none="Choose a state"
            given={gstinMessages(draft.client.gstin).state}
          />
        </Pair>
      )}
      {(draft.kind === 'invoice' || draft.kind === 'challan') && (
        <More summary="Deliver to another address">
          <TextField field={client('deliverTo', 'deliverTo')} label="Delivery address" lines={2} />
        </More>
      )}
    </Section>
  )
}
