'use client'

import {
  type KeptTimer,
  MOST_TIMERS,
  storedTimers,
  TIMERS_KEY,
  timersFrom,
} from '@/lib/countdown/kept-timers'
import { storedValue, whole } from '@/lib/storage/stored-value'

/** The countdowns kept in this browser. */
export const timers = storedValue<readonly KeptTimer[]>({
  key: TIMERS_KEY,
  initial: [],
  read: (stored) => whole(timersFrom(stored)),
  write: (kept) => JSON.stringify(storedTimers(kept)),
})

/** Keeps a countdown; the same label for the same moment is kept once. */
export function keepTimer(label: string, targetMs: number, nowMs: number): void {
  const isAnother = (timer: KeptTimer) => timer.label !== label || timer.targetMs !== targetMs
  timers.change((all) =>
    [{ id: String(nowMs), label, targetMs }, ...all.filter(isAnother)].slice(0, MOST_TIMERS),
  )
}

export const removeTimer = (id: string) => timers.change((all) => all.filter((timer) => timer.id !== id))
