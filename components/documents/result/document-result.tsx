import { totalInWords } from '@/components/documents/controls/total-in-words'
import { otherRows, taxHeadRows } from '@/components/documents/result/total-rows'
import { useSettlement } from '@/components/documents/result/use-settlement'
import { RowList } from '@/components/results/result-panel'
import { figureValue } from '@/lib/answers/figure'
import { type BusinessDocument, isOffer } from '@/lib/invoicing/document/document'
import { foreignInWords } from '@/lib/invoicing/model/foreign-in-words'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
import { names, t } from '@/lib/language/words'

/** The parts of the total, the payments on it, and the total in words. */
export default function DocumentResult({ doc }: { doc: BusinessDocument }) {
  const result = totals(doc)
  const settlement = useSettlement(doc)
  if (!result || isEmpty(doc)) return null
  return (
    <div className="results">
      <div className="breakdown">
        <WithoutTax doc={doc} result={result} />
        <RowList rows={otherRows(doc, result, settlement)} />
        <HiddenTaxes doc={doc} result={result} />
        <p className="mt-3 text-sm text-soft">{wordsOf(doc, result)}</p>
      </div>
    </div>
  )
}

/** Why a document that names GST has none of it. */
function WithoutTax({ doc, result }: { doc: BusinessDocument; result: Totals }) {
  if (result.heads === null || result.taxMinor > 0 || result.subtotalMinor === 0) return null
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
  return taxHeadRows(doc, result)
    .filter(({ shown }) => !shown)
    .map((each) => (
      <output aria-live="off" key={each.name} name={each.name} data-value={figureValue(each)} hidden>
        ₹0.00
      </output>
    ))
}

function wordsOf(doc: BusinessDocument, { totalMinor, foreign }: Totals): string | null {
  const paise = totalMinor * receiptsIn(doc)
  if (paise <= 0) return null
  const rupees = totalInWords(paise)
  return foreign
    ? `${foreignInWords(foreign.currency, foreign.totalMinor, names('amounts'))} / ${rupees}`
    : rupees
}
