import type { ResultRow } from '@/components/results/result-panel'
import type { DocumentKind } from '@/lib/invoicing/draft'

const nothing = (name: string, label: string): ResultRow => ({ name, label, value: 0, formatted: '₹0.00' })
const total = (label: string): ResultRow => ({ ...nothing('total', label), primary: true })

/** What a fresh document comes to; it stands on the page as built, before anything is worked out. */
export function freshRows(kind: DocumentKind): ResultRow[] {
  if (kind === 'receipt') return [total('Amount')]
  return [
    total('Total'),
    nothing('subtotal', 'Subtotal'),
    nothing('cgst', 'CGST'),
    nothing('sgst', 'SGST'),
    nothing('igst', 'IGST'),
  ]
}
