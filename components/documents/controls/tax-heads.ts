import type { TaxHeads } from '@/lib/invoicing/tax/place-of-supply'

/** The taxes that are charged together. */
export const TAX_HEADS: Record<TaxHeads, string> = {
  sgst: 'CGST and SGST',
  utgst: 'CGST and UTGST',
  igst: 'IGST',
}
