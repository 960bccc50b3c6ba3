import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { type CalendarMonth, daysInMonth } from '@/lib/calendar/calendar-month'
import { limbAt } from '@/lib/panchang/limbs'
import { type EarthPlace, sunriseOn } from '@/lib/panchang/rise-set'

/** A day with the tithi of its sunrise; null where the Sun does not rise on it. */
export interface TithiDay {
  day: CalendarDay
  tithi: number | null
}

/** The days of a month of the common calendar. */
export const monthOfTithis = (month: CalendarMonth, place: EarthPlace): TithiDay[] =>
  Array.from({ length: daysInMonth(month) }, (_, at) => {
    const day = addDays(`${month}-01`, at)
    const sunrise = sunriseOn(day, place)
    return { day, tithi: sunrise === null ? null : limbAt('tithi', sunrise).index }
  })
