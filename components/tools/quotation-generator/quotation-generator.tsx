'use client'

import { BillForm } from '@/components/documents/bill-form'
import { QuotationTaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'

export function QuotationGenerator() {
  const draft = useDocument('quotation')
  return (
    <BillForm
      draft={draft}
      name="Quote"
      until={{ field: fieldsOf(draft).own('validUntil'), label: 'Valid until' }}
      tax={<QuotationTaxFields draft={draft} />}
    />
  )
}
