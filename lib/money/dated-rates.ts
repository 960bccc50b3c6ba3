import { rateBetween, type RateTable } from '@/lib/money/rate-table'

/** Rates with their day. */
export interface DatedRates extends RateTable {
  on: string
}

/** From this ratio of two rates on, the move is shown to the visitor before it is used. */
const DOUBTFUL_RATIO = 1.2

/** The larger of a pair's two rates over the smaller: 80 and 100 are 1.25. Null when either table lacks the pair. */
function rateRatio(before: RateTable, after: RateTable, from: string, to: string): number | null {
  const [old, now] = [rateBetween(before, from, to), rateBetween(after, from, to)]
  return old === null || now === null ? null : Math.max(now / old, old / now)
}

/**
 * By how many per cent a pair moved between two tables, the same in both directions: 80 to 100 and 100 to 80 are 25.
 */
export function rateMovePercent(
  before: RateTable,
  after: RateTable,
  from: string,
  to: string,
): number | null {
  const ratio = rateRatio(before, after, from, to)
  return ratio === null ? null : 100 * (ratio - 1)
}

/** Whether a pair moved so far that one of the two tables may be wrong. */
export function isDoubtful(before: RateTable, after: RateTable, from: string, to: string): boolean {
  const ratio = rateRatio(before, after, from, to)
  return ratio !== null && ratio >= DOUBTFUL_RATIO
}
