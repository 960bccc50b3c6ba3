import { isRecord } from '@/lib/json/is-record'
import { wrongShape } from '@/lib/lookup/answer-shape'
import { fetchJson } from '@/lib/lookup/fetch-json'
import { ratesHosts } from '@/lib/lookup/live/open-services'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { currencyCodes } from '@/lib/money/currency-codes'
import type { DatedRates } from '@/lib/money/dated-rates'
import { ratesIn } from '@/lib/money/rate-table'

const answerWithinMs = 8_000
const base = 'USD'
const service = 'the service of rates'

/** The one file that holds the rates of every pair, so that no host learns which are wanted. */
const fileAt = (host: string) => `${host}/${base.toLowerCase()}.min.json`

/** What is asked first; the others hold the same files. */
export const todaysRatesAddress = fileAt(ratesHosts[0]!)

/**
 * The newest rates of the source of the site's own copy. Rejects with the first host's LookupFault when none
 * gives rates of a day up to `today` (YYYY-MM-DD, in UTC as the source counts).
 */
export async function todaysRates(
  today: string,
  signal: AbortSignal,
  { hosts = ratesHosts, limitMs = answerWithinMs } = {},
): Promise<DatedRates> {
  let first: unknown = null
  for (const host of hosts)
    try {
      return readTodaysRates(await fetchJson(fileAt(host), { limitMs, signal }), today)
    } catch (fault) {
      if (signal.aborted) throw signal.reason
      if (!(fault instanceof LookupFault)) throw fault
      first ??= fault
    }
  throw first
}

/**
 * Checks { date, usd: { inr: 96.1, … } }. @throws LookupFault for another shape, and for a day that is still to come
 */
export function readTodaysRates(body: unknown, today: string): DatedRates {
  if (!isRecord(body)) throw wrongShape(service, 'not an object')
  const { date } = body
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw wrongShape(service, 'no date')
  if (date > today) throw wrongShape(service, `rates of ${date}, which is still to come`)
  const given = body[base.toLowerCase()]
  if (!isRecord(given)) throw wrongShape(service, `no rates of ${base}`)
  const money = currencyCodes.map((code) => [code, given[code.toLowerCase()]])
  const rates: Record<string, number> = { ...ratesIn(Object.fromEntries(money)), [base]: 1 }
  if (rates.INR === undefined) throw wrongShape(service, 'no rupee')
  return { base, on: date, rates }
}
