'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type LookupState, useLookup } from '@/components/lookup/use-lookup'
import type { LatePart } from '@/components/tool-form/use-late-part'
import type { RatesAnswer } from '@/lib/lookup/live-rates'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'
import { showToast } from '@/components/site/toast'
import type { SiteRates } from './site-rates'

/** Why there are no rates: the fixed message, and the reason, which rate-errors.tsx puts into words. */
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

/** Moving through the list with the arrow keys asks only for the currency one stops at. */
const ASK_AFTER_MS = 200

interface Pair {
  from: string
  to: string
}

/** The site's own rates: popular currencies with the page, all of them a moment later. */
interface DatedCopy {
  common: RateSnapshot
  whole: LatePart<RateSnapshot>
}

/** The rates for a pair: asked of the live service whenever its first currency changes, when there is one; else the copy's. */
export function useRates(pair: Pair | null, copy: DatedCopy, { service, lookups }: SiteRates): RatesView {
  const lookup = useLookup(lookups.live)
  const [copyTaken, setCopyTaken] = useState(false)
  const ask = useEffectEvent((code: string) => void lookup.ask(code))
  const from = pair && pair.from

  useEffect(() => {
    if (service !== 'live' || from === null) return
    const timer = setTimeout(() => ask(from), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [service, from])
  useEffect(() => {
    if (service !== 'keyless') return
    const { message } = keylessFailure
    showToast({ title: 'Configuration Error', description: message, variant: 'destructive' })
  }, [service])

  if (service === 'none') return copyView(pair, copy)
  const answer = service === 'live' ? liveAnswer(lookup.state, from) : { failure: keylessFailure }
  if (answer === null) return { kind: 'loading' }
  if ('table' in answer) return { kind: 'live', table: answer.table }
  const { failure } = answer
  const retry = service === 'live' && from !== null ? () => void lookup.ask(from) : undefined
  if (!copyTaken) return { kind: 'failed', failure, retry, takeCopy: () => setCopyTaken(true) }
  const view = copyView(pair, copy)
  return view.kind === 'copy' ? { ...view, instead: { failure, retry } } : view
}

function copyView(pair: Pair | null, { common, whole }: DatedCopy): RatesView {
  const table = whole.part ?? common
  const waits = pair !== null && whole.part === null && rateBetween(common, pair.from, pair.to) === null
  if (!waits) return { kind: 'copy', table }
  return whole.failed ? { kind: 'failed', failure: copyFailure, retry: whole.retry } : { kind: 'loading' }
}

const keylessFailure: RatesFailure = { message: 'API Key not configured.', reason: 'noKey' }
const copyFailure: RatesFailure = { message: 'Error fetching exchange rates.', reason: 'noCopy' }
const noAnswer: RatesFailure = { ...copyFailure, reason: 'noAnswer' }

/** What the live service said of `from`, or null while it has not. What it said of another currency is no answer. */
function liveAnswer(
  state: LookupState<string, RatesAnswer>,
  from: string | null,
): { table: RateTable } | { failure: RatesFailure } | null {
  if ((state.kind !== 'answered' && state.kind !== 'failed') || state.question !== from) return null
  if (state.kind === 'failed') return { failure: noAnswer }
  if (state.answer.kind === 'rates') return { table: state.answer.table }
  return { failure: { message: 'Failed to fetch rates', reason: state.answer.errorType } }
}
