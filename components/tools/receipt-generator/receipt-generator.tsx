'use client'

import { NotesFields, NumberFields } from '@/components/documents/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { BusinessFields, ClientFields } from '@/components/documents/party-fields'
import { AdvanceTaxFields } from '@/components/documents/tax-fields'
import { useContacts } from '@/components/documents/use-contacts'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useFieldMessages } from '@/components/documents/use-field-messages'
import { useLaterParts } from '@/components/documents/use-later-parts'
import { ChoiceField } from '@/components/fields/choice-field'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'

const TYPES = { payment: 'Payment', advance: 'Advance (GST)', rent: 'House rent' }

const RENT_PARTIES = {
  client: { heading: 'Tenant', name: 'Tenant’s name', who: 'Tenant’s' },
  business: { heading: 'Landlord', name: 'Landlord’s name', who: 'Landlord’s' },
}
const PAYMENT_PARTIES = {
  client: { heading: 'Received from', name: 'Name of the payer', who: 'Payer’s' },
  business: { heading: 'Received by', name: 'Your name or company', who: 'Your' },
}

export function ReceiptGenerator() {
  const draft = useDocument('receipt')
  const contacts = useContacts()
  const messages = useFieldMessages(draft)
  const parts = useLaterParts()
  const isRent = draft.type === 'rent'
  const parties = isRent ? RENT_PARTIES : PAYMENT_PARTIES
  return (
    <DocumentScreen draft={draft} messages={messages}>
      <ChoiceField field={fieldsOf(draft).own('type')} label="Kind of receipt" options={TYPES} />
      <NumberFields draft={draft} messages={messages} name="Receipt" />
      <PaymentFields draft={draft} />
      {isRent && parts && <parts.RentFields draft={draft} />}
      {draft.type === 'advance' && <AdvanceTaxFields draft={draft} messages={messages} />}
      <ClientFields
        draft={draft}
        known={contacts.clients}
        gst={!isRent}
        problem={messages.clientGstin}
        words={parties.client}
      />
      <BusinessFields draft={draft} gst={!isRent} words={parties.business} />
      <NotesFields draft={draft} />
    </DocumentScreen>
  )
}
