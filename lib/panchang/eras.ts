import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { MS_IN_DAY } from '@/lib/panchang/indian-time'
import { type LunarMonth } from '@/lib/panchang/lunar-month'
import { siderealSunAt, turned } from '@/lib/panchang/positions'

export interface Eras {
  /** Vikram Samvat of the North: begins with Chaitra. */
  vikram: number
  /** Shaka Samvat: begins with Chaitra, 135 less. */
  shaka: number
  /** Vikram Samvat of Gujarat: begins with Kartika, the day after Diwali. */
  vikramGujarati: number
  /** Position in the cycle of sixty named years (samvatsara): 0 Prabhava … 59 Akshaya, as the South counts. */
  samvatsara: number
}

/** Vikram year of the Chaitra that begins in a year of the common era, less that year. */
const VIKRAM_LEAD = 57
const SHAKA_LESS_THAN_VIKRAM = 135
const KARTIKA = 7
const DAYS_IN_SIDEREAL_YEAR = 365.25636

/**
 * The calendar year of the common era in which the lunar year of a month began: the year in which the Sun was
 * about to enter Mesha near its Chaitra. Chaitra begins within a month before that, the months after it
 * follow; an adhika Chaitra already belongs to the new year.
 */
function yearOfChaitra(month: LunarMonth): number {
  const middle = (month.start + month.end) / 2
  const sunInMiddle = turned(siderealSunAt(middle))
  const daysSinceMesha = (sunInMiddle / 360) * DAYS_IN_SIDEREAL_YEAR
  // In Chaitra itself the Sun may still be in Meena; the year's Mesha is then ahead.
  const lastMesha = middle - daysSinceMesha * MS_IN_DAY
  const mesha = month.index === 0 && sunInMiddle > 180 ? lastMesha + 366 * MS_IN_DAY : lastMesha
  return new Date(mesha).getUTCFullYear()
}

/**
 * Years of the eras on a day at whose sunrise the lunar month reigns: each changes with the first sunrise of
 * its first month.
 */
export function erasIn(month: LunarMonth): Eras {
  const chaitra = yearOfChaitra(month)
  const vikram = chaitra + VIKRAM_LEAD
  return {
    vikram,
    shaka: vikram - SHAKA_LESS_THAN_VIKRAM,
    vikramGujarati: month.index >= KARTIKA ? vikram : vikram - 1,
    samvatsara: (((chaitra - 1987) % 60) + 60) % 60,
  }
}

export interface NationalDay {
  year: number
  /** 1 Chaitra … 12 Phalguna. */
  month: number
  day: number
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The day in the national calendar of India (reformed Saka, in official use since 22 March 1957): the year begins on 22
 * March, in leap years on 21 March; Chaitra has 30 days (31 in leap years), the next five months 31, the rest 30.
 * Source: Report of the Calendar Reform Committee, 1955.
 */
export function nationalDay(day: CalendarDay): NationalDay {
  const year = Number(day.slice(0, 4))
  const firstOf = (gregorianYear: number) => `${gregorianYear}-03-${isLeapYear(gregorianYear) ? '21' : '22'}`
  const began = day >= firstOf(year) ? year : year - 1
  let left = daysBetween(firstOf(began), day)
  const lengths = [isLeapYear(began) ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30]
  const month = lengths.findIndex((length) => {
    if (left < length) return true
    left -= length
    return false
  })
  return { year: began - 78, month: month + 1, day: left + 1 }
}
