import { addDays, type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { daysBetween, indianDay } from '@/lib/calendar/today'
import { type Almanac, almanacOf } from '@/lib/panchang/almanac'
import type { Span } from '@/lib/panchang/day-parts'
import { easterSunday } from '@/lib/panchang/festivals/easter'
import type { DateRule, FestivalRule, SankrantiRule, TithiRule } from '@/lib/panchang/festivals/festival-rule'
import { indianMidnight, type Moment, MS_IN_DAY, MS_IN_HOUR } from '@/lib/panchang/indian-time'
import { islamicYear, type IslamicYear } from '@/lib/panchang/festivals/islamic-days'
import { limbAt, siderealMoon, siderealSun, signAt } from '@/lib/panchang/limbs'
import { type LunarMonth, lunarMonthsBetween } from '@/lib/panchang/lunar-month'
import { momentOfAngle } from '@/lib/panchang/moment-of-angle'
import { siderealSunAt } from '@/lib/panchang/positions'
import type { EarthPlace } from '@/lib/panchang/rise-set'
import { tithiOf } from '@/lib/panchang/festivals/tithi-of-month'
import { dayOfTithi } from '@/lib/panchang/festivals/special-days'
import { dayOfSunrise, firstSunriseFrom } from '@/lib/panchang/tithi-day'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import { festivals } from '@/lib/panchang/festivals/festival-table'

/** A day on which a festival is kept, and what in the sky made it that day. */
export interface FestivalDay {
  id: string
  day: CalendarDay
  tithi?: Span
  sankranti?: Moment
  /** The day by the festival's second rule, where that is another one. */
  byOtherRule?: CalendarDay
}

/** All festivals of India are reckoned for one place, as a national calendar must: New Delhi. */
export const FESTIVAL_PLACE: EarthPlace = { latitude: 28.6139, longitude: 77.209 }

/** The astronomical data of a year that the rules of its festivals need. */
interface YearSky {
  year: number
  almanac: Almanac
  months: LunarMonth[]
  islamic: IslamicYear
}

/** The lunar months that touch a year, with two days of room on either side. */
export const lunarMonthsOf = (year: number): LunarMonth[] =>
  lunarMonthsBetween(
    indianMidnight(`${year}-01-01`) - 2 * MS_IN_DAY,
    indianMidnight(`${year + 1}-01-01`) + 2 * MS_IN_DAY,
  )

const yearSky = (year: number, place: EarthPlace): YearSky => ({
  year,
  almanac: almanacOf(place),
  months: lunarMonthsOf(year),
  islamic: islamicYear(year),
})

function daysByTithi(id: string, rule: TithiRule, { months, almanac }: YearSky): FestivalDay[] {
  return months
    .filter(({ index, adhika }) => index === rule.month && !adhika)
    .map((month) => {
      const tithi = tithiOf(month, rule.tithi)
      return { id, day: dayOfTithi(rule, tithi, almanac), tithi }
    })
}

/** When the Sun enters a sign in a year of the common era: Mesha in the middle of April, Makara of January. */
function sankrantiOf(sign: number, year: number): Moment {
  return momentOfAngle(siderealSun, sign * 30, Date.UTC(year, (sign + 3) % 12, 14))
}

function dayOfSankranti(rule: SankrantiRule, sankranti: Moment, almanac: Almanac): CalendarDay {
  const day = indianDay(sankranti)
  switch (rule.day) {
    case 'before sunset':
      return sankranti < almanac.sunset(day) ? day : addDays(day, 1)
    case 'date':
      return day
    case 'first sunrise':
      return firstSunriseFrom(sankranti, almanac)
  }
}

const NAKSHATRA_DEGREES = 40 / 3
const MOON_ROUND_DAYS = 27.32166

/** The day of a nakshatra at sunrise while the Sun is in a sign. The month of the Sun may hold two; the last counts. */
function dayByNakshatra(nakshatra: number, sign: number, { year, almanac }: YearSky): CalendarDay {
  const middle = sankrantiOf(sign, year) + (MOON_ROUND_DAYS / 2) * MS_IN_DAY
  const days = [-1, 0, 1].map((round) => {
    const guess = middle + round * MOON_ROUND_DAYS * MS_IN_DAY
    const start = momentOfAngle(siderealMoon, (nakshatra - 1) * NAKSHATRA_DEGREES, guess)
    return dayOfSunrise(limbAt('nakshatra', start + MS_IN_HOUR), almanac)
  })
  const inSign = (day: CalendarDay) => signAt(siderealSunAt(almanac.sunrise(day))) === sign
  return days.findLast(inSign)!
}

/** New year of the Shahenshahi calendar in 2024; it has 365 days and no leap year. */
const PARSI_NEW_YEAR = '2024-08-15'

function parsiNewYears(year: number): CalendarDay[] {
  const years = Math.round(daysBetween(PARSI_NEW_YEAR, `${year}-08-15`) / 365)
  return [addDays(PARSI_NEW_YEAR, years * 365)]
}

const FRIDAY = 5
const fridayBefore = (day: CalendarDay): CalendarDay => addDays(day, -(((weekday(day) - FRIDAY + 6) % 7) + 1))

function daysByDate({ month, day, since = 0 }: DateRule, year: number): CalendarDay[] {
  const two = (number: number) => String(number).padStart(2, '0')
  return year < since ? [] : [`${year}-${two(month)}-${two(day)}`]
}

const dated = (id: string, days: CalendarDay[]): FestivalDay[] => days.map((day) => ({ id, day }))

function daysByRule(id: string, rule: FestivalRule, sky: YearSky): FestivalDay[] {
  const { year, almanac } = sky
  switch (rule.by) {
    case 'tithi':
      return daysByTithi(id, rule, sky)
    case 'sankranti': {
      const sankranti = sankrantiOf(rule.sign, year)
      const day = dayOfSankranti(rule, sankranti, almanac)
      return [{ id, day: rule.plus === undefined ? day : addDays(day, rule.plus), sankranti }]
    }
    case 'nakshatra':
      return dated(id, [dayByNakshatra(rule.nakshatra, rule.sign, sky)])
    case 'festival':
      return daysOf(rule.id, sky).map(({ day }) => ({ id, day: addDays(day, rule.plus) }))
    case 'friday':
      return daysOf(rule.before, sky).map(({ day }) => ({ id, day: fridayBefore(day) }))
    case 'easter':
      return dated(id, [addDays(easterSunday(year), rule.plus)])
    case 'date':
      return dated(id, daysByDate(rule, year))
    case 'islamic':
      return dated(id, sky.islamic(rule.month, rule.day))
    case 'parsi':
      return dated(id, parsiNewYears(year))
  }
}

function daysOf(id: string, sky: YearSky): FestivalDay[] {
  const festival = festivals.find((one) => one.id === id)
  if (!festival) throw new Error(`No festival '${id}'`)
  const days = daysByRule(id, festival.rule, sky)
  if (!festival.otherRule) return days
  const others = daysByRule(id, festival.otherRule.rule, sky)
  return days.map((one, at) => {
    const other = others[at]?.day
    return other === one.day ? one : { ...one, byOtherRule: other }
  })
}

/** The days of some festivals of a year, as `festivalsOf` has them. */
export function daysOfFestivals(ids: readonly string[], year: number): FestivalDay[] {
  const sky = yearSky(year, FESTIVAL_PLACE)
  return ids.flatMap((id) => daysOf(id, sky)).filter(({ day }) => day.startsWith(`${year}-`))
}

/**
 * All festivals of a year of the common era, in the order of their days, as the rules of
 * `lib/panchang/festivals/festival-table` give them at a place. Some fall twice in a year or not at all.
 * @throws RangeError for a year outside 2000–2050
 */
export function festivalsOf(year: number, place: EarthPlace = FESTIVAL_PLACE): FestivalDay[] {
  if (year < FIRST_FESTIVAL_YEAR || year > LAST_FESTIVAL_YEAR) {
    throw new RangeError(`Festivals are known for 2000 to 2050, not ${year}`)
  }
  const sky = yearSky(year, place)
  return festivals
    .flatMap(({ id }) => daysOf(id, sky))
    .filter(({ day }) => day.startsWith(`${year}-`))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
