import {
  type BusinessDocument,
  hasItems,
  isOffer,
  type ItemDocument,
} from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { isRoll } from '@/lib/invoicing/document/look'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { type LineCell, readCell } from '@/lib/invoicing/model/line-numbers'
import { type PaperMoney, RUPEES } from '@/components/documents/paper/paper-money'
import type { PaperColumn, PaperTable } from '@/components/documents/paper/paper'
import type { PaperPhrase, PaperWords } from '@/components/documents/paper/paper-words'
import {
  type DocumentSums,
  includesTax,
  type LineTotals,
  type RateSums,
  type TaxSums,
  type Totals,
} from '@/lib/invoicing/tax/totals'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })
const rupeesPlain = RUPEES.plain

function numberIn(line: DocumentLine, name: LineCell): number {
  const reading = readCell(line, name)
  // The caller has the totals, and it is absent while a number cannot be parsed.
  if (!reading.ok) throw new RangeError(`The ${name} of line ${line.id} cannot be read`)
  return reading.value
}

const quantityOf = (line: DocumentLine) =>
  `${plain.format(numberIn(line, 'quantity'))} ${line.unit.trim()}`.trim()
export const percent = (number: number) => `${plain.format(number)}%`

interface Cell {
  heading: PaperPhrase
  holds: PaperColumn['holds']
  text(line: DocumentLine, sums: LineTotals, place: number, money: PaperMoney): string
  /** The amount of a column that is added up. */
  paise?(sums: LineTotals): number
}

const taxPaise = ({ cgstPaise, sgstPaise, igstPaise }: TaxSums) => cgstPaise + sgstPaise + igstPaise
const taxablePaise = (sums: TaxSums) => sums.taxablePaise
const withTaxPaise = (sums: TaxSums) => taxablePaise(sums) + taxPaise(sums)

/** A column of amounts. */
const amounts = (heading: PaperPhrase, paise: (sums: LineTotals) => number): Cell => ({
  heading,
  holds: 'number',
  text: (_line, sums, _place, money) => money.plain(paise(sums)),
  paise,
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
    text: (_line, { discountPaise, sharePaise }, _place, money) =>
      discountPaise + sharePaise === 0 ? '' : money.plain(discountPaise + sharePaise),
  },
  taxable: amounts('Taxable value', taxablePaise),
  taxRate: { heading: 'GST', holds: 'number', text: (_line, { taxRatePercent }) => percent(taxRatePercent) },
  amount: amounts('Amount', taxablePaise),
  lineTax: amounts('Tax', taxPaise),
  lineTotal: amounts('Total', withTaxPaise),
} satisfies Record<string, Cell>

/** True if a document names tax at all: an invoice always does, a quotation or an order only when there is some. */
export const namesTax = (doc: BusinessDocument, sums: DocumentSums) =>
  sums.heads !== null && ((!isOffer(doc) && doc.kind !== 'purchaseOrder') || sums.taxPaise > 0)

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
  const discount = result.discountPaise + result.overallDiscountPaise > 0 ? [CELLS.discount] : []
  const rateWithTax = includesTax(doc) && tax ? [{ ...CELLS.rate, heading: 'Rate with GST' as const }] : []
  const { description, quantity, rate } = CELLS
  // A roll has quantity, rate and amount on one line, and what else there is on the next.
  if (isRoll(doc.look))
    return [
      ...[description, quantity, rate, CELLS.amount],
      ...[...rateWithTax, ...hsn, ...discount, ...(tax ? [CELLS.taxRate] : [])],
    ]
  return [
    ...[CELLS.place, description, ...hsn, quantity, rateWithTax[0] ?? rate, ...discount],
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
    columns: cells.map(({ heading, holds }) => ({ heading: headingOf(heading, money, wording), holds })),
    rows: filledLines(doc).map((line, place) =>
      cells.map(({ text }) => text(line, items[place]!, place, money)),
    ),
    running: runningSums(cells, items, money),
  }
}

/** Prices and values name a currency that is not the rupee. */
const headingOf = (heading: PaperPhrase, { currency }: PaperMoney, { title }: PaperWords) =>
  currency && IN_CURRENCY.includes(heading) ? `${title(heading)} (${currency})` : title(heading)
