'use client'

import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { NotesFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { AdvanceTaxFields } from '@/components/documents/tax-fields'
import { messageOf } from '@/components/documents/problem-messages'
import { useContacts } from '@/components/documents/use-contacts'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useFieldProblems } from '@/components/documents/use-field-problems'
import { ChoiceField } from '@/components/fields/choice-field'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'
import { RentFields } from '@/components/tools/receipt-generator/rent-fields'

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
  const fields = fieldsOf(draft)
  const contacts = useContacts()
  const problems = useFieldProblems(draft)
  const isRent = draft.type === 'rent'
  const parties = isRent ? RENT_PARTIES : PAYMENT_PARTIES
  return (
    <DocumentScreen draft={draft} problems={problems}>
      <ChoiceField field={fields.own('type')} label="Kind of receipt" options={TYPES} />
      <NumberFields draft={draft} problems={problems} name="Receipt" />
      <PaymentFields draft={draft} />
      {isRent && <RentFields draft={draft} />}
      {draft.type === 'advance' && <AdvanceTaxFields draft={draft} problems={problems} />}
      <ClientFields
        draft={draft}
        fields={fields}
        known={contacts.clients}
        gst={!isRent}
        problem={messageOf(problems.clientGstin)}
        {...parties.client}
      />
      <BusinessFields draft={draft} fields={fields} gst={!isRent} {...parties.business} />
      <NotesFields fields={fields} />
    </DocumentScreen>
  )
}
