import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'
import { dayInWords } from '@/lib/format/days'
import type { Exchange } from '@/lib/money/converter-inputs'
import { type ExchangeCharges, exchangeCharges } from '@/lib/money/exchange-charges'
import { moneyText, rateText } from '@/lib/money/money-text'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'
import { exchangeGst } from '@/lib/rules/exchange-gst'

/** A sum of the converter: what was asked, by which rate, and what comes out. */
export interface Conversion {
  amount: number
  from: string
  to: string
  rate: number
  result: number
}

/** Null when the table lacks one of the two currencies. */
export function conversionOf(
  pair: { amount: number; from: string; to: string },
  table: RateTable,
): Conversion | null {
  const rate = rateBetween(table, pair.from, pair.to)
  return rate === null ? null : { ...pair, rate, result: pair.amount * rate }
}

/** The other currency of a pair with one rupee side, or null. */
export function foreignOf(pair: { from: string; to: string } | null): string | null {
  if (pair === null || pair.from === pair.to) return null
  if (pair.from === 'INR') return pair.to
  return pair.to === 'INR' ? pair.from : null
}

export interface Charged extends ExchangeCharges {
  exchange: Exclude<Exchange, 'none'>
  foreign: string
  rupees: number
  markupPercent: number
  /** Rupees for one unit of the foreign money, all charges paid. */
  effectiveRate: number
}

/** What the chosen way of changing money adds, or null when none is chosen or the pair has no rupee side. */
export function chargedOf(
  { amount, from, to, result }: Conversion,
  exchange: Exchange,
  markupPercent: number,
): Charged | null {
  const foreign = foreignOf({ from, to })
  if (exchange === 'none' || foreign === null) return null
  const [rupees, units] = to === 'INR' ? [result, amount] : [amount, result]
  const charges = exchangeCharges({ exchange, rupees, markupPercent, on: exchangeGst.checkedOn })
  return { ...charges, exchange, foreign, rupees, markupPercent, effectiveRate: charges.total / units }
}

export function conversionRows({ from, to, rate, result }: Conversion, { on }: RateTable): ResultRow[] {
  return [
    {
      name: 'result',
      label: on === null ? 'At the latest rate' : `At the rate of ${dayInWords(on)}`,
      value: result,
      formatted: moneyText(result, to),
      primary: true,
    },
    { name: 'rate', label: 'Rate', value: rate, formatted: rateText(rate, from, to) },
    {
      name: 'inverseRate',
      label: 'The other way round',
      value: 1 / rate,
      formatted: rateText(1 / rate, to, from),
    },
  ]
}

export function chargeRows(charged: Charged): ResultRow[] {
  const { exchange, foreign, markup, markupPercent, gst, gstPercent, total, effectiveRate } = charged
  const row = (name: string, label: string, value: number) => ({
    name,
    label,
    value,
    formatted: rupees(value, 2),
  })
  return [
    row('markupAmount', `${exchange === 'card' ? 'Mark-up' : 'Margin'}, ${markupPercent}%`, markup),
    row('exchangeGst', `GST, ${gstPercent}%`, gst),
    row('inTheEnd', exchange === 'sell' ? 'You get in the end' : 'You pay in the end', total),
    {
      name: 'effectiveRate',
      label: 'Rate in the end',
      value: effectiveRate,
      formatted: rateText(effectiveRate, foreign, 'INR'),
    },
  ]
}