const IN_CURRENCY: readonly PaperPhrase[] = ['Rate', 'Rate with GST', 'Amount', 'Taxable value', 'Total']

/** The sums through each line, in the columns that can be added up. */
function runningSums(cells: readonly Cell[], items: readonly LineTotals[], money: PaperMoney): string[][] {
  const sums = cells.map(() => 0)
  return items.map((line) =>
    cells.map(({ paise }, column) => (paise ? money.plain((sums[column]! += paise(line))) : '')),
  )
}

interface TaxHead {
  name: string
  paiseIn(sums: Omit<TaxSums, 'taxablePaise'>): number
}

const centralTax: TaxHead = { name: 'CGST', paiseIn: ({ cgstPaise }) => cgstPaise }
const stateTax = (name: string): TaxHead => ({ name, paiseIn: ({ sgstPaise }) => sgstPaise })

/** The heads of tax that are charged together. */
export const TAX_HEADS: Record<NonNullable<Totals['heads']>, readonly TaxHead[]> = {
  sgst: [centralTax, stateTax('SGST')],
  utgst: [centralTax, stateTax('UTGST')],
  igst: [{ name: 'IGST', paiseIn: ({ igstPaise }) => igstPaise }],
}

/** Of the last row, which is of all rates together. */
const NO_RATE = -1

interface RateColumn extends PaperColumn {
  text(sums: RateSums): string
}

const ofHsn = ({ label }: PaperWords): RateColumn => ({
  heading: label('HSN/SAC'),
  holds: 'code',
  text: ({ hsn }) => hsn || '—',
})
/** @param currency where other amounts are in another one */
const ofTaxable = ({ title }: PaperWords, currency: string): RateColumn => ({
  heading: title('Taxable value') + currency,
  holds: 'number',
  text: (sums) => rupeesPlain(sums.taxablePaise),
})
const ofRate = (heading: string, parts: number): RateColumn => ({
  heading,
  holds: 'number',
  text: ({ taxRatePercent }) => (taxRatePercent === NO_RATE ? '' : percent(taxRatePercent / parts)),
})

/** A roll has no space for the rate of each head; it has the whole rate once. */
function rateColumns(
  heads: NonNullable<Totals['heads']>,
  roll: boolean,
  currency: string,
  wording: PaperWords,
): RateColumn[] {
  const headAmounts = TAX_HEADS[heads].map(({ name, paiseIn }): RateColumn => ({
    heading: name,
    holds: 'number',
    text: (sums) => rupeesPlain(paiseIn(sums)),
  }))
  const { label } = wording
  if (roll) return [ofHsn(wording), ofRate(label('GST'), 1), ofTaxable(wording, currency), ...headAmounts]
  return [
    ofHsn(wording),
    ofTaxable(wording, currency),
    ...headAmounts.flatMap((amount) => [
      ofRate(label('{0} rate', amount.heading), headAmounts.length),
      amount,
    ]),
    {
      heading: label('Tax'),
      holds: 'number',
      text: ({ cgstPaise, sgstPaise, igstPaise }) => rupeesPlain(cgstPaise + sgstPaise + igstPaise),
    },
  ]
}

/** The tax by HSN and rate, in rupees; null where there is none, or where it is not wanted. */
export function rateTable(doc: BusinessDocument, result: Totals, wording: PaperWords): PaperTable | null {
  const { heads, byRate, subtotalPaise } = result
  if (!namesTax(doc, result) || !heads || byRate.length === 0) return null
  if (hasItems(doc) && !doc.style.taxTable) return null
  const columns = rateColumns(heads, isRoll(doc.look), result.foreign ? ' (₹)' : '', wording)
  const whole: RateSums = {
    ...result,
    hsn: wording.text('Total'),
    taxRatePercent: NO_RATE,
    taxablePaise: subtotalPaise,
  }
  return {
    columns: columns.map(({ heading, holds }) => ({ heading, holds })),
    rows: byRate.map((sums) => columns.map(({ text }) => text(sums))),
    foot: columns.map(({ text }) => text(whole)),
  }
}
