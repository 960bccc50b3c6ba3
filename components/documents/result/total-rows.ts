import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isOutsideGst, isPurchase } from '@/lib/invoicing/model/document-groups'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { foreignAmount, wholeUnits } from '@/lib/money/foreign-amount'
import { nameOf, t } from '@/lib/language/words'

/** The heads of tax in the names of the site's contract; those that cannot apply here are not `shown`. */
export function taxHeadRows(doc: BusinessDocument, result: Totals): (ResultRow & { shown: boolean })[] {
  const isInterState = result.heads === 'igst'
  const label = (tax: string) =>
    doc.reverseCharge && result.heads
      ? t(isPurchase(doc) ? '{0}, paid by you' : '{0}, paid by the client', tax)
      : tax
  const local = result.heads !== null && !isInterState
  const localTax = result.heads === 'utgst' ? 'UTGST' : 'SGST'
  return [
    { ...row('cgst', label('CGST'), 'paise', result.cgstMinor), shown: local },
    { ...row('sgst', label(localTax), 'paise', result.sgstMinor), shown: local },
    { ...row('igst', label('IGST'), 'paise', result.igstMinor), shown: isInterState },
  ]
}

/** The total of a document; for twelve receipts of rent, the rent of a year. */
export function totalRow(doc: BusinessDocument, { totalMinor }: Totals): ResultRow {
  const receipts = receiptsIn(doc)
  const label = receipts > 1 ? t('Rent for the year') : doc.kind === 'receipt' ? t('Amount') : t('Total')
  return row('total', label, 'paise', totalMinor * receipts, { primary: true })
}

/** The results of a document in the names of the site's contract. */
export function otherRows(doc: BusinessDocument, result: Totals, settlement: Settlement | null): ResultRows {
  const {
    subtotalMinor,
    grossMinor,
    discountMinor,
    overallDiscountMinor,
    roundOffMinor,
    taxMinor,
    totalMinor,
    foreign,
  } = result
  const taxes = taxHeadRows(doc, result).filter(({ shown }) => shown)
  return [
    foreign &&
      textRow(
        'foreignTotal',
        t('Total in {0}', foreign.currency),
        wholeUnits(foreign.currency, foreign.totalMinor),
        foreignAmount(foreign.currency, foreign.totalMinor),
      ),
    receiptsIn(doc) > 1 && row('monthlyRent', t('Monthly rent'), 'paise', totalMinor),
    discountMinor + overallDiscountMinor > 0 &&
      row('beforeDiscount', t('Before discount'), 'paise', grossMinor),
    discountMinor + overallDiscountMinor > 0 &&
      row('discount', t('Discount given'), 'paise', discountMinor + overallDiscountMinor),
    !isOutsideGst(doc) && row('subtotal', t('Subtotal'), 'paise', subtotalMinor),
    // The whole tax, where it has two heads.
    taxes.length > 1 && row('tax', 'GST', 'paise', taxMinor),
    ...taxes,
    roundOffMinor !== 0 && row('roundOff', t('Round off'), 'paise', roundOffMinor),
    ...payableRows(result, settlement),
  ]
}

/** The rows of TCS, TDS, payments and balance of an invoice, where they are not 0. */
function payableRows(result: Totals, settlement: Settlement | null): ResultRows {
  const { tcsPaise, tdsPaise } = result
  const { receivedPaise, notesPaise, duePaise } = settlement ?? {
    receivedPaise: result.receivedPaise,
    notesPaise: 0,
    duePaise: result.balancePaise,
  }
  if (![tcsPaise, tdsPaise, receivedPaise, notesPaise].some(Boolean)) return []
  return [
    tcsPaise > 0 && row('tcs', 'TCS', 'paise', tcsPaise),
    tdsPaise > 0 && row('tds', t('TDS expected'), 'paise', tdsPaise),
    row('received', nameOf('document-words', 'Received'), 'paise', receivedPaise),
    notesPaise !== 0 && row('notes', t('Debit less credit notes'), 'paise', notesPaise),
    row('balanceDue', t('Balance due'), 'paise', duePaise),
  ]
}
