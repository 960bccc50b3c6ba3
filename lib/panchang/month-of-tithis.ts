import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { type CalendarMonth, daysInMonth } from '@/lib/calendar/calendar-month'
import { limbAt } from '@/lib/panchang/limbs'
import { type Place, sunrise } from '@/lib/panchang/rise-set'

/** A day with the tithi of its sunrise. */
export interface TithiDay {
  day: CalendarDay
  tithi: number
}

/** The days of a month of the common calendar. */
export const monthOfTithis = (month: CalendarMonth, place: Place): TithiDay[] =>
  Array.from({ length: daysInMonth(month) }, (_, at) => {
    const day = addDays(`${month}-01`, at)
    return { day, tithi: limbAt('tithi', sunrise(day, place)).index }
  })
