import { isRecord } from '@/lib/json/is-record'
import { wrongShape } from '@/lib/lookup/answer-shape'
import { fetchJson } from '@/lib/lookup/fetch-json'
import { HttpFault } from '@/lib/lookup/lookup-fault'
import type { LookupSource } from '@/lib/lookup/lookup-source'
import { ratesIn, type RateTable } from '@/lib/money/rate-table'

const answerWithinMs = 8_000
const service = 'the exchange service'

/** The service's answer: its rates, or that it refuses, with its own word for why: 'quota-reached'. */
export type RatesAnswer = { kind: 'rates'; table: RateTable } | { kind: 'refused'; errorType: string }

/**
 * The exchange service behind a base address: GET {base}/v6/{key}/latest/{code} answers { result,
 * conversion_rates } or { result: 'error', 'error-type' }. Services differ in the status they send with a
 * refusal, so the body is asked first. Rejects with LookupFault when there is no answer that can be
 * understood.
 */
export function liveRates(
  base: string,
  key: string,
  limitMs: number = answerWithinMs,
): LookupSource<string, RatesAnswer> {
  return {
    async ask(code, signal) {
      const address = `${base}/v6/${encodeURIComponent(key)}/latest/${encodeURIComponent(code)}`
      return answerIn(await bodyOf(address, limitMs, signal), code)
    },
  }
}

async function bodyOf(address: string, limitMs: number, signal: AbortSignal): Promise<unknown> {
  try {
    return await fetchJson(address, { limitMs, signal })
  } catch (fault) {
    if (fault instanceof HttpFault && isRecord(fault.body) && typeof fault.body['result'] === 'string')
      return fault.body
    throw fault
  }
}

function answerIn(body: unknown, code: string): RatesAnswer {
  if (!isRecord(body) || typeof body['result'] !== 'string') throw wrongShape(service, 'no result')
  if (body['result'] !== 'success') {
    const type = body['error-type']
    return { kind: 'refused', errorType: typeof type === 'string' ? type : 'unknown' }
  }
  const base = body['base_code']
  if (base !== undefined && base !== code) throw wrongShape(service, 'the rates of another currency')
  if (!isRecord(body['conversion_rates'])) throw wrongShape(service, 'no conversion_rates')
  const rates = ratesIn(body['conversion_rates'])
  if (Object.keys(rates).length === 0) throw wrongShape(service, 'no rate')
  const on = dayOf(body['time_last_update_unix'])
  return { kind: 'rates', table: { base: code, on, rates: { ...rates, [code]: 1 } } }
}

const LAST_SECOND = 4_102_444_799

/** The day in India of a second since 1970, up to the end of 2099. */
function dayOf(second: unknown): string | null {
  if (typeof second !== 'number' || !(second > 0 && second <= LAST_SECOND)) return null
  return new Date((second + INDIA_AHEAD_SECONDS) * 1_000).toISOString().slice(0, 10)
}

const INDIA_AHEAD_SECONDS = 19_800
