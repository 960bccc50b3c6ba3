import { BillForm } from '@/components/documents/bill-form'

export function InvoiceGenerator() {
  return <BillForm kind="invoice" name="Invoice" until={{ name: 'dueDate', label: 'Due date' }} />
}
