import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { indianClock, type Moment } from '@/lib/panchang/indian-time'

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '6:55 am', in Indian Standard Time. */
export function clock(moment: Moment): string {
  const { hour, minute } = indianClock(moment)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** '12:42 am, 7 Jan' for a time on another date than the day it is told for; else the time alone. */
export function clockOn(day: CalendarDay, moment: Moment): string {
  const { day: itsDay } = indianClock(moment)
  return itsDay === day ? clock(moment) : `${clock(moment)}, ${SHORT_DAY.format(new Date(itsDay))}`
}

/** '8:14 am – 9:33 am'. */
export const spanOn = (day: CalendarDay, span: { start: Moment; end: Moment }): string =>
  `${clockOn(day, span.start)} – ${clockOn(day, span.end)}`
