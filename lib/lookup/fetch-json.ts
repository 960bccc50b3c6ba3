import { parseJson } from '@/lib/json/parse-json'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import { withTimeLimit } from '@/lib/lookup/time-limit'

export interface FetchJsonOptions {
  /** Milliseconds for the whole answer, body included. */
  limitMs: number
  /** Aborting it rejects with its reason. */
  signal?: AbortSignal
  /** 'no-cache' asks the server even when the browser holds a copy that is not yet old. */
  cache?: RequestCache
}

/**
 * GETs an address and returns its JSON, or undefined for a 204 answer. Throws HttpFault ("HTTP error! status: 500",
 * with the body's message or the status text in `reason`) when the status is not OK, LookupFault when there is no
 * answer, no JSON, or not in time. The caller checks the shape: the result is unknown.
 */
export async function fetchJson(
  address: string,
  { limitMs, signal, cache }: FetchJsonOptions,
): Promise<unknown> {
  return withTimeLimit(limitMs, signal, async (stop) => {
    const response = await reach(address, { signal: stop, cache })
    const body = await bodyOf(response)
    if (!response.ok) throw httpFault(response, body)
    if (response.status === 204) return undefined
    return parse(body, address)
  })
}

async function reach(address: string, how: Pick<RequestInit, 'signal' | 'cache'>): Promise<Response> {
  try {
    return await fetch(address, { ...how, headers: { accept: 'application/json' } })
  } catch (cause) {
    throw new LookupFault('network', `could not reach ${address}`, { cause })
  }
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new LookupFault('network', `the answer of ${response.url} broke off`, { cause })
  }
}

function parse(body: string, address: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new LookupFault('notJson', `the answer of ${address} is not JSON`, { cause })
  }
}

function httpFault({ status, statusText }: Response, body: string): HttpFault {
  // An error page need not be JSON; the status text takes its place.
  const content = parseJson(body)
  return new HttpFault(status, messageIn(content) ?? statusText, content)
}

/** The message of a JSON body: its `message` or `Message`, or the body itself when that is a JSON text. */
function messageIn(content: unknown): string | undefined {
  let value = content
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>
    value = record['message'] ?? record['Message']
  }
  return typeof value === 'string' && value !== '' ? value : undefined
}
