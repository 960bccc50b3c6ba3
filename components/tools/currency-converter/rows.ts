import type { ResultRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import { moneyText, rateText } from '@/lib/money/money-text'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'

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
