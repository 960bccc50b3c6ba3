import type { CalendarDay } from '@/lib/calendar/calendar-day'

const DAY_MS = 86_400_000

/** Days since 1 January 1970, by which long spans are counted without a calendar. */
export const dayNumber = (day: CalendarDay): number => Date.parse(day) / DAY_MS
export const dayOfNumber = (number: number): CalendarDay =>
  new Date(number * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** 1 January 1970 was a Thursday. */
const THURSDAY = 4
/** 0 for Sunday to 6 for Saturday; also of days before 1970. */
export const weekdayOfNumber = (number: number): number => (((number + THURSDAY) % 7) + 7) % 7
