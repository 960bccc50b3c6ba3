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

/** Whole paise. The taxable value and the taxes; where tax is not charged, the taxes are nothing. */
export interface TaxSums {
  taxablePaise: number
  cgstPaise: number
  /** SGST or UTGST. */
  sgstPaise: number
  igstPaise: number
}

export interface LineTotals extends TaxSums {
  id: number
  hsn: string
  /** Quantity × rate. */
  grossPaise: number
  discountPaise: number
  /** The line's share of the discount on the whole document. */
  sharePaise: number
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
  grossPaise: number
  /** The discounts of all lines, without the one on the whole document. */
  discountPaise: number
  overallDiscountPaise: number
  /** The taxable value. */
  subtotalPaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** All taxes; under reverse charge the client pays them to the government, and they are not in the total. */
  taxPaise: number
  roundOffPaise: number
  totalPaise: number
  /** Null where no tax is charged. */
  heads: TaxHeads | null
  /** In order of first appearance on the document. */
  byRate: readonly RateSums[]
}

/** In whole paise. */
export interface Totals extends DocumentSums, Payable {
  /** The sums in the currency of an export, which its prices are in; null where that is the rupee. */
  foreign: (DocumentSums & CurrencyTerms) | null
}

const WHOLE = 100n * DECIMAL_STEPS
const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

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
  const { grossPaise, discountPaise, taxRatePercent, taxRateSteps } = numbers
  const price = grossPaise - discountPaise - share
  const parts = heads === 'igst' ? 1n : 2n
  const whole = inclusive ? WHOLE + taxRateSteps : WHOLE
  const onePaise = Number(divideHalfUp(price * taxRateSteps, whole * parts))
  const taxPaise = onePaise * Number(parts)
  return {
    id: line.id,
    hsn: line.hsn.trim(),
    grossPaise: Number(grossPaise),
    discountPaise: Number(discountPaise),
    sharePaise: Number(share),
    taxRatePercent,
    taxablePaise: Number(price) - (inclusive ? taxPaise : 0),
    ...NO_TAX,
    ...(heads === 'igst' ? { igstPaise: taxPaise } : { cgstPaise: onePaise, sgstPaise: onePaise }),
  }
}

function sumOf<Part extends string>(all: readonly Record<Part, number>[], part: Part): number {
  return all.reduce((sum, one) => sum + one[part], 0)
}

/** The sums of several together. */
export function addTaxSums(all: readonly TaxSums[]): TaxSums {
  return {
    taxablePaise: sumOf(all, 'taxablePaise'),
    cgstPaise: sumOf(all, 'cgstPaise'),
    sgstPaise: sumOf(all, 'sgstPaise'),
    igstPaise: sumOf(all, 'igstPaise'),
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
 * True if rates include the tax: a receipt's amount always does. A seller who does not collect tax has none in the price.
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
  const { totalPaise, subtotalPaise } = own
  const payable = payableOf(doc, totalPaise, subtotalPaise)
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
  const { taxablePaise, ...taxes } = addTaxSums(lines)
  const taxPaise = taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise
  const payablePaise = taxablePaise + (doc.reverseCharge ? 0 : taxPaise)
  const rounds = hasItems(doc) && doc.roundOff && !currencyOf(doc)
  const totalPaise = rounds ? toTheRupee(payablePaise) : payablePaise
  return {
    lines,
    grossPaise: sumOf(lines, 'grossPaise'),
    discountPaise: sumOf(lines, 'discountPaise'),
    overallDiscountPaise: sumOf(lines, 'sharePaise'),
    subtotalPaise: taxablePaise,
    ...taxes,
    taxPaise,
    roundOffPaise: totalPaise - payablePaise,
    totalPaise,
    heads: chargesTax(doc) ? heads : null,
    byRate: byRate(lines),
  }
}
