import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { LazyMoreFields, FieldPair, Section } from '@/components/documents/controls/section'
import { StateField } from '@/components/documents/controls/state-field'
import { stateName } from '@/components/documents/controls/state-name'
import { useKnownClients } from '@/components/documents/form/use-contacts'
import { changeClient, bindDocumentFields } from '@/components/documents/store/use-document'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { isDispatch, isOutsideGst } from '@/lib/invoicing/model/document-groups'
import { asksRegistration, sellerRegistration } from '@/lib/invoicing/model/registration'
import { stateInGstin } from '@/lib/invoicing/tax/place-of-supply'
import { readGstin } from '@/lib/identity/gstin'
import { t } from '@/lib/language/words'

/** The labels of a party of a form. */
export interface PartyWords {
  heading: string
  name: string
  address: string
  gstin: string
  state: string
}

const BUSINESS: PartyWords = {
  heading: t('Your business'),
  name: t('Company name'),
  address: t('Company address'),
  gstin: t('Company GSTIN'),
  state: t('Company state'),
}
const CLIENT: PartyWords = {
  heading: t('Client'),
  name: t('Client name'),
  address: t('Client address'),
  gstin: t('Client GSTIN'),
  state: t('Client state'),
}

const loadBusinessContacts = () =>
  import('@/components/documents/details/business-details').then((module) => module.BusinessContacts)
const loadBusinessPictures = () =>
  import('@/components/documents/details/business-details').then((module) => module.BusinessPictures)
const loadClientDetails = () =>
  import('@/components/documents/details/client-details').then((module) => module.ClientDetails)
const loadRememberQuestion = () =>
  import('@/components/documents/details/business-details').then((module) => module.RememberQuestion)

interface PartyProps extends DocumentFormProps {
  words?: PartyWords | undefined
}

/** The issuer of the document. */
export function BusinessFields({ doc, messages, words = BUSINESS }: PartyProps) {
  const unasked = useStore(documentStore, (state) => state.settings.remember === 'unasked')
  const { business } = bindDocumentFields(doc)
  return (
    <PartyFields
      words={words}
      gst={!isOutsideGst(doc)}
      leads={asksRegistration(doc)}
      unnumbered={asksRegistration(doc) && sellerRegistration(doc) === 'no' && doc.business.gstin === ''}
      name={business('name', 'companyName')}
      address={business('address', 'companyAddress')}
      gstin={business('gstin', 'companyGstin', messages.businessGstin)}
      state={business('state', 'companyState')}
      isOwn
    >
      {unasked && doc.business.name.trim() !== '' && (
        <LazyPart what={t('A question')} load={loadRememberQuestion} props={{}} />
      )}
      <LazyMoreFields
        summary={t('Phone, PAN, UPI and bank details')}
        load={loadBusinessContacts}
        props={{ doc }}
      />
      <LazyMoreFields summary={t('Logo and signature')} load={loadBusinessPictures} props={{ doc }} />
    </PartyFields>
  )
}

/** The recipient of the document. Choosing a saved client fills in address, GSTIN and state. */
export function ClientFields({ doc, messages, words = CLIENT }: PartyProps) {
  const { names, named } = useKnownClients()
  const { client } = bindDocumentFields(doc)
  const takeName = (text: string) => {
    const { address, gstin } = doc.client
    const isBlank = !address && !gstin
    const found = names.includes(text) && isBlank && named(text)
    changeClient(doc.kind, found || { name: text })
  }
  return (
    <PartyFields
      words={words}
      gst={!isOutsideGst(doc)}
      name={{ ...client('name', 'clientName'), onText: takeName }}
      address={client('address', 'clientAddress')}
      gstin={client('gstin', 'clientGstin', messages.clientGstin)}
      state={client('state', 'clientState')}
      list="known-clients"
    >
      <Suggestions id="known-clients" texts={names} />
      <LazyMoreFields
        summary={t(isDispatch(doc) ? 'Delivery address, phone and email' : 'Phone and email')}
        load={loadClientDetails}
        props={{ doc }}
      />
    </PartyFields>
  )
}

interface PartyFieldsProps extends Record<'name' | 'address' | 'gstin' | 'state', FieldBinding> {
  words: PartyWords
  /** True if GST applies at all. */
  gst: boolean
  /** True if GSTIN and state come before the name. */
  leads?: boolean
  /** True for a party without a GSTIN. */
  unnumbered?: boolean
  /** The id of suggestions for the name. */
  list?: string
  /** The visitor's own, which the browser may know. */
  isOwn?: boolean
  children: ReactNode
}

function PartyFields(props: PartyFieldsProps) {
  const { words, gst, leads, unnumbered, name, address, gstin, state, list, isOwn, children } = props
  const registration = gst && <RegistrationFields {...{ words, unnumbered, gstin, state }} />
  return (
    <Section heading={words.heading}>
      {leads && registration}
      <TextField
        field={name}
        label={words.name}
        list={list}
        autoComplete={isOwn ? 'organization' : undefined}
      />
      <TextField
        field={address}
        label={words.address}
        lines={2}
        autoComplete={isOwn ? 'street-address' : undefined}
      />
      {leads || registration}
      {children}
    </Section>
  )
}

type RegistrationFieldsProps = Pick<PartyFieldsProps, 'words' | 'gstin' | 'state'> & {
  unnumbered: boolean | undefined
}

/** GSTIN and state, which the GSTIN names. */
function RegistrationFields({ words, unnumbered, gstin, state }: RegistrationFieldsProps) {
  const reading = readGstin(gstin.text)
  const valid = reading.kind === 'valid' ? reading : null
  const named = stateInGstin(gstin.text)
  const tidy = valid?.gstin ?? gstin.text
  const onLeave = () => {
    if (tidy !== gstin.text) gstin.onText(tidy)
  }
  return (
    <FieldPair>
      {unnumbered || (
        <TextField
          field={{ ...gstin, onLeave }}
          label={words.gstin}
          hint={
            valid ? t('{0}, state code {1}', stateName(valid.state.name), valid.state.code) : t('Optional')
          }
        />
      )}
      <StateField
        field={state}
        label={words.state}
        none={named ? stateName(named.name) : t('Choose a state')}
        given={valid?.state.code ?? ''}
      />
    </FieldPair>
  )
}
