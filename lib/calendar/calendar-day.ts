import { addDays as daysAfter } from 'date-fns/addDays'
import { addMonths as monthsAfter } from 'date-fns/addMonths'
import { localDay } from '@/lib/calendar/today'

/**
 * A day of the calendar as 'YYYY-MM-DD'. It has no hour and no time zone, so sums with it know no summer time. Any text
 * may be given for one, but the type is another than `string`, so that a stored day is not read as free text.
 */
export type CalendarDay = string & { readonly isDay?: never }

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight of the day on the calendar of this machine, as date-fns counts. */
function dateOf(day: CalendarDay): Date {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, dayOfMonth)
}

/** True if a text is a day that exists: '2024-02-29' is, '2023-02-29' is not. */
export function isCalendarDay(text: string): boolean {
  const found = WRITTEN.exec(text)
  // Date takes the years 0 to 99 for 1900 to 1999.
  return found !== null && found[1]! >= '0100' && localDay(dateOf(text)) === text
}

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  localDay(daysAfter(dateOf(day), count))

/** The day of the same number so many months on, or the month's last day: a month after 31 January is 28 February. */
export const addMonths = (day: CalendarDay, count: number): CalendarDay =>
  localDay(monthsAfter(dateOf(day), count))

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: CalendarDay) => dateOf(day).getDay()
