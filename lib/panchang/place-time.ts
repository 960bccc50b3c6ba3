import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { INDIA_AHEAD_OF_UTC_MS } from '@/lib/calendar/today'
import { offsetText } from '@/lib/format/offset-text'
import { type Moment, MS_IN_DAY, MS_IN_MINUTE, MS_IN_SECOND } from '@/lib/panchang/indian-time'

/** The name of a time zone in the IANA database. */
export type TimeZone = string

export const INDIAN_TIME_ZONE: TimeZone = 'Asia/Kolkata'

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

/** @throws RangeError for a name that the platform does not know */
function clockOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in ms, to the nearest minute: local mean times
 * of a century ago had seconds. India's is 5½ hours for every year.
 */
export function aheadOfUtc(moment: Moment, timeZone = INDIAN_TIME_ZONE): number {
  if (timeZone === INDIAN_TIME_ZONE) return INDIA_AHEAD_OF_UTC_MS
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const local = Date.parse(
    `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
  )
  return Math.round((local - moment) / MS_IN_MINUTE) * MS_IN_MINUTE
}

/** The local time in the zone, as a Date whose UTC digits are the local ones. */
const digitsOf = (moment: Moment, timeZone?: TimeZone): Date =>
  new Date(moment + aheadOfUtc(moment, timeZone))

/** The date in a zone at a moment. */
export const dayIn = (moment: Moment, timeZone?: TimeZone): CalendarDay =>
  digitsOf(moment, timeZone).toISOString().slice(0, 'YYYY-MM-DD'.length)

/**
 * The first moment of a date in a zone: 00:00, or where clocks are put forward at midnight the hour after it.
 * Of a date that the zone left out, as Samoa did 30 December 2011, the first moment after it.
 */
export function startOfDay(day: CalendarDay, timeZone?: TimeZone): Moment {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const starts = [utc - MS_IN_DAY, utc + MS_IN_DAY].map((near) => utc - aheadOfUtc(near, timeZone))
  return starts.toSorted((a, b) => a - b).find((start) => dayIn(start, timeZone) >= day)!
}

/** ISO 8601 with the zone's offset, to the nearest second: '2026-06-21T04:43:08+01:00'. */
export function isoIn(moment: Moment, timeZone?: TimeZone): string {
  const toSecond = Math.round(moment / MS_IN_SECOND) * MS_IN_SECOND
  const local = digitsOf(toSecond, timeZone).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)
  return local + offsetText(aheadOfUtc(toSecond, timeZone) / MS_IN_SECOND)
}

/** Hours and minutes in a zone, to the nearest minute, and the day they belong to. */
export function clockIn(
  moment: Moment,
  timeZone?: TimeZone,
): { day: CalendarDay; hour: number; minute: number } {
  const shown = digitsOf(Math.round(moment / MS_IN_MINUTE) * MS_IN_MINUTE, timeZone)
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours(), minute: shown.getUTCMinutes() }
}

/** The zone of a name as this site writes it; null for a name that the platform does not know. */
export function timeZoneNamed(name: string): TimeZone | null {
  try {
    const found = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    // Platforms differ in which of the two names of India's zone is the right one.
    return found === 'Asia/Calcutta' ? INDIAN_TIME_ZONE : found
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
