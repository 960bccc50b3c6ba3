import type { ResultRow } from '@/components/results/result-row'
import { type Conversion, foreignOf } from './rows'
import type { Exchange } from '@/lib/money/converter-inputs'
import { type ExchangeCharges, exchangeCharges } from '@/lib/money/exchange-charges'
import { rateText } from '@/lib/money/money-text'
import { exchangeGst } from '@/lib/rules/exchange-gst'

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

export function chargeRows(charged: Charged): ResultRow[] {
  const { exchange, foreign, markup, markupPercent, gst, gstPercent, total, effectiveRate } = charged
  const row = (name: string, label: string, value: number) =>
    ({ name, label, as: 'rupeesAndPaise', value }) as const
  return [
    row('markupAmount', `${exchange === 'card' ? 'Mark-up' : 'Margin'}, ${markupPercent}%`, markup),
    row('exchangeGst', `GST, ${gstPercent}%`, gst),
    row('inTheEnd', exchange === 'sell' ? 'You get' : 'You pay', total),
    {
      name: 'effectiveRate',
      label: 'Final rate',
      as: 'text',
      value: effectiveRate,
      text: rateText(effectiveRate, foreign, 'INR'),
    },
  ]
}
