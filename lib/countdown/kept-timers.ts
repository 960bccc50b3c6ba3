import { isRecord } from '@/lib/json/is-record'
import { LONGEST_LABEL } from '@/lib/countdown/countdown-target'
import { storedValue } from '@/lib/storage/stored-value'
import { versionedList } from '@/lib/storage/versioned-list'

const MOST_TIMERS = 50
/** Later moments have no date of four digits. */
const LAST_TARGET_MS = Date.parse('9999-12-31T00:00:00Z')

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
  return [...ahead.sort((a, b) => a.targetMs - b.targetMs), ...over.sort((a, b) => b.targetMs - a.targetMs)]
}

function isTimer(stored: unknown): stored is KeptTimer {
  if (!isRecord(stored)) return false
  const { id, label, targetMs } = stored
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    label.length <= 2 * LONGEST_LABEL &&
    typeof targetMs === 'number' &&
    targetMs >= 0 &&
    targetMs <= LAST_TARGET_MS
  )
}

export const timersFormat = versionedList('countdownTimers', 'timers', isTimer)

/** The countdowns kept in this browser. */
export const timers = storedValue(timersFormat)

/** Keeps a countdown; the same label for the same moment is kept once. */
export function keepTimer(label: string, targetMs: number, nowMs: number): void {
  const isAnother = (timer: KeptTimer) => timer.label !== label || timer.targetMs !== targetMs
  timers.change((all) =>
    [{ id: String(nowMs), label, targetMs }, ...all.filter(isAnother)].slice(0, MOST_TIMERS),
  )
}

export const dropTimer = (id: string) => timers.change((all) => all.filter((timer) => timer.id !== id))
