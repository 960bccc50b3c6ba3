import type { PaperSum } from '@/components/documents/paper/paper'
import { moneyOf, type PaperMoney } from '@/components/documents/paper/paper-money'
import { namesTax, percent, TAX_HEADS } from '@/components/documents/paper/paper-tables'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/model/document'
import { chargedLines, filledLines } from '@/lib/invoicing/model/filled-lines'
import { type DocumentSums, type LineTotals, sums, type Totals } from '@/lib/invoicing/tax/totals'

/** The discounts, of which the items show their parts: that of the lines, and that on the whole document. */
function discountSums(
  doc: BusinessDocument,
  { discountPaise, overallDiscountPaise }: DocumentSums,
  { amount }: PaperMoney,
): PaperSum[] {
  const rate =
    hasItems(doc) && doc.overallDiscountUnit === 'percent' ? ` (${doc.overallDiscount.trim()}%)` : ''
  return [
    { label: 'Discount given', paise: discountPaise },
    { label: `Overall discount${rate}`, paise: overallDiscountPaise },
  ].flatMap(({ label, paise }) => (paise > 0 ? [{ label, value: amount(paise) }] : []))
}

/** The additional charges, each with its rate; empty without any. */
function chargeSums(doc: BusinessDocument, result: DocumentSums, { amount }: PaperMoney): PaperSum[] {
  if (!hasItems(doc)) return []
  const items = filledLines(doc).length
  const charges = chargedLines(doc).slice(items)
  if (charges.length === 0) return []
  const taxableOf = (lines: readonly LineTotals[]) => amount(sums(lines).taxablePaise)
  const named = namesTax(doc, result)
  return [
    { label: 'Items', value: taxableOf(result.lines.slice(0, items)) },
    ...charges.map(({ description }, place) => {
      const own = result.lines[items + place]!
      const rate = named ? ` (GST ${percent(own.taxRatePercent)})` : ''
      return { label: (description.trim() || 'Other charges') + rate, value: taxableOf([own]) }
    }),
  ]
}

/** From the taxable value down to the total. */
function sumsIn(doc: BusinessDocument, result: DocumentSums, money: PaperMoney): PaperSum[] {
  const { heads, subtotalPaise, roundOffPaise, totalPaise } = result
  const { amount } = money
  const rows = [...discountSums(doc, result, money), ...chargeSums(doc, result, money)]
  if (heads && namesTax(doc, result)) {
    rows.push({ label: 'Taxable value', value: amount(subtotalPaise) })
    const under = doc.reverseCharge ? ' (reverse charge)' : ''
    for (const { name, paiseIn } of TAX_HEADS[heads])
      rows.push({ label: name + under, value: amount(paiseIn(result)) })
  }
  if (roundOffPaise !== 0) rows.push({ label: 'Round off', value: amount(roundOffPaise) })
  return [...rows, { label: 'Total', value: amount(totalPaise), strong: true }]
}

/** What GST and the books count of an amount in another currency. */
const rupeeSums = (doc: BusinessDocument, result: Totals): PaperSum[] => [
  ...(namesTax(doc, result)
    ? [
        { label: 'Taxable value in rupees', value: rupeesFromPaise(result.subtotalPaise) },
        { label: 'IGST in rupees', value: rupeesFromPaise(result.igstPaise) },
      ]
    : []),
  { label: 'Total in rupees', value: rupeesFromPaise(result.totalPaise), strong: true },
]

/** From the taxable value down to the total and to what is still to be paid. */
export function sumsOf(doc: BusinessDocument, result: Totals): PaperSum[] {
  return [
    ...sumsIn(doc, result.foreign ?? result, moneyOf(result)),
    ...(result.foreign ? rupeeSums(doc, result) : []),
    ...payableSums(doc, result),
  ]
}

/** From the total down to what is still to be paid; nothing where that is the total. */
function payableSums(doc: BusinessDocument, result: Totals): PaperSum[] {
  const { tcsPaise, tdsPaise, receivedPaise, balancePaise } = result
  if (doc.kind !== 'invoice' || (tcsPaise === 0 && tdsPaise === 0 && receivedPaise === 0)) return []
  return [
    { label: `TCS at ${doc.tcsPercent.trim()}%`, paise: tcsPaise },
    { label: `Less TDS at ${doc.tdsPercent.trim()}%`, paise: tdsPaise },
    { label: 'Less received', paise: receivedPaise },
  ]
    .flatMap(({ label, paise }): PaperSum[] => (paise > 0 ? [{ label, value: rupeesFromPaise(paise) }] : []))
    .concat({ label: 'Balance due', value: rupeesFromPaise(balancePaise), strong: true })
}
