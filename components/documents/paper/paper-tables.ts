import { type BusinessDocument, isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { isRoll } from '@/lib/invoicing/document/look'
import { columnsOf } from '@/lib/invoicing/document/extra-columns'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { divideHalfUp } from '@/lib/invoicing/model/exact'
import { type LineCell, DECIMAL_STEPS, decimalSteps, readCell } from '@/lib/invoicing/model/line-numbers'
import type { PaperMoney } from '@/components/documents/paper/paper-money'
import type { PaperColumn, PaperTable } from '@/components/documents/paper/paper'
import type { PaperPhrase, PaperWords } from '@/components/documents/paper/paper-words'
import { type DocumentSums, includesTax, type LineTotals, type TaxSums } from '@/lib/invoicing/tax/totals'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })

function numberIn(line: DocumentLine, name: LineCell): number {
  const reading = readCell(line, name)
  // The caller has the totals, and it is absent while a number cannot be parsed.
  if (!reading.ok) throw new RangeError(`The ${name} of line ${line.id} cannot be read`)
  return reading.value
}

const quantityOf = (line: DocumentLine) =>
  `${plain.format(numberIn(line, 'quantity'))} ${line.unit.trim()}`.trim()
export const percentOnPaper = (number: number) => `${plain.format(number)}%`

interface Cell {
  heading: PaperPhrase
  /** In place of the heading: a name that the seller gave it. */
  named?: string
  holds: PaperColumn['holds']
  text(line: DocumentLine, sums: LineTotals, place: number, money: PaperMoney): string
  /** The amount of a column that is added up. */
  minor?(sums: LineTotals): number
}

const WHOLE = 100n * DECIMAL_STEPS

/** The rate without the GST that it includes, to the paisa, half up. */
const rateWithoutTax: Cell['text'] = (line, { taxRatePercent }, _place, money) => {
  const rate = decimalSteps(numberIn(line, 'rate'))
  const hundredths = divideHalfUp(rate * DECIMAL_STEPS, WHOLE + decimalSteps(taxRatePercent))
  return money.rate(Number(hundredths) / 100)
}

const taxMinor = ({ cgstMinor, sgstMinor, igstMinor }: TaxSums) => cgstMinor + sgstMinor + igstMinor
const taxableMinor = (sums: TaxSums) => sums.taxableMinor
const withTaxMinor = (sums: TaxSums) => taxableMinor(sums) + taxMinor(sums)

/** A column of amounts. */
const amounts = (heading: PaperPhrase, minor: (sums: LineTotals) => number): Cell => ({
  heading,
  holds: 'number',
  text: (_line, sums, _place, money) => money.plain(minor(sums)),
  minor,
})

const CELLS = {
  place: { heading: 'No.', holds: 'code', text: (_line, _sums, place) => String(place + 1) },
  description: { heading: 'Description', holds: 'words', text: (line) => line.description.trim() },
  hsn: { heading: 'HSN/SAC', holds: 'code', text: (line) => line.hsn.trim() },
  quantity: { heading: 'Quantity', holds: 'number', text: quantityOf },
  rate: {
    heading: 'Rate',
    holds: 'number',
    text: (line, _sums, _place, money) => money.rate(numberIn(line, 'rate')),
  },
  discount: {
    heading: 'Discount',
    holds: 'number',
    text: (_line, { discountMinor, shareMinor }, _place, money) =>
      discountMinor + shareMinor === 0 ? '' : money.plain(discountMinor + shareMinor),
  },
  taxable: amounts('Taxable value', taxableMinor),
  taxRate: {
    heading: 'GST',
    holds: 'number',
    text: (_line, { taxRatePercent }) => percentOnPaper(taxRatePercent),
  },
  amount: amounts('Amount', taxableMinor),
  lineTax: amounts('Tax', taxMinor),
  lineTotal: amounts('Total', withTaxMinor),
} satisfies Record<string, Cell>

const EXTRA_HEADINGS = {
  batch: 'Batch',
  expiry: 'Expiry',
  mrp: 'MRP',
  serial: 'Serial no.',
} as const satisfies Record<string, PaperPhrase>

