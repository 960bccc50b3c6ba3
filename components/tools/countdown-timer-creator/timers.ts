'use client'

import { keepInBrowser } from '@/components/results/keep-in-browser'
import {
  type KeptTimer,
  MOST_TIMERS,
  storedTimers,
  TIMERS_KEY,
  timersFrom,
} from '@/lib/countdown/kept-timers'

/** The countdowns kept in this browser. */
export const timers = keepInBrowser<readonly KeptTimer[]>({
  key: TIMERS_KEY,
  initial: [],
  read: timersFrom,
  write: (kept) => JSON.stringify(storedTimers(kept)),
})

const all = () => timers.store.getState().value

/** Keeps a countdown; the same label for the same moment is kept once. */
export function keepTimer(label: string, targetMs: number, nowMs: number): void {
  const others = all().filter((timer) => timer.label !== label || timer.targetMs !== targetMs)
  timers.change([{ id: String(nowMs), label, targetMs }, ...others].slice(0, MOST_TIMERS))
}

export const removeTimer = (id: string) => timers.change(all().filter((timer) => timer.id !== id))
