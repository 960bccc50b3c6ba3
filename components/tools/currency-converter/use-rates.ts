import { useEffect, useEffectEvent, useState } from 'react'
import { type AskedQuestion, type QuestionState, useQuestion } from '@/components/hooks/use-question'
import { showError } from '@/components/ui/toast-store'
import type { RatesAnswer } from '@/lib/lookup/live-rates'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'
import { t } from '@/lib/language/words'
import type { SiteRates } from '@/components/live/site-rates'
import type { PickRates } from '@/components/live/todays-rates'

/** Why there are no rates: the fixed message, and what it means. */
interface RatesFailure {
  message: string
  means: string
}

/** Which rates the page goes by. What can be done is left out where it would be in vain. */
export interface RatesView {
  /** Null while they load or have failed; the site's own copy names its source. */
  table: RateTable | RateSnapshot | null
  /** Why the rates are not there, or not the live ones, when the visitor took the copy for them. */
  failure: RatesFailure | null
  retry?: (() => void) | undefined
  takeCopy?: () => void
}

/** Moving through the list with the arrow keys asks only for the currency one stops at. */
const ASK_AFTER_MS = 200

interface Pair {
  from: string
  to: string
}

/** The site's own rates: popular currencies with the page, all of them a moment later. */
export interface DatedCopy {
  common: RateSnapshot
  snapshot: AskedQuestion<string, RateSnapshot>
}

/**
 * The rates for a pair: asked of the live service whenever its first currency changes, when there is one;
 * else the copy's.
 */
function useRates(pair: Pair | null, copy: DatedCopy, { service, lookups }: SiteRates): RatesView {
  const lookup = useQuestion(lookups.live)
  const [copyTaken, setCopyTaken] = useState(false)
  const ask = useEffectEvent((code: string) => void lookup.ask(code))
  const from = pair && pair.from

  useEffect(() => {
    if (service !== 'live' || from === null) return
    const timer = setTimeout(() => ask(from), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [service, from])
  useEffect(() => {
    if (service === 'keyless') showError(t('Configuration Error'), KEYLESS.message)
  }, [service])

  const dated = datedView(pair, copy)
  if (service === 'none' || service === 'open') return dated
  const live = service === 'live' ? liveView(lookup.state, from) : { table: null, failure: KEYLESS }
  const { failure } = live
  if (failure === null) return live
  const retry = service === 'live' && from !== null ? () => void lookup.ask(from) : undefined
  const takeCopy = () => {
    setCopyTaken(true)
    // It may have failed with the connection that failed the service; the tap asks for it again.
    if (copy.snapshot.state.kind === 'failed') copy.snapshot.retry()
  }
  if (!copyTaken) return { table: null, failure, retry, takeCopy }
  return dated.table ? { table: dated.table, failure, retry } : dated
}

/** The rates that the whole page goes by: today's where the visitor asked for them, else those of `useRates`. */
export function usePageRates(pair: Pair | null, copy: DatedCopy, site: SiteRates) {
  const [pick, setPick] = useState<{ of: PickRates } | null>(null)
  const shipped = latestCopy(copy)
  const view = useRates(pair, copy, site)
  const todays = pair && pick && pick.of(pair.from, pair.to, shipped)
  return {
    view: todays ? { table: todays, failure: null } : view,
    shipped,
    setPick: (of: PickRates) => setPick({ of }),
  }
}

/** All rates, or the popular ones until they have loaded. */
const latestCopy = ({ common, snapshot }: DatedCopy): RateSnapshot => snapshot.last?.answer ?? common

function datedView(pair: Pair | null, copy: DatedCopy): RatesView {
  const { snapshot } = copy
  const waits = pair !== null && !snapshot.last && rateBetween(copy.common, pair.from, pair.to) === null
  if (!waits) return { table: latestCopy(copy), failure: null }
  return { table: null, failure: snapshot.state.kind === 'failed' ? NO_COPY : null, retry: snapshot.retry }
}

const NOT_FETCHED = t('Error fetching exchange rates.')
const KEYLESS: RatesFailure = {
  message: t('API Key not configured.'),
  means: t('A live service is set up for this site, but its key is missing. Only the operator can add it.'),
}
const NO_COPY: RatesFailure = {
  message: NOT_FETCHED,
  means: t('The rate of this currency could not be loaded. Check your connection.'),
}
const NO_ANSWER: RatesFailure = {
  message: NOT_FETCHED,
  means: t('The live service could not be reached, or its answer could not be read.'),
}
/** The error codes of the service. */
const REFUSALS = new Map([
  ['unsupported-code', t('The live service does not support this currency.')],
  ['malformed-request', t('The live service could not read the request.')],
  ['invalid-key', t('The live service does not accept this site’s key.')],
  ['inactive-account', t('This site’s account with the live service is not active.')],
  ['quota-reached', t('The live service has reached its limit for now.')],
])

/** The live service's answer for `from`; nothing before it came. One for another currency does not count. */
function liveView(state: QuestionState<string, RatesAnswer>, from: string | null): RatesView {
  if ((state.kind !== 'answered' && state.kind !== 'failed') || state.question !== from)
    return { table: null, failure: null }
  if (state.kind === 'failed') return { table: null, failure: NO_ANSWER }
  if (state.answer.kind === 'rates') return { table: state.answer.table, failure: null }
  const means = REFUSALS.get(state.answer.errorType) ?? t('The live service refused to answer.')
  return { table: null, failure: { message: t('Failed to fetch rates'), means } }
}
