import type { ResultRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import type { Conversion } from '@/lib/money/conversion'
import { moneyText, rateText } from '@/lib/money/money-text'
import type { RateTable } from '@/lib/money/rate-table'

/** What the amount comes to, and the rate both ways. */
export function conversionRows({ from, to, rate, result }: Conversion, { on }: RateTable): ResultRow[] {
  return [
    {
      name: 'result',
      label: on === null ? 'At the latest rate' : `At the rate of ${dayInWords(on)}`,
      as: 'text',
      value: result,
      text: moneyText(result, to),
      primary: true,
    },
    { name: 'rate', label: 'Rate', as: 'text', value: rate, text: rateText(rate, from, to) },
    {
      name: 'inverseRate',
      label: 'Inverse',
      as: 'text',
      value: 1 / rate,
      text: rateText(1 / rate, to, from),
    },
  ]
}