/** The extra columns of a document, its own ones by the names that the seller gives them. */
function extraCells({ columns }: ItemDocument): Cell[] {
  return columnsOf(columns).map((name) => ({
    ...(name === 'own1' || name === 'own2'
      ? { heading: 'Description' as const, named: columns[name]!.trim() }
      : { heading: EXTRA_HEADINGS[name] }),
    holds: name === 'expiry' || name === 'mrp' ? 'code' : 'words',
    text: ({ extras }) => extras[name]?.trim() ?? '',
  }))
}

/** True if a document names tax at all: an invoice always does, a quotation or an order only when there is some. */
export const namesTax = (doc: BusinessDocument, sums: DocumentSums) =>
  sums.heads !== null && ((!isOffer(doc) && doc.kind !== 'purchaseOrder') || sums.taxMinor > 0)

/** The columns of tax and value. */
function valueCells(doc: ItemDocument, tax: boolean): Cell[] {
  if (!tax) return [CELLS.amount]
  const { lineTax, lineTotal } = doc.style
  return [
    CELLS.taxRate,
    CELLS.taxable,
    ...(lineTax ? [CELLS.lineTax] : []),
    ...(lineTotal && !doc.reverseCharge ? [CELLS.lineTotal] : []),
  ]
}

function cellsFor(doc: ItemDocument, result: DocumentSums): Cell[] {
  const tax = namesTax(doc, result)
  const hsn = doc.lines.some((line) => line.hsn.trim() !== '') ? [CELLS.hsn] : []
  const discount = result.discountMinor + result.overallDiscountMinor > 0 ? [CELLS.discount] : []
  const rateWithTax = includesTax(doc) && tax ? [{ ...CELLS.rate, heading: 'Rate with GST' as const }] : []
  const { description, quantity, rate } = CELLS
  const extras = extraCells(doc)
  const rateWithout =
    rateWithTax.length > 0 && doc.style.bothRates
      ? [{ ...CELLS.rate, heading: 'Rate without GST' as const, text: rateWithoutTax }]
      : []
  // A roll has quantity, rate and amount on one line, and what else there is on the next.
  if (isRoll(doc.look))
    return [
      ...[description, quantity, rate, CELLS.amount],
      ...[...rateWithTax, ...rateWithout, ...hsn, ...extras, ...discount, ...(tax ? [CELLS.taxRate] : [])],
    ]
  return [
    ...[
      CELLS.place,
      description,
      ...hsn,
      ...extras,
      quantity,
      rateWithTax[0] ?? rate,
      ...rateWithout,
      ...discount,
    ],
    ...valueCells(doc, tax),
  ]
}

/** The lines of a quotation or an invoice. */
export function lineTable(
  doc: ItemDocument,
  result: DocumentSums,
  money: PaperMoney,
  wording: PaperWords,
): PaperTable {
  const cells = cellsFor(doc, result)
  const items = result.lines.slice(0, filledLines(doc).length)
  return {
    columns: cells.map(({ heading, named, holds }) => ({
      heading: named ?? headingOf(heading, money, wording),
      holds,
    })),
    rows: filledLines(doc).map((line, place) =>
      cells.map(({ text }) => text(line, items[place]!, place, money)),
    ),
    running: runningSums(cells, items, money),
  }
}

/** Prices and values name a currency that is not the rupee. */
const headingOf = (heading: PaperPhrase, { currency }: PaperMoney, { title }: PaperWords) =>
  currency && IN_CURRENCY.includes(heading) ? `${title(heading)} (${currency})` : title(heading)
const IN_CURRENCY: readonly PaperPhrase[] = [
  'Rate',
  'Rate with GST',
  'Rate without GST',
  'Amount',
  'Taxable value',
  'Total',
]

/** The sums through each line, in the columns that can be added up. */
function runningSums(cells: readonly Cell[], items: readonly LineTotals[], money: PaperMoney): string[][] {
  const sums = cells.map(() => 0)
  return items.map((line) =>
    cells.map(({ minor }, column) => (minor ? money.plain((sums[column]! += minor(line))) : '')),
  )
}
