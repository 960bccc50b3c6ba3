'use client'

import { NotesFields, NumberFields } from '@/components/documents/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { BusinessFields, ClientFields } from '@/components/documents/party-fields'
import { AdvanceTaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useFieldMessages } from '@/components/documents/use-field-messages'
import { useLaterParts } from '@/components/documents/use-later-parts'
import { ChoiceField } from '@/components/fields/choice-field'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'

const TYPES = { payment: 'Payment', advance: 'Advance (GST)', rent: 'House rent' }

export function ReceiptGenerator() {
  const draft = useDocument('receipt')
  const messages = useFieldMessages(draft)
  const parts = useLaterParts()
  return (
    <DocumentScreen draft={draft} messages={messages}>
      <ChoiceField field={fieldsOf(draft).own('type')} label="Kind of receipt" options={TYPES} />
      <NumberFields draft={draft} messages={messages} />
      <PaymentFields draft={draft} />
      {draft.type === 'rent' && parts && <parts.RentFields draft={draft} />}
      {draft.type === 'advance' && <AdvanceTaxFields draft={draft} messages={messages} />}
      <ClientFields draft={draft} messages={messages} />
      <BusinessFields draft={draft} />
      <NotesFields draft={draft} />
    </DocumentScreen>
  )
}
