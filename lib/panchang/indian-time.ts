import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { INDIA_AHEAD_OF_UTC_MS } from '@/lib/calendar/today'

/** A moment as milliseconds since 1 January 1970, 00:00 UTC. */
export type Moment = number

export const MS_IN_SECOND = 1000
export const MS_IN_MINUTE = 60_000
export const MS_IN_HOUR = 3_600_000
export const MS_IN_DAY = 86_400_000

/** 00:00 Indian Standard Time of a day. */
export const indianMidnight = (day: CalendarDay): Moment =>
  Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_OF_UTC_MS
