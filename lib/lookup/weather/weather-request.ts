import { fetchJson } from '@/lib/lookup/fetch-json'
import { HttpFault } from '@/lib/lookup/lookup-fault'
import { isRecord } from '@/lib/json/is-record'
import { textOf } from '@/lib/weather/read-parts'

/** A phone on a slow network still gets its few kilobytes. */
export const weatherWithinMs = 10_000
/** The quality of the air is an extra; the forecast does not wait long for it. */
export const airWithinMs = 5_000

/** An address with its query: values as they are, lists as words with commas. */
export function weatherAddress(path: string, query: Record<string, string | number>): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  // Both services document their lists with plain commas.
  return `${path}?${search.toString().replaceAll('%2C', ',')}`
}

/**
 * Asks a weather service. A refusal that comes with status 200 is thrown as if it had its own status:
 * OpenWeather's `cod`, a number in some answers and a text in others, and Open-Meteo's `error`.
 */
export async function askWeather(address: string, limitMs: number, signal: AbortSignal): Promise<unknown> {
  const body = await fetchJson(address, { limitMs, signal })
  if (!isRecord(body)) return body
  const code = body['cod'] === undefined ? 200 : Number(body['cod'])
  if (code >= 400) throw new HttpFault(code, textOf(body['message']) ?? '', body)
  if (body['error'] === true) throw new HttpFault(400, textOf(body['reason']) ?? '', body)
  return body
}

/** The answer of an optional request; null when it fails, as the main answer is useful without it. */
export async function orNull<T>(part: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await part
  } catch {
    if (signal.aborted) throw signal.reason
    return null
  }
}
