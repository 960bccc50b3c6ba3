import type { RatesAnswer } from '@/lib/lookup/live-rates'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'

/** Why there is no live rate: the fixed message, and what it means for the visitor. */
export interface RatesFailure {
  message: string
  means: string
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

export const keylessFailure: RatesFailure = {
  message: 'API Key not configured.',
  means: 'A live service is set up for this site, but not its key. Only the operator can mend that.',
}

export const copyFailure: RatesFailure = {
  message: 'Error fetching exchange rates.',
  means: 'The rates of this currency come after the page, and could not be fetched.',
}

const refusals = new Map([
  ['unsupported-code', 'The live service does not know this currency.'],
  ['malformed-request', 'The live service could not read the question.'],
  ['invalid-key', 'The live service does not accept the key of this site.'],
  ['inactive-account', 'The account of this site with the live service is not active.'],
  ['quota-reached', 'The live service has answered as often as it may for now.'],
])

/** What the live service said of `from`, or null while it has not. What it said of another currency is no answer. */
export function liveAnswer(
  state: LookupState<string, RatesAnswer>,
  from: string | null,
): { table: RateTable } | { failure: RatesFailure } | null {
  if ((state.kind !== 'answered' && state.kind !== 'failed') || state.question !== from) return null
  if (state.kind === 'failed') {
    const means = 'The live service could not be reached, or its answer could not be read.'
    return { failure: { message: 'Error fetching exchange rates.', means } }
  }
  if (state.answer.kind === 'rates') return { table: state.answer.table }
  const means = refusals.get(state.answer.errorType) ?? 'The live service refused to answer.'
  return { failure: { message: 'Failed to fetch rates', means } }
}
