'use client'

import { NotesFields, NumberFields } from '@/components/documents/form/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { BusinessFields, ClientFields } from '@/components/documents/form/party-fields'
import { RegistrationField } from '@/components/documents/form/registration-field'
import { TaxFields } from '@/components/documents/form/tax-fields'
import { bindDocumentFields, useDocument } from '@/components/documents/store/use-document'
import { useFieldMessages } from '@/components/documents/form/use-field-messages'
import { ChoiceField } from '@/components/fields/choice-field'
import { LazyPart } from '@/components/ui/lazy-part'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'
import { asksRegistration } from '@/lib/invoicing/model/registration'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { t } from '@/lib/language/words'

const TYPES = {
  payment: t('Payment'),
  advance: t('Advance (GST)'),
  rent: t('House rent'),
  donation: t('Donation'),
  refund: t('Refund of an advance'),
}

const PAYMENT = {
  business: {
    heading: t('Received by'),
    name: t('Your name or company'),
    address: t('Your address'),
    gstin: t('Your GSTIN'),
    state: t('Your state'),
  },
  client: {
    heading: t('Received from'),
    name: t('Name of the payer'),
    address: t('Payer’s address'),
    gstin: t('Payer’s GSTIN'),
    state: t('Payer’s state'),
  },
}
const RENT = {
  business: {
    heading: t('Landlord'),
    name: t('Landlord’s name'),
    address: t('Landlord’s address'),
    gstin: t('Landlord’s GSTIN'),
    state: t('Landlord’s state'),
  },
  client: {
    heading: t('Tenant'),
    name: t('Tenant’s name'),
    address: t('Tenant’s address'),
    gstin: t('Tenant’s GSTIN'),
    state: t('Tenant’s state'),
  },
}

const DONATION = {
  business: {
    heading: t('Received by'),
    name: t('Name of the institution'),
    address: t('Institution’s address'),
    gstin: t('Institution’s GSTIN'),
    state: t('Institution’s state'),
  },
  client: {
    heading: t('Donor'),
    name: t('Donor’s name'),
    address: t('Donor’s address'),
    gstin: t('Donor’s GSTIN'),
    state: t('Donor’s state'),
  },
}

const loadDonationFields = () =>
  import('@/components/documents/details/donation-fields').then((module) => module.DonationFields)
const loadRefundFields = () =>
  import('@/components/documents/details/refund-fields').then((module) => module.RefundFields)
const loadRentFields = () =>
  import('@/components/documents/details/rent-fields').then((module) => module.RentFields)

export function ReceiptGenerator() {
  const doc = useDocument('receipt')
  const messages = useFieldMessages(doc)
  const words = { rent: RENT, donation: DONATION, payment: PAYMENT, advance: PAYMENT, refund: PAYMENT }[
    doc.type
  ]
  return (
    <DocumentScreen doc={doc} messages={messages}>
      <ChoiceField field={bindDocumentFields(doc).own('type')} label={t('Receipt type')} options={TYPES} />
      {asksRegistration(doc) && <RegistrationField doc={doc} />}
      <NumberFields doc={doc} messages={messages} />
      <PaymentFields doc={doc} />
      {doc.type === 'rent' && (
        <LazyPart what={t('The fields of the rent')} load={loadRentFields} props={{ doc }} />
      )}
      {doc.type === 'donation' && (
        <LazyPart what={t('The fields of the donation')} load={loadDonationFields} props={{ doc }} />
      )}
      {doc.type === 'refund' && (
        <LazyPart what={t('The fields of the refund')} load={loadRefundFields} props={{ doc }} />
      )}
      {chargesTax(doc) && <TaxFields doc={doc} messages={messages} />}
      <ClientFields doc={doc} messages={messages} words={words.client} />
      <BusinessFields doc={doc} messages={messages} words={words.business} />
      <NotesFields doc={doc} />
    </DocumentScreen>
  )
}
