import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import { divideHalfUp } from '@/lib/invoicing/model/exact'
import { DECIMAL_STEPS } from '@/lib/invoicing/model/line-numbers'
import { type CurrencyTerms, currencyOf, minorUnitsOf } from '@/lib/invoicing/tax/export-currency'
import { linesInRupees } from '@/lib/invoicing/tax/in-rupees'
import { type ChargedLine, readChargedLines } from '@/lib/invoicing/tax/read-charged-lines'
import { nothingBut, paidInFull, type Payable, readPayable } from '@/lib/invoicing/tax/payable'
import { taxHeads, type TaxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { readTds } from '@/lib/invoicing/model/receipt-lines'

/**
 * The taxable value and the taxes, in the smallest units of one currency, which for the rupee are paise.
 * Where tax is not charged, the taxes are nothing.
 */
export interface TaxSums {
  taxableMinor: number
  cgstMinor: number
  /** SGST or UTGST. */
  sgstMinor: number
  igstMinor: number
}

export interface LineTotals extends TaxSums {
  id: number
  hsn: string
  /** Quantity × rate. */
  grossMinor: number
  discountMinor: number
  /** The line's share of the discount on the whole document. */
  shareMinor: number
  taxRatePercent: number
}

/** The lines of one HSN code and one rate together. */
export interface RateSums extends TaxSums {
  hsn: string
  taxRatePercent: number
}

/** The totals of a document in the smallest units of one currency, paise for the rupee. */
export interface DocumentSums {
  /** The lines of the items, and behind them those of the charges. */
  lines: readonly LineTotals[]
  grossMinor: number
  /** The discounts of all lines, without the one on the whole document. */
  discountMinor: number
  overallDiscountMinor: number
  /** The taxable value. */
  subtotalMinor: number
  cgstMinor: number
  sgstMinor: number
  igstMinor: number
  /** All taxes; under reverse charge the client pays them to the government, and they are not in the total. */
  taxMinor: number
  roundOffMinor: number
  totalMinor: number
  /** Null where no tax is charged. */
  heads: TaxHeads | null
  /** In order of first appearance on the document. */
  byRate: readonly RateSums[]
}

/** In whole paise: the smallest units of the rupee. */
export interface Totals extends DocumentSums, Payable {
  /** The sums in the currency of an export, which its prices are in; null where that is the rupee. */
  foreign: (DocumentSums & CurrencyTerms) | null
}

const WHOLE = 100n * DECIMAL_STEPS
const NO_TAX = { cgstMinor: 0, sgstMinor: 0, igstMinor: 0 }

interface Charging {
  heads: TaxHeads
  /** True if prices include the tax. */
  inclusive: boolean
}

/**
 * One line: each head of tax is rounded to the paisa, half up, so that CGST and SGST are equal; a price that includes
 * tax stays what it is, and what is left of it is the taxable value.
 * Source: CGST Rules 2017, rule 46 (discount before tax, tax of each head); CGST Act, section 15.
 */
function lineTotals({ line, numbers, share }: ChargedLine, { heads, inclusive }: Charging): LineTotals {
  const { grossMinor, discountMinor, taxRatePercent, taxRateSteps } = numbers
  const price = grossMinor - discountMinor - share
  const parts = heads === 'igst' ? 1n : 2n
  const whole = inclusive ? WHOLE + taxRateSteps : WHOLE
  const oneMinor = Number(divideHalfUp(price * taxRateSteps, whole * parts))
  const taxMinor = oneMinor * Number(parts)
  return {
    id: line.id,
    hsn: line.hsn.trim(),
    grossMinor: Number(grossMinor),
    discountMinor: Number(discountMinor),
    shareMinor: Number(share),
    taxRatePercent,
    taxableMinor: Number(price) - (inclusive ? taxMinor : 0),
    ...NO_TAX,
    ...(heads === 'igst' ? { igstMinor: taxMinor } : { cgstMinor: oneMinor, sgstMinor: oneMinor }),
  }
}

function sumOf<Part extends string>(all: readonly Record<Part, number>[], part: Part): number {
  return all.reduce((sum, one) => sum + one[part], 0)
}

/** The sums of several together. */
export function addTaxSums(all: readonly TaxSums[]): TaxSums {
  return {
    taxableMinor: sumOf(all, 'taxableMinor'),
    cgstMinor: sumOf(all, 'cgstMinor'),
    sgstMinor: sumOf(all, 'sgstMinor'),
    igstMinor: sumOf(all, 'igstMinor'),
  }
}

function byRate(lines: readonly LineTotals[]): RateSums[] {
  const groups = new Map<string, [LineTotals, ...LineTotals[]]>()
  for (const line of lines) {
    const key = `${line.taxRatePercent} ${line.hsn}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()].map((same) => {
    const { hsn, taxRatePercent } = same[0]
    return { hsn, taxRatePercent, ...addTaxSums(same) }
  })
}

/** Paise rounded to the rupee, fifty and more up, as section 170 of the CGST Act rounds tax. */
const toTheRupee = (paise: number) => Math.floor((paise + 50) / 100) * 100

/**
 * The totals of a document, in whole paise. There are none while a number on it can't be read.
 * @returns null then; `cellProblem` returns what is wrong
 */
export const totals: (doc: BusinessDocument) => Totals | null = onceForEach(addedUp)

/**
 * True if rates include the tax: a receipt's amount always does. A seller who does not collect tax has none
 * in the price.
 */
export const includesTax = (doc: BusinessDocument): boolean =>
  !doc.reverseCharge && (!hasItems(doc) || doc.pricesInclude)

function addedUp(doc: BusinessDocument): Totals | null {
  if (doc.kind === 'receipt' && doc.type === 'rent' && !readTds(doc).ok) return null
  const charged = readChargedLines(doc)
  const terms = currencyOf(doc)
  const inPaise = charged && terms ? linesInRupees(charged, terms.exchangeRate, minorUnitsOf(doc)) : charged
  if (!charged || !inPaise) return null
  const own = documentSums(doc, inPaise)
  const { totalMinor, subtotalMinor } = own
  const payable = payableOf(doc, totalMinor, subtotalMinor)
  return payable && { ...payable, ...own, foreign: terms && { ...documentSums(doc, charged), ...terms } }
}

function payableOf(doc: BusinessDocument, totalPaise: number, taxablePaise: number): Payable | null {
  if (doc.kind === 'invoice') return readPayable(doc, totalPaise, taxablePaise)
  return doc.kind === 'cashMemo' ? paidInFull(totalPaise) : nothingBut(totalPaise)
}

function documentSums(doc: BusinessDocument, charged: readonly ChargedLine[]): DocumentSums {
  const heads = taxHeads(doc)
  const charging = { heads, inclusive: includesTax(doc) }
  const lines = charged.map((one) => lineTotals(one, charging))
  const { taxableMinor, ...taxes } = addTaxSums(lines)
  const taxMinor = taxes.cgstMinor + taxes.sgstMinor + taxes.igstMinor
  const payableMinor = taxableMinor + (doc.reverseCharge ? 0 : taxMinor)
  const rounds = hasItems(doc) && doc.roundOff && !currencyOf(doc)
  const totalMinor = rounds ? toTheRupee(payableMinor) : payableMinor
  return {
    lines,
    grossMinor: sumOf(lines, 'grossMinor'),
    discountMinor: sumOf(lines, 'discountMinor'),
    overallDiscountMinor: sumOf(lines, 'shareMinor'),
    subtotalMinor: taxableMinor,
    ...taxes,
    taxMinor,
    roundOffMinor: totalMinor - payableMinor,
    totalMinor,
    heads: chargesTax(doc) ? heads : null,
    byRate: byRate(lines),
  }
}
