import type { ResultRow } from '@/components/results/result-row'
import type { Draft } from '@/lib/invoicing/draft'
import type { Settlement } from '@/lib/invoicing/payments'
import type { Totals } from '@/lib/invoicing/totals'

const row = (name: string, label: string, paise: number): ResultRow => ({
  name,
  label,
  as: 'paise',
  value: paise,
})

/** The heads of tax in the names of the site's contract; those that cannot apply here are not `shown`. */
export function taxRows({ reverseCharge }: Draft, result: Totals): (ResultRow & { shown: boolean })[] {
  const isInterState = result.heads === 'igst'
  const note = reverseCharge && result.heads ? ', paid by the client' : ''
  const local = result.heads !== null && !isInterState
  return [
    { ...row('cgst', `CGST${note}`, result.cgstPaise), shown: local },
    {
      ...row('sgst', `${result.heads === 'utgst' ? 'UTGST' : 'SGST'}${note}`, result.sgstPaise),
      shown: local,
    },
    { ...row('igst', `IGST${note}`, result.igstPaise), shown: isInterState },
  ]
}

/** The results of a document in the names of the site's contract. */
export function totalRows(draft: Draft, result: Totals, settlement: Settlement | null): ResultRow[] {
  const label = draft.kind === 'receipt' ? 'Amount' : 'Total'
  const rows: ResultRow[] = [
    { ...row('total', label, result.totalPaise), primary: true },
    row('subtotal', 'Subtotal', result.subtotalPaise),
    ...taxRows(draft, result).filter(({ shown }) => shown),
  ]
  if (result.discountPaise > 0) rows.push(row('discount', 'Discount given', result.discountPaise))
  if (result.roundOffPaise !== 0) rows.push(row('roundOff', 'Round off', result.roundOffPaise))
  if (settlement && (settlement.receivedPaise !== 0 || settlement.notesPaise !== 0)) {
    rows.push(row('received', 'Received', settlement.receivedPaise))
    if (settlement.notesPaise !== 0) rows.push(row('notes', 'Debit less credit notes', settlement.notesPaise))
    rows.push(row('balanceDue', 'Balance due', settlement.duePaise))
  }
  return rows
}
