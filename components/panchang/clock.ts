import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { shortDay } from '@/lib/format/short-day'
import { names, t } from '@/lib/language/words'
import { clockText, saidOnce } from '@/lib/panchang/clock-text'
import { type Moment } from '@/lib/panchang/indian-time'
import { clockIn, dayIn, isoIn } from '@/lib/panchang/place-time'
import type { EarthPlace } from '@/lib/panchang/rise-set'

interface DayAtPlace {
  day: CalendarDay
  place: Pick<EarthPlace, 'timeZone'>
}

/** How the times of a day at a place are written, by the clocks of that place. */
export interface DayClock {
  /** '6:55 am'. */
  time(moment: Moment): string
  /** '12:42 am, 7 Jan' for a time on another date than the day, which Hindi names first; else the time alone. */
  on(moment: Moment): string
  /** '8:14 am – 9:33 am'. */
  span(span: { start: Moment; end: Moment }): string
  /** The date at a moment. */
  date(moment: Moment): CalendarDay
  /** ISO 8601 with the offset of the place. */
  iso(moment: Moment): string
}

export function dayClock({ day, place: { timeZone } }: DayAtPlace): DayClock {
  const time = (moment: Moment) => clockText(moment, timeZone)
  const on = (moment: Moment) => {
    const { day: itsDay } = clockIn(moment, timeZone)
    if (itsDay === day) return time(moment)
    const both = [time(moment), shortDay(itsDay)]
    return (names('hours of the day') ? both.reverse() : both).join(', ')
  }
  return {
    time,
    on,
    span: ({ start, end }) => saidOnce(t('{0} – {1}', on(start), on(end))),
    date: (moment) => dayIn(moment, timeZone),
    iso: (moment) => isoIn(moment, timeZone),
  }
}
