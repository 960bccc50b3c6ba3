import { type Conversion, foreignOf } from '@/lib/money/conversion'
import type { Exchange } from '@/lib/money/converter-inputs'
import { exchangeGst, exchangeValuation } from '@/lib/rules/gst/exchange-gst'
import { lawDay } from '@/lib/rules/in-force'
import { ruleOn } from '@/lib/rules/rule'

export interface ExchangeQuestion {
  exchange: Exclude<Exchange, 'none'>
  /** The value of the foreign money in rupees at the mid-market rate. */
  rupees: number
  markupPercent: number
  /** The day whose law is asked for, YYYY-MM-DD. */
  on: string
}

/** Rupees, unrounded. */
export interface ExchangeCharges {
  markup: number
  /** The rupees that change hands at the bank's own rate, before tax. */
  gross: number
  /** On which GST is taken: the mark-up of a card, the value by rule 32(2)(b) of an exchange. */
  taxable: number
  gstPercent: number
  gst: number
  /** The rupees that the visitor pays, or gets when selling. */
  total: number
}

/**
 * The taxable value of changing so many rupees: 1% up to ₹1 lakh, then ₹1,000 and 0.5% of what is above it,
 * from ₹10 lakh ₹5,500 and 0.1% of what is above; at least ₹250, at most ₹60,000.
 * @throws RuleNotKnown before 1 July 2017
 * Source: CGST Rules 2017, rule 32(2)(b), see lib/rules/gst/exchange-gst.ts.
 */
export function exchangeValue(grossRupees: number, on: string): number {
  const { slabs, min, max } = ruleOn(exchangeValuation, on).value
  const slab = slabs.findLast(({ above }) => grossRupees > above) ?? slabs[0]!
  const value = slab.base + ((grossRupees - slab.above) * slab.percent) / 100
  return Math.min(max, Math.max(min, value))
}

/**
 * The charges of a card, a bank or a money changer on top of the mid-market rate, or deducted when it buys. Card: the
 * mark-up, and GST on it. Bank sells to the visitor: gross = rupees + mark-up, total = gross + GST; it buys: gross =
 * rupees − mark-up, total = gross − GST; GST is on the value of the gross amount by rule 32(2)(b).
 * @throws RangeError unless the rupees are above zero
 */
export function exchangeCharges({ exchange, rupees, markupPercent, on }: ExchangeQuestion): ExchangeCharges {
  if (!(rupees > 0)) throw new RangeError('Charges are reckoned on rupees above zero')
  const sign = exchange === 'sell' ? -1 : 1
  const markup = (rupees * markupPercent) / 100
  const gross = rupees + sign * markup
  const taxable = exchange === 'card' ? markup : exchangeValue(gross, on)
  const gstPercent = ruleOn(exchangeGst, on).value
  const gst = (taxable * gstPercent) / 100
  return { markup, gross, taxable, gstPercent, gst, total: gross + sign * gst }
}

/** The charges on a conversion. */
export interface ChargedExchange extends ExchangeCharges {
  exchange: Exclude<Exchange, 'none'>
  foreign: string
  rupees: number
  markupPercent: number
  /** Rupees for one unit of the foreign money, all charges paid. */
  effectiveRate: number
}

/** The charges of the chosen way of changing money; null when none is chosen or neither currency is the rupee. */
export function chargedOf(
  { amount, from, to, result }: Conversion,
  exchange: Exchange,
  markupPercent: number,
): ChargedExchange | null {
  const foreign = foreignOf({ from, to })
  if (exchange === 'none' || foreign === null) return null
  const [rupees, units] = to === 'INR' ? [result, amount] : [amount, result]
  const charges = exchangeCharges({ exchange, rupees, markupPercent, on: lawDay(exchangeGst.checkedOn) })
  return { ...charges, exchange, foreign, rupees, markupPercent, effectiveRate: charges.total / units }
}
