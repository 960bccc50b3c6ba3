import { type ResultRow, type ResultRows, row } from '@/components/results/result-row'
import type { Draft } from '@/lib/invoicing/draft'
import type { Settlement } from '@/lib/invoicing/payments'
import type { Totals } from '@/lib/invoicing/totals'

/** The heads of tax in the names of the site's contract; those that cannot apply here are not `shown`. */
export function taxRows({ reverseCharge }: Draft, result: Totals): (ResultRow & { shown: boolean })[] {
  const isInterState = result.heads === 'igst'
  const note = reverseCharge && result.heads ? ', paid by the client' : ''
  const local = result.heads !== null && !isInterState
  const localTax = result.heads === 'utgst' ? 'UTGST' : 'SGST'
  return [
    { ...row('cgst', `CGST${note}`, 'paise', result.cgstPaise), shown: local },
    { ...row('sgst', localTax + note, 'paise', result.sgstPaise), shown: local },
    { ...row('igst', `IGST${note}`, 'paise', result.igstPaise), shown: isInterState },
  ]
}

/** The results of a document in the names of the site's contract. */
export function totalRows(draft: Draft, result: Totals, settlement: Settlement | null): ResultRows {
  const { totalPaise, subtotalPaise, discountPaise, roundOffPaise } = result
  const paid = settlement && (settlement.receivedPaise || settlement.notesPaise) ? settlement : null
  return [
    row('total', draft.kind === 'receipt' ? 'Amount' : 'Total', 'paise', totalPaise, { primary: true }),
    row('subtotal', 'Subtotal', 'paise', subtotalPaise),
    ...taxRows(draft, result).filter(({ shown }) => shown),
    discountPaise > 0 && row('discount', 'Discount given', 'paise', discountPaise),
    roundOffPaise !== 0 && row('roundOff', 'Round off', 'paise', roundOffPaise),
    paid && row('received', 'Received', 'paise', paid.receivedPaise),
    paid?.notesPaise && row('notes', 'Debit less credit notes', 'paise', paid.notesPaise),
    paid && row('balanceDue', 'Balance due', 'paise', paid.duePaise),
  ]
}
