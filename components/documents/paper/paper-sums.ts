import type { PaperSum } from '@/components/documents/paper/paper'
import { paperMoney, type PaperMoney } from '@/components/documents/paper/paper-money'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import { namesTax, percentOnPaper } from '@/components/documents/paper/paper-tables'
import { TAX_HEAD_COLUMNS } from '@/components/documents/paper/tax-table'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { chargedLines, filledLines } from '@/lib/invoicing/model/filled-lines'
import {
  addTaxSums,
  type DocumentSums,
  includesTax,
  type LineTotals,
  type Totals,
} from '@/lib/invoicing/tax/totals'

/**
 * The discounts, of which the items show their parts: that of the lines, and that on the whole document
 * between the sums of the items before and after it. The sum after it is not repeated where it is the next
 * row.
 */
function discountSums(
  doc: BusinessDocument,
  result: DocumentSums,
  { amount }: PaperMoney,
  { label }: PaperWords,
): PaperSum[] {
  const { discountMinor, overallDiscountMinor: overallPaise } = result
  const given = discountMinor > 0 ? [{ label: label('Discount given'), value: amount(discountMinor) }] : []
  if (overallPaise === 0 || !hasItems(doc)) return given
  const items = result.lines.slice(0, filledLines(doc).length)
  const before = items.reduce((sum, line) => sum + line.grossMinor - line.discountMinor, 0)
  const name =
    doc.overallDiscountUnit === 'percent'
      ? label('Overall discount ({0})', `${doc.overallDiscount.trim()}%`)
      : label('Overall discount')
  const after = { label: label('After overall discount'), value: amount(before - overallPaise) }
  return [
    ...given,
    { label: label('Before overall discount'), value: amount(before) },
    { label: name, value: amount(overallPaise) },
    ...(includesTax(doc) && namesTax(doc, result) ? [after] : []),
  ]
}

/** The additional charges, each with its rate; empty without any. */
function chargeSums(
  doc: BusinessDocument,
  result: DocumentSums,
  { amount }: PaperMoney,
  { label }: PaperWords,
): PaperSum[] {
  if (!hasItems(doc)) return []
  const items = filledLines(doc).length
  const charges = chargedLines(doc).slice(items)
  if (charges.length === 0) return []
  const taxableOf = (lines: readonly LineTotals[]) => amount(addTaxSums(lines).taxableMinor)
  const named = namesTax(doc, result)
  return [
    { label: label('Items'), value: taxableOf(result.lines.slice(0, items)) },
    ...charges.map(({ description }, place) => {
      const own = result.lines[items + place]!
      const rate = named ? percentOnPaper(own.taxRatePercent) : ''
      return { label: chargeLabel(description.trim(), rate, label), value: taxableOf([own]) }
    }),
  ]
}

function chargeLabel(name: string, rate: string, label: PaperWords['label']): string {
  if (name) return rate ? `${name} (GST ${rate})` : name
  return rate ? label('Other charges (GST {0})', rate) : label('Other charges')
}

/** From the taxable value down to the total. */
function sumsIn(
  doc: BusinessDocument,
  result: DocumentSums,
  money: PaperMoney,
  wording: PaperWords,
): PaperSum[] {
  const { heads, subtotalMinor, roundOffMinor, totalMinor } = result
  const { amount } = money
  const { label } = wording
  const rows = [...discountSums(doc, result, money, wording), ...chargeSums(doc, result, money, wording)]
  if (heads && namesTax(doc, result)) {
    rows.push({ label: label('Taxable value'), value: amount(subtotalMinor) })
    for (const { name, minorIn } of TAX_HEAD_COLUMNS[heads])
      rows.push({
        label: doc.reverseCharge ? label('{0} (reverse charge)', name) : name,
        value: amount(minorIn(result)),
      })
  }
  if (roundOffMinor !== 0) rows.push({ label: label('Round off'), value: amount(roundOffMinor) })
  return [...rows, { label: label('Total'), value: amount(totalMinor), strong: true }]
}

/** The value in rupees of an amount in another currency, as GST and the books count it. */
const rupeeSums = (doc: BusinessDocument, result: Totals, { label }: PaperWords): PaperSum[] => [
  ...(namesTax(doc, result)
    ? [
        { label: label('Taxable value in rupees'), value: rupeesFromPaise(result.subtotalMinor) },
        { label: label('IGST in rupees'), value: rupeesFromPaise(result.igstMinor) },
      ]
    : []),
  { label: label('Total in rupees'), value: rupeesFromPaise(result.totalMinor), strong: true },
]

/** From the taxable value down to the total and to what is still to be paid. */
export function paperSums(doc: BusinessDocument, result: Totals, wording: PaperWords): PaperSum[] {
  return [
    ...sumsIn(doc, result.foreign ?? result, paperMoney(result), wording),
    ...(result.foreign ? rupeeSums(doc, result, wording) : []),
    ...payableSums(doc, result, wording),
  ]
}

/** From the total down to what is still to be paid; nothing where that is the total. */
function payableSums(doc: BusinessDocument, result: Totals, { label }: PaperWords): PaperSum[] {
  const { tcsPaise, tdsPaise, receivedPaise, balancePaise } = result
  if (doc.kind !== 'invoice' || (tcsPaise === 0 && tdsPaise === 0 && receivedPaise === 0)) return []
  return [
    { label: label('TCS at {0}', `${doc.tcsPercent.trim()}%`), paise: tcsPaise },
    { label: label('Less TDS at {0}', `${doc.tdsPercent.trim()}%`), paise: tdsPaise },
    { label: label('Less received'), paise: receivedPaise },
  ]
    .flatMap(({ label: name, paise }): PaperSum[] =>
      paise > 0 ? [{ label: name, value: rupeesFromPaise(paise) }] : [],
    )
    .concat({ label: label('Balance due'), value: rupeesFromPaise(balancePaise), strong: true })
}
