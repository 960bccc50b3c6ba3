'use client'

import { BillForm } from '@/components/documents/bill-form'
import { InvoiceTaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'

export function InvoiceGenerator() {
  const draft = useDocument('invoice')
  return (
    <BillForm
      draft={draft}
      name="Invoice"
      until={{ field: fieldsOf(draft).own('dueDate'), label: 'Due date' }}
      tax={<InvoiceTaxFields draft={draft} />}
    />
  )
}
