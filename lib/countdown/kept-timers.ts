import { isRecord } from '@/lib/json/is-record'
import { LONGEST_LABEL } from '@/lib/countdown/countdown-target'

export const TIMERS_KEY = 'countdownTimers'
export const MOST_TIMERS = 50
const VERSION = 1

export interface KeptTimer {
  /** The millisecond at which it was kept, as text. */
  id: string
  label: string
  targetMs: number
}

/** The soonest first; those that are over come last, the latest of them first. */
export function timersInOrder(timers: readonly KeptTimer[], nowMs: number): readonly KeptTimer[] {
  const ahead = timers.filter(({ targetMs }) => targetMs > nowMs)
  const over = timers.filter(({ targetMs }) => targetMs <= nowMs)
  return [
    ...ahead.sort((one, other) => one.targetMs - other.targetMs),
    ...over.sort((one, other) => other.targetMs - one.targetMs),
  ]
}

function timerFrom(stored: unknown): KeptTimer | null {
  if (!isRecord(stored)) return null
  const { id, label, targetMs } = stored
  const isSound =
    typeof id === 'string' &&
    typeof label === 'string' &&
    label.length <= 2 * LONGEST_LABEL &&
    typeof targetMs === 'number' &&
    Number.isFinite(targetMs)
  return isSound ? { id, label, targetMs } : null
}

/** Kept timers from their stored form; null where any of it cannot be read. */
export function timersFrom(stored: unknown): readonly KeptTimer[] | null {
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.timers)) return null
  const read = stored.timers.map(timerFrom)
  return read.includes(null) ? null : (read as KeptTimer[])
}

export const storedTimers = (timers: readonly KeptTimer[]) => ({ version: VERSION, timers })
