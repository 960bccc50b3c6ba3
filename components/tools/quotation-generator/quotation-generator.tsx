import { BillForm } from '@/components/documents/bill-form'

export function QuotationGenerator() {
  return <BillForm kind="quotation" name="Quote" until={{ name: 'validUntil', label: 'Valid until' }} />
}
