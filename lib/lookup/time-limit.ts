import { LookupFault } from '@/lib/lookup/lookup-fault'

/**
 * Runs `work` with a signal that stops it when the caller's signal does, or after `limitMs` milliseconds. Throws
 * LookupFault('timeLimit') in the second case, and the caller's own reason in the first.
 * AbortSignal.any would say this in a line, but phones of before 2024 do not have it.
 */
export async function withTimeLimit<T>(
  limitMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController()
  const stop = () => inner.abort(caller?.reason)
  const late = new LookupFault('timeLimit', `no answer within ${limitMs} ms`)
  const timer = setTimeout(() => inner.abort(late), limitMs)
  caller?.addEventListener('abort', stop)
  if (caller?.aborted) stop()
  try {
    return await work(inner.signal)
  } catch (error) {
    // Some browsers reject with an AbortError of their own in place of the reason given.
    throw inner.signal.aborted ? inner.signal.reason : error
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', stop)
  }
}
