import type { ResultRow } from '@/components/results/result-panel'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Draft } from '@/lib/invoicing/draft'
import type { Totals } from '@/lib/invoicing/totals'

const row = (name: string, label: string, paise: number): ResultRow => ({
  name,
  label,
  value: paise / 100,
  formatted: rupeesFromPaise(paise),
})

/** The results of a document in the names of the site's contract. */
export function totalRows({ kind, reverseCharge }: Draft, result: Totals): ResultRow[] {
  const total = { ...row('total', kind === 'receipt' ? 'Amount' : 'Total', result.totalPaise), primary: true }
  const notCollected = reverseCharge && result.heads ? ', paid by the client' : ''
  const rows = [
    total,
    row('subtotal', 'Subtotal', result.subtotalPaise),
    row('cgst', `CGST${notCollected}`, result.cgstPaise),
    row('sgst', `${result.heads === 'utgst' ? 'UTGST' : 'SGST'}${notCollected}`, result.sgstPaise),
    row('igst', `IGST${notCollected}`, result.igstPaise),
  ]
  if (result.discountPaise > 0) rows.push(row('discount', 'Discount given', result.discountPaise))
  if (result.roundOffPaise !== 0) rows.push(row('roundOff', 'Round off', result.roundOffPaise))
  return rows
}
