import type { ResultRow } from '@/components/results/result-panel'
import type { DocumentKind } from '@/lib/invoicing/draft'

const nothing = (name: string, label: string): ResultRow => ({ name, label, value: 0, formatted: '₹0.00' })

/** What a fresh document comes to; it stands on the page as built, before anything is worked out. */
export function freshRows(kind: DocumentKind): ResultRow[] {
  return [
    { ...nothing('total', kind === 'receipt' ? 'Amount' : 'Total'), primary: true },
    nothing('subtotal', 'Subtotal'),
    nothing('cgst', 'CGST'),
    nothing('sgst', 'SGST'),
    nothing('igst', 'IGST'),
  ]
}
