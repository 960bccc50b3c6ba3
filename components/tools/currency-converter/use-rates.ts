'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useLookup } from '@/components/lookup/use-lookup'
import type { LatePart } from '@/components/tool-form/use-late-part'
import { copyFailure, keylessFailure, liveAnswer, type RatesView } from './rates-view'
import type { SiteRates } from './site-rates'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { rateBetween } from '@/lib/money/rate-table'
import { showToast } from '@/lib/toast'

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
