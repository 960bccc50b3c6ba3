import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { firstDayOfYear, yearName, yearOfDay } from '@/lib/calendar/financial-year'

/** How long a deposit lies: in years, fractions allowed, or in days. */
export type DepositTenure = { years: number } | { days: number }

export const DAYS_A_YEAR = 365

/** A tenure in years: a year of days is 365 of them, as banks count. */
export const yearsOf = (tenure: DepositTenure) =>
  'years' in tenure ? tenure.years : tenure.days / DAYS_A_YEAR

/** The day on which a deposit made on `start` matures; no sooner than the next. */
export function maturityDay(start: CalendarDay, tenure: DepositTenure): CalendarDay {
  if ('days' in tenure) return addDays(start, tenure.days)
  // A double may hold slightly less than a whole number of months; the day is rounded, so that none is lost.
  const months = tenure.years * 12
  const whole = Math.floor(months)
  const from = addMonths(start, whole)
  const days = Math.round((months - whole) * daysBetween(from, addMonths(start, whole + 1)))
  const [next, matures] = [addDays(start, 1), addDays(from, days)]
  return matures < next ? next : matures
}

/** Years from a start to a later day: whole months, and the share of the month begun. */
function yearsSince(start: CalendarDay, day: CalendarDay): number {
  let months = Math.floor((daysBetween(start, day) / 366) * 12)
  while (addMonths(start, months + 1) <= day) months += 1
  const [from, to] = [addMonths(start, months), addMonths(start, months + 1)]
  return (months + daysBetween(from, day) / daysBetween(from, to)) / 12
}

export interface TermYear {
  /** '2026-27'. */
  financialYear: string
  /** The first day of the financial year. */
  from: CalendarDay
  /** Years of the term that have passed when the financial year ends, or the term does. */
  passed: number
}

/** The financial years, April to March, that a deposit made on `start` touches. */
export function termYears(start: CalendarDay, tenure: DepositTenure): TermYear[] {
  const last = maturityDay(start, tenure)
  const passedOn = (day: CalendarDay) =>
    'days' in tenure ? daysBetween(start, day) / DAYS_A_YEAR : yearsSince(start, day)
  const years: TermYear[] = []
  const whole = yearsOf(tenure)
  for (let year = yearOfDay(start); firstDayOfYear(year) < last; year += 1) {
    const ends = firstDayOfYear(year + 1)
    years.push({
      financialYear: yearName(year),
      from: firstDayOfYear(year),
      passed: ends < last ? Math.min(passedOn(ends), whole) : whole,
    })
  }
  return years
}
