import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { isRecord } from '@/lib/json/is-record'
import { storedValue } from '@/lib/storage/stored-value'
import { type ReadValue, completeValue } from '@/lib/storage/stored-text'

const KEY = 'copyReminder'
const VERSION = 1
const DAYS_WITHOUT_COPY = 30

/**
 * The day from which use without a copy counts: of the first use, of the last copy, or of the reminder that was closed.
 */
interface CopyReminder {
  since: CalendarDay | null
}

export function readCopyReminder(stored: unknown): ReadValue<CopyReminder> | null {
  if (!isRecord(stored) || stored.version !== VERSION) return null
  const { since } = stored
  return completeValue(typeof since === 'string' && isCalendarDay(since) ? { since } : null)
}

export const copyReminder = storedValue<CopyReminder>({
  key: KEY,
  initial: { since: null },
  read: readCopyReminder,
  write: ({ since }) => (since === null ? null : JSON.stringify({ version: VERSION, since })),
  isReplaceable: true,
})

/** Days count from `today`: there was a first use, a copy was saved, or the reminder was closed. */
export const startCopyReminder = (today: CalendarDay): void => copyReminder.change(() => ({ since: today }))

/** True if the site was used for 30 days since then. */
export const isCopyDue = (since: CalendarDay | null, today: CalendarDay): boolean =>
  since !== null && daysBetween(since, today) >= DAYS_WITHOUT_COPY
