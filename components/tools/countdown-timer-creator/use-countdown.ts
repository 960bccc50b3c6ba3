import { useEffect, useEffectEvent, useState } from 'react'
import { useNow } from '@/components/hooks/use-now'
import {
  type CountdownState,
  paused,
  resumed,
  started,
  type StartProblem,
  stateAt,
} from '@/lib/countdown/countdown-state'
import { untilNextSecond } from '@/lib/countdown/remaining-time'

export const STOPPED: CountdownState = { kind: 'stopped' }
/** The longest that a browser's timer waits is 24.8 days; a minute is soon enough for a clock nobody sees. */
const IDLE_MS = 60_000

/** The state of the countdown at this second. `targetMs` is what the fields say, null while they say nothing. */
export function useCountdown(targetMs: number | null, onFinished: () => void) {
  const [state, setState] = useState<CountdownState>(STOPPED)
  const [refused, setRefused] = useState<{ targetMs: number | null; problem: StartProblem } | null>(null)
  const target = state.kind === 'stopped' ? targetMs : state.targetMs
  const { now, renew } = useNow((nowMs) =>
    target === null || nowMs >= target ? IDLE_MS : untilNextSecond(target, nowMs),
  )
  const current = now === null ? state : stateAt(state, now)

  const finished = useEffectEvent(onFinished)
  const isFinished = current.kind === 'finished'
  useEffect(() => {
    if (isFinished) finished()
  }, [isFinished])

  return {
    state: current,
    now,
    target,
    // Why this target could not start; the message of another target is out of date.
    problem: refused?.targetMs === targetMs ? refused.problem : null,
    start(towards = targetMs, sinceMs = Date.now()) {
      const next = started(towards, Date.now(), sinceMs)
      if (typeof next === 'string') return setRefused({ targetMs: towards, problem: next })
      setRefused(null)
      renew()
      setState(next)
    },
    pause: () => setState(paused(current, Date.now())),
    resume() {
      renew()
      setState(resumed(current, Date.now()))
    },
    /** Stops it, or brings back the state that a reset replaced. */
    restore(to: CountdownState) {
      renew()
      setState(to)
      setRefused(null)
    },
  }
}

export type Countdown = ReturnType<typeof useCountdown>
