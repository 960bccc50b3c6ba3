import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import type { Moment } from '@/lib/panchang/indian-time'
import { limbAt } from '@/lib/panchang/limbs'
import { type Place, sunrise } from '@/lib/panchang/rise-set'

/** A day of a month with the tithi and nakshatra of its sunrise. */
export interface TithiDay {
  day: CalendarDay
  sunrise: Moment
  tithi: number
  tithiEnd: Moment
  nakshatra: number
}

/** The days of a month of the common calendar. @param month 'YYYY-MM' */
export function monthOfTithis(month: string, place: Place): TithiDay[] {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const days: TithiDay[] = []
  for (let day = first; day < next; day = addDays(day, 1)) {
    const rise = sunrise(day, place)
    const tithi = limbAt('tithi', rise)
    days.push({
      day,
      sunrise: rise,
      tithi: tithi.index,
      tithiEnd: tithi.end,
      nakshatra: limbAt('nakshatra', rise).index,
    })
  }
  return days
}
