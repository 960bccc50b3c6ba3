import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'
import { rateBetween, ratesIn, type RateTable } from '@/lib/money/rate-table'
import { withStorage } from '@/lib/storage/browser-storage'

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

/** By how many per cent a pair moved between two tables, the same in both directions: 80 to 100 and 100 to 80 are 25. */
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

/** The converter's offer looks for it too. */
const KEY = 'today.rates'
const VERSION = 1

/** Keeps rates in this browser for the rest of the day on which they were asked for (YYYY-MM-DD). */
export function keepRates(rates: DatedRates, askedOn: string): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ version: VERSION, askedOn, rates })))
}

/** The rates that were asked for on this day; null when there are none. A copy that cannot be read is none. */
export function keptRates(today: string): DatedRates | null {
  const found = withStorage((storage) => storage.getItem(KEY))
  return found.ok && found.value !== null ? readKeptRates(parseJson(found.value), today) : null
}

export function readKeptRates(stored: unknown, today: string): DatedRates | null {
  if (!isRecord(stored) || stored.version !== VERSION || stored.askedOn !== today) return null
  const { rates: table } = stored
  if (!isRecord(table) || !isRecord(table.rates)) return null
  const { base, on } = table
  if (typeof base !== 'string' || typeof on !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(on)) return null
  const rates = ratesIn(table.rates)
  return rates[base] === 1 ? { base, on, rates } : null
}
