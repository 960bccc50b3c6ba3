'use client'

import { NotesFields, NumberFields } from '@/components/documents/form/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { BusinessFields, ClientFields } from '@/components/documents/form/party-fields'
import { AdvanceTaxFields } from '@/components/documents/form/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/store/use-document'
import { useFieldMessages } from '@/components/documents/form/use-field-messages'
import { ChoiceField } from '@/components/fields/choice-field'
import { LazyPart } from '@/components/ui/lazy-part'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'

const TYPES = { payment: 'Payment', advance: 'Advance (GST)', rent: 'House rent', donation: 'Donation' }

const PAYMENT = {
  business: { heading: 'Received by', name: 'Your name or company', who: 'Your' },
  client: { heading: 'Received from', name: 'Name of the payer', who: 'Payer’s' },
}
const RENT = {
  business: { heading: 'Landlord', name: 'Landlord’s name', who: 'Landlord’s' },
  client: { heading: 'Tenant', name: 'Tenant’s name', who: 'Tenant’s' },
}

const DONATION = {
  business: { heading: 'Received by', name: 'Name of the institution', who: 'Institution’s' },
  client: { heading: 'Donor', name: 'Donor’s name', who: 'Donor’s' },
}

const loadDonationFields = () =>
  import('@/components/documents/details/donation-fields').then((module) => module.DonationFields)
const loadRentFields = () =>
  import('@/components/documents/details/rent-fields').then((module) => module.RentFields)

export function ReceiptGenerator() {
  const doc = useDocument('receipt')
  const messages = useFieldMessages(doc)
  const words = { rent: RENT, donation: DONATION, payment: PAYMENT, advance: PAYMENT }[doc.type]
  return (
    <DocumentScreen doc={doc} messages={messages}>
      <ChoiceField field={fieldsOf(doc).own('type')} label="Receipt type" options={TYPES} />
      <NumberFields doc={doc} messages={messages} />
      <PaymentFields doc={doc} />
      {doc.type === 'rent' && (
        <LazyPart what="The fields of the rent" load={loadRentFields} props={{ doc }} />
      )}
      {doc.type === 'donation' && (
        <LazyPart what="The fields of the donation" load={loadDonationFields} props={{ doc }} />
      )}
      {doc.type === 'advance' && <AdvanceTaxFields doc={doc} messages={messages} />}
      <ClientFields doc={doc} messages={messages} words={words.client} />
      <BusinessFields doc={doc} messages={messages} words={words.business} />
      <NotesFields doc={doc} />
    </DocumentScreen>
  )
}
