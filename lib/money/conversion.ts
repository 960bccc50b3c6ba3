import { rateBetween, type RateTable } from '@/lib/money/rate-table'

/** The question to the converter, by which rate, and what comes out: result = amount × rate. */
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
