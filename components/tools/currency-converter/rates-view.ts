import type { RatesAnswer } from '@/lib/lookup/live-rates'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'

/** Why there are no rates: the fixed message, and the reason, which rates-trouble.tsx puts into words. */
export interface RatesFailure {
  message: string
  /** One of our own three reasons, or what the service names as its own: 'quota-reached'. */
  reason: string
}

/** Which rates the page goes by. `instead` is why the live ones are not there, when the visitor took the copy for them. */
export type RatesView =
  | { kind: 'loading' }
  /** What can be done is left out where it would be in vain. */
  | { kind: 'failed'; failure: RatesFailure; retry?: () => void; takeCopy?: () => void }
  | { kind: 'live'; table: RateTable }
  | {
      kind: 'copy'
      table: RateSnapshot
      instead?: { failure: RatesFailure; retry: (() => void) | undefined }
    }

export const keylessFailure: RatesFailure = { message: 'API Key not configured.', reason: 'noKey' }
export const copyFailure: RatesFailure = { message: 'Error fetching exchange rates.', reason: 'noCopy' }
const noAnswer: RatesFailure = { ...copyFailure, reason: 'noAnswer' }

/** What the live service said of `from`, or null while it has not. What it said of another currency is no answer. */
export function liveAnswer(
  state: LookupState<string, RatesAnswer>,
  from: string | null,
): { table: RateTable } | { failure: RatesFailure } | null {
  if ((state.kind !== 'answered' && state.kind !== 'failed') || state.question !== from) return null
  if (state.kind === 'failed') return { failure: noAnswer }
  if (state.answer.kind === 'rates') return { table: state.answer.table }
  return { failure: { message: 'Failed to fetch rates', reason: state.answer.errorType } }
}
