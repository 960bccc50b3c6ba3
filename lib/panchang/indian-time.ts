import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { INDIA_AHEAD_OF_UTC_MS } from '@/lib/calendar/today'

/** A moment as milliseconds since 1 January 1970, 00:00 UTC. */
export type Moment = number

const MS_IN_SECOND = 1000
export const MS_IN_MINUTE = 60_000
export const MS_IN_HOUR = 3_600_000
export const MS_IN_DAY = 86_400_000

/** 00:00 Indian Standard Time of a day. */
export const indianMidnight = (day: CalendarDay): Moment =>
  Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_OF_UTC_MS

/** ISO 8601 in Indian Standard Time, to the nearest second: '2025-10-20T15:44:52+05:30'. */
export function indianIso(moment: Moment): string {
  const toSecond = Math.round(moment / MS_IN_SECOND) * MS_IN_SECOND
  return `${new Date(toSecond + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 19)}+05:30`
}

/** Hours and minutes in India, to the nearest minute, and the day they belong to. */
export function indianClock(moment: Moment): { day: CalendarDay; hour: number; minute: number } {
  const toMinute = new Date(Math.round(moment / MS_IN_MINUTE) * MS_IN_MINUTE + INDIA_AHEAD_OF_UTC_MS)
  return {
    day: toMinute.toISOString().slice(0, 10),
    hour: toMinute.getUTCHours(),
    minute: toMinute.getUTCMinutes(),
  }
}
