'use client'

import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { NotesFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useKnown } from '@/components/documents/use-known'
import { ChoiceField } from '@/components/fields/choice-field'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'
import { useLatePart } from '@/components/tool-form/use-late-part'

const loadTax = () => import('@/components/documents/tax-fields')
const loadRent = () => import('@/components/tools/receipt-generator/rent-fields')

const TYPES = { payment: 'Payment', advance: 'Advance (GST)', rent: 'House rent' }

const OF_RENT = {
  client: { heading: 'Tenant', name: 'Tenant’s name', who: 'Tenant’s' },
  business: { heading: 'Landlord', name: 'Landlord’s name', who: 'Landlord’s' },
}
const OF_MONEY = {
  client: { heading: 'Received from', name: 'Name of the payer', who: 'Payer’s' },
  business: { heading: 'Received by', name: 'Your name or company', who: 'Your' },
}

export function ReceiptGenerator() {
  const draft = useDocument('receipt')
  const fields = fieldsOf(draft)
  const known = useKnown()
  const { type } = draft.receipt
  const rent = type === 'rent'
  const advance = type === 'advance'
  const rentPart = useLatePart(loadRent, rent)
  const taxPart = useLatePart(loadTax, advance)
  const words = rent ? OF_RENT : OF_MONEY
  const late = rent ? rentPart : taxPart
  return (
    <DocumentScreen draft={draft}>
      <ChoiceField field={fields.receipt('type')} label="Kind of receipt" options={TYPES} />
      <NumberFields fields={fields} name="Receipt" />
      <PaymentFields draft={draft} fields={fields} />
      {rent && rentPart.part && <rentPart.part.default draft={draft} fields={fields} />}
      {advance && taxPart.part && <taxPart.part.TaxFields draft={draft} fields={fields} />}
      {late.failed && <DidNotLoad role="alert" what="Some fields" onRetry={late.retry} />}
      <ClientFields draft={draft} fields={fields} known={known.clients} gst={!rent} {...words.client} />
      <BusinessFields draft={draft} fields={fields} gst={!rent} {...words.business} />
      <NotesFields draft={draft} fields={fields} />
    </DocumentScreen>
  )
}
