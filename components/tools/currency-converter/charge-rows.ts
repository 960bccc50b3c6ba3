import type { ResultRow } from '@/components/results/result-row'
import type { Charged } from '@/lib/money/exchange-charges'
import { rateText } from '@/lib/money/money-text'

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
