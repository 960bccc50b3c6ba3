import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { reasonNotReady } from '@/components/documents/result/reason-not-ready'
import { DocumentOutput } from '@/components/documents/result/document-output'
import { textBeforeTotal } from '@/components/documents/result/result-outline'
import { documentStore } from '@/components/documents/store/document-store'
import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { ResultPanel } from '@/components/results/result-panel'
import { figureValue } from '@/components/results/figure'
import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { foreignAmount, wholeUnits } from '@/lib/money/foreign-amount'
import { isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { type BusinessDocument, isOffer } from '@/lib/invoicing/document/document'
import { isOutsideGst, isPurchase } from '@/lib/invoicing/model/document-groups'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
import { nameOf, t } from '@/lib/language/words'

const loadSettlements = () => import('@/lib/invoicing/tax/payments').then(({ settlements }) => settlements)

interface DocumentResultProps {
  doc: BusinessDocument
  messages: FieldMessages
}

/** The totals of the document, what was paid on it, and what can be done with it. */
export default function DocumentResult({ doc, messages }: DocumentResultProps) {
  const notReady = reasonNotReady(doc, messages)
  const result = totals(doc)
  const settlement = useSettlement(doc)
  return (
    <ResultPanel
      rows={result && !isEmpty(doc) ? totalRows(doc, result, settlement) : null}
      placeholder={result ? textBeforeTotal(doc) : t('Correct the marked numbers to see the total.')}
      notice={result && <WithoutTax doc={doc} result={result} />}
    >
      {result && <HiddenTaxes doc={doc} result={result} />}
      <DocumentOutput doc={doc} notReady={notReady} settlement={settlement} />
    </ResultPanel>
  )
}

function useSettlement(doc: BusinessDocument): Settlement | null {
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const isInvoice = doc.kind === 'invoice'
  // Only another document can have paid or corrected this one.
  const { value: settlementsOf } = useLazyImport(loadSettlements, isInvoice && documents.length > 1)
  const all = useMemo(() => settlementsOf?.(documents), [settlementsOf, documents])
  return isInvoice ? (all?.get(doc.id) ?? null) : null
}

/** Why a document that names GST has none of it. */
function WithoutTax({ doc, result }: { doc: BusinessDocument; result: Totals }) {
  if (result.heads === null || result.taxPaise > 0 || result.subtotalPaise === 0) return null
  return (
    <p className="mt-2 text-sm text-soft">
      {isZeroRated(doc) && doc.zeroRated === 'withoutTax'
        ? t('GST is ₹0.00, as the supply is under bond or LUT.')
        : isOffer(doc)
          ? t('No GST is counted, as the rate is 0%. Enter the rate under “Tax”, if these items have one.')
          : t('GST is ₹0.00, as the rate of each item is 0%.')}
    </p>
  )
}

/** Taxes that cannot apply are not shown; programs still find them by name, as zero. */
function HiddenTaxes({ doc, result }: { doc: BusinessDocument; result: Totals }) {
  return taxRows(doc, result)
    .filter(({ shown }) => !shown)
    .map((each) => (
      <output aria-live="off" key={each.name} name={each.name} data-value={figureValue(each)} hidden>
        ₹0.00
      </output>
    ))
}

/** The heads of tax in the names of the site's contract; those that cannot apply here are not `shown`. */
function taxRows(doc: BusinessDocument, result: Totals): (ResultRow & { shown: boolean })[] {
  const isInterState = result.heads === 'igst'
  const label = (tax: string) =>
    doc.reverseCharge && result.heads
      ? t(isPurchase(doc) ? '{0}, paid by you' : '{0}, paid by the client', tax)
      : tax
  const local = result.heads !== null && !isInterState
  const localTax = result.heads === 'utgst' ? 'UTGST' : 'SGST'
  return [
    { ...row('cgst', label('CGST'), 'paise', result.cgstPaise), shown: local },
    { ...row('sgst', label(localTax), 'paise', result.sgstPaise), shown: local },
    { ...row('igst', label('IGST'), 'paise', result.igstPaise), shown: isInterState },
  ]
}

/** The total of a document; for twelve receipts of rent, the rent of a year. */
function totalRow(doc: BusinessDocument, { totalPaise }: Totals): ResultRow {
  const receipts = receiptsIn(doc)
  const label = receipts > 1 ? t('Rent for the year') : doc.kind === 'receipt' ? t('Amount') : t('Total')
  return row('total', label, 'paise', totalPaise * receipts, { primary: true })
}

/** The results of a document in the names of the site's contract. */
function totalRows(doc: BusinessDocument, result: Totals, settlement: Settlement | null): ResultRows {
  const {
    subtotalPaise,
    grossPaise,
    discountPaise,
    overallDiscountPaise,
    roundOffPaise,
    taxPaise,
    totalPaise,
    foreign,
  } = result
  const taxes = taxRows(doc, result).filter(({ shown }) => shown)
  return [
    totalRow(doc, result),
    foreign &&
      textRow(
        'foreignTotal',
        t('Total in {0}', foreign.currency),
        wholeUnits(foreign.currency, foreign.totalPaise),
        foreignAmount(foreign.currency, foreign.totalPaise),
      ),
    receiptsIn(doc) > 1 && row('monthlyRent', t('Monthly rent'), 'paise', totalPaise),
    discountPaise + overallDiscountPaise > 0 &&
      row('beforeDiscount', t('Before discount'), 'paise', grossPaise),
    discountPaise + overallDiscountPaise > 0 &&
      row('discount', t('Discount given'), 'paise', discountPaise + overallDiscountPaise),
    !isOutsideGst(doc) && row('subtotal', t('Subtotal'), 'paise', subtotalPaise),
    // The bar on phones has space for one row of tax.
    taxes.length > 1 && row('tax', 'GST', 'paise', taxPaise),
    ...taxes,
    roundOffPaise !== 0 && row('roundOff', t('Round off'), 'paise', roundOffPaise),
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
