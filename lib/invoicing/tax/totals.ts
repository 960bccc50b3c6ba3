import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type BusinessDocument, type DocumentLine, hasItems, isOffer } from '@/lib/invoicing/model/document'
import { halfUp } from '@/lib/invoicing/model/exact'
import { type LineNumbers, PERCENT_STEPS, readLine } from '@/lib/invoicing/model/line-numbers'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { isZeroRated, taxHeads, type TaxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { readTds, receiptLines } from '@/lib/invoicing/model/receipt-lines'

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
  /** Quantity × rate. */
  grossPaise: number
  discountPaise: number
  taxRatePercent: number
}

/** The lines of one HSN code and one rate together. */
export interface RateSums extends TaxSums {
  hsn: string
  taxRatePercent: number
}

export interface Totals {
  lines: readonly LineTotals[]
  grossPaise: number
  discountPaise: number
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
  /** In the order in which they first stand on the document. */
  byRate: readonly RateSums[]
}

const WHOLE = 100n * PERCENT_STEPS
const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** The line with the rate that is charged on it; the same object if that is its own. */
function taxed(doc: BusinessDocument, line: DocumentLine): DocumentLine {
  const rate = chargedRate(doc, line)
  return rate === line.taxRatePercent ? line : { ...line, taxRatePercent: rate }
}

function chargedRate(doc: BusinessDocument, line: DocumentLine): string {
  if (!chargesTax(doc) || (isZeroRated(doc) && doc.zeroRated === 'withoutTax')) return ''
  return isOffer(doc) && !doc.ratePerLine ? doc.taxRatePercent : line.taxRatePercent
}

/**
 * One line: each head of tax is rounded to the paisa, half up, so that CGST and SGST are equal; a price that includes
 * tax stays what it is, and what is left of it is the taxable value.
 * Source: CGST Rules 2017, rule 46 (discount before tax, tax of each head); CGST Act, section 15.
 */
function lineTotals(id: number, numbers: LineNumbers, heads: TaxHeads, inclusive: boolean): LineTotals {
  const { grossPaise, discountPaise, taxRatePercent, taxRateSteps } = numbers
  const price = grossPaise - discountPaise
  const parts = heads === 'igst' ? 1n : 2n
  const whole = inclusive ? WHOLE + taxRateSteps : WHOLE
  const onePaise = Number(halfUp(price * taxRateSteps, whole * parts))
  const taxPaise = onePaise * Number(parts)
  return {
    id,
    grossPaise: Number(grossPaise),
    discountPaise: Number(discountPaise),
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
export function sums(all: readonly TaxSums[]): TaxSums {
  return {
    taxablePaise: sumOf(all, 'taxablePaise'),
    cgstPaise: sumOf(all, 'cgstPaise'),
    sgstPaise: sumOf(all, 'sgstPaise'),
    igstPaise: sumOf(all, 'igstPaise'),
  }
}

function byRate(lines: readonly LineTotals[], hsns: readonly string[]): RateSums[] {
  const groups = new Map<string, { hsn: string; taxRatePercent: number; lines: LineTotals[] }>()
  for (const [place, line] of lines.entries()) {
    const hsn = hsns[place]!
    const key = `${line.taxRatePercent} ${hsn}`
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { hsn, taxRatePercent: line.taxRatePercent, lines: [line] })
  }
  return [...groups.values()].map(({ lines, ...head }) => ({ ...head, ...sums(lines) }))
}

/** To the rupee, fifty paise and more up, as section 170 of the CGST Act rounds tax. */
const toTheRupee = (paise: number) => Math.floor((paise + 50) / 100) * 100

/**
 * What a document comes to, in whole paise. Nothing is guessed: while a number on it can't be read there is no answer.
 * @returns null then; `cellProblem` says what to mend
 */
export function totals(doc: BusinessDocument): Totals | null {
  const known = knownTotals.get(doc)
  if (known !== undefined) return known
  const result = addedUp(doc)
  knownTotals.set(doc, result)
  return result
}

/** Form, paper and checks ask for the same document; a document is never changed, only replaced. */
const knownTotals = new WeakMap<BusinessDocument, Totals | null>()

/**
 * Whether rates include the tax: a receipt's amount always does. A seller who does not collect tax has none in the price.
 */
export const includesTax = (doc: BusinessDocument): boolean =>
  !doc.reverseCharge && (!hasItems(doc) || doc.pricesInclude)

function addedUp(doc: BusinessDocument): Totals | null {
  const heads = taxHeads(doc)
  const charged = chargesTax(doc)
  const inclusive = includesTax(doc)
  if (doc.kind === 'receipt' && doc.type === 'rent' && !readTds(doc).ok) return null
  const source = hasItems(doc) ? filledLines(doc) : receiptLines(doc)
  const lines: LineTotals[] = []
  for (const line of source) {
    const reading = readLine(taxed(doc, line))
    if (!reading.ok) return null
    lines.push(lineTotals(line.id, reading.value, heads, inclusive))
  }
  const { taxablePaise, ...taxes } = sums(lines)
  const taxPaise = taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise
  const payablePaise = taxablePaise + (doc.reverseCharge ? 0 : taxPaise)
  const totalPaise = hasItems(doc) && doc.roundOff ? toTheRupee(payablePaise) : payablePaise
  return {
    lines,
    grossPaise: sumOf(lines, 'grossPaise'),
    discountPaise: sumOf(lines, 'discountPaise'),
    subtotalPaise: taxablePaise,
    ...taxes,
    taxPaise,
    roundOffPaise: totalPaise - payablePaise,
    totalPaise,
    heads: charged ? heads : null,
    byRate: byRate(
      lines,
      source.map(({ hsn }) => hsn.trim()),
    ),
  }
}
