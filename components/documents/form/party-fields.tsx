import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { FieldMessages } from '@/components/documents/form/field-messages'
import { LazyMore, More, Pair, Section } from '@/components/documents/form/section'
import { StateField } from '@/components/documents/form/state-field'
import { TAX_HEADS } from '@/components/documents/form/tax-heads'
import { useKnownClients } from '@/components/documents/form/use-contacts'
import { changeClient, fieldsOf } from '@/components/documents/store/use-document'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import type { BusinessDocument } from '@/lib/invoicing/model/document'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { stateInGstin, taxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { type GstinProblem, readGstin } from '@/lib/identity/gstin'

/** What the parties of each form are called; `who` is the prefix of their labels. */
const BILL_PARTIES = {
  business: { heading: 'Your business', name: 'Company name', who: 'Company' },
  client: { heading: 'Client', name: 'Client name', who: 'Client' },
}
const PAYMENT_PARTIES = {
  business: { heading: 'Received by', name: 'Your name or company', who: 'Your' },
  client: { heading: 'Received from', name: 'Name of the payer', who: 'Payer’s' },
}
const RENT_PARTIES = {
  business: { heading: 'Landlord', name: 'Landlord’s name', who: 'Landlord’s' },
  client: { heading: 'Tenant', name: 'Tenant’s name', who: 'Tenant’s' },
}

const isRent = (doc: BusinessDocument) => doc.kind === 'receipt' && doc.type === 'rent'

function partiesOf(doc: BusinessDocument): typeof BILL_PARTIES {
  if (doc.kind !== 'receipt') return BILL_PARTIES
  return isRent(doc) ? RENT_PARTIES : PAYMENT_PARTIES
}

const loadBusinessContacts = () =>
  import('@/components/documents/form/business-details').then((module) => module.BusinessContacts)
const loadBusinessPictures = () =>
  import('@/components/documents/form/business-details').then((module) => module.BusinessPictures)
const loadRememberQuestion = () =>
  import('@/components/documents/form/business-details').then((module) => module.RememberQuestion)

/** The issuer of the document. */
export function BusinessFields({ doc }: { doc: BusinessDocument }) {
  const unasked = useStore(documentStore, (state) => state.settings.remember === 'unasked')
  const { business } = fieldsOf(doc)
  return (
    <PartyFields
      words={partiesOf(doc).business}
      gst={!isRent(doc)}
      doc={doc}
      name={business('name', 'companyName')}
      address={business('address', 'companyAddress')}
      gstin={business('gstin', 'companyGstin')}
      state={business('state', 'companyState')}
    >
      {unasked && doc.business.name.trim() !== '' && (
        <LazyPart what="A question" load={loadRememberQuestion} props={{}} />
      )}
      <LazyMore summary="Phone, PAN, UPI and bank details" load={loadBusinessContacts} props={{ doc }} />
      <LazyMore summary="Logo and signature" load={loadBusinessPictures} props={{ doc }} />
    </PartyFields>
  )
}

/** The recipient of the document. Choosing a saved client fills in address, GSTIN and state. */
export function ClientFields({ doc, messages }: { doc: BusinessDocument; messages: FieldMessages }) {
  const { names, named } = useKnownClients()
  const { client } = fieldsOf(doc)
  const takeName = (text: string) => {
    const { address, gstin } = doc.client
    const isBlank = !address && !gstin
    const found = names.includes(text) && isBlank && named(text)
    changeClient(doc.kind, found || { name: text })
  }
  return (
    <PartyFields
      words={partiesOf(doc).client}
      gst={!isRent(doc)}
      doc={doc}
      name={{ ...client('name', 'clientName'), onText: takeName }}
      address={client('address', 'clientAddress')}
      gstin={client('gstin', 'clientGstin', messages.clientGstin)}
      state={client('state', 'clientState')}
      list="known-clients"
    >
      <Suggestions id="known-clients" of={names} />
      {(doc.kind === 'invoice' || doc.kind === 'challan') && (
        <More summary="Deliver to another address">
          <TextField field={client('deliverTo', 'deliverTo')} label="Delivery address" lines={2} />
          <StateField
            field={client('deliverState', 'deliverState')}
            label="State of delivery"
            none="Choose a state"
          />
        </More>
      )}
    </PartyFields>
  )
}

interface PartyFieldsProps extends Record<'name' | 'address' | 'gstin' | 'state', FieldBinding> {
  words: (typeof BILL_PARTIES)['client']
  /** Whether GST applies at all. */
  gst: boolean
  doc: BusinessDocument
  /** The id of suggestions for the name. */
  list?: string
  children: ReactNode
}

function PartyFields({ words, gst, doc, name, address, gstin, state, list, children }: PartyFieldsProps) {
  const { problem, hint, tidy, state: given } = gstinMessages(gstin.text, state.text, doc)
  const onLeave = () => {
    if (tidy !== gstin.text) gstin.onText(tidy)
  }
  return (
    <Section heading={words.heading}>
      <TextField field={name} label={words.name} list={list} />
      <TextField field={address} label={`${words.who} address`} lines={2} />
      {gst && (
        <Pair>
          <TextField
            field={{ ...gstin, problem: problem ?? gstin.problem, onLeave }}
            label={`${words.who} GSTIN`}
            hint={hint}
          />
          <StateField
            field={state}
            label={`${words.who} state`}
            none={(problem && stateInGstin(gstin.text)?.name) || 'Choose a state'}
            given={given}
          />
        </Pair>
      )}
      {children}
    </Section>
  )
}

const GSTIN_PROBLEMS: Record<Exclude<GstinProblem, 'empty'>, string> = {
  length: 'A GSTIN has 15 characters.',
  characters: 'A GSTIN has only letters and digits.',
  state: 'The first two digits are not a GST state code.',
  pan: 'Characters 3 to 12 are not a PAN.',
  entity: 'The 13th character is 1 to 9 or a letter, and the 14th is Z.',
  checkCharacter: 'The last character does not match the others. Check the GSTIN for a typing error.',
}

interface GstinMessages {
  problem: string | null
  hint: string
  /** The text in upper case without spaces. */
  tidy: string
  /** The code of the state of a valid GSTIN, else ''. */
  state: string
}

/** What a GSTIN field says; of one with a mistake also which state is taken from it, and the tax that follows. */
function gstinMessages(text: string, chosen: string, doc: BusinessDocument): GstinMessages {
  const reading = readGstin(text)
  if (reading.kind === 'valid') {
    const { state, gstin } = reading
    return { problem: null, hint: `${state.name}, state code ${state.code}`, tidy: gstin, state: state.code }
  }
  const found = reading.problem === 'empty' ? null : GSTIN_PROBLEMS[reading.problem]
  const named = stateInGstin(text)
  const tax = chargesTax(doc) ? `, ${TAX_HEADS[taxHeads(doc)]} charged` : ''
  const problem =
    found && named && chosen !== named.code
      ? chosen
        ? `${found} It begins with ${named.code}, ${named.name}, which is not the state chosen.`
        : `${found} Until then ${named.name} (${named.code}) is taken${tax}.`
      : found
  return { problem, hint: 'Optional', tidy: text, state: '' }
}
