import { financialYearOf } from '@/lib/finance/loan-years'

/** How long a deposit lies: in years, fractions allowed, or in days. */
export type Tenure = { years: number } | { days: number }

export const DAYS_A_YEAR = 365

/** A tenure in years: a year of days is 365 of them, as banks count. */
export const yearsOf = (tenure: Tenure) => ('years' in tenure ? tenure.years : tenure.days / DAYS_A_YEAR)

const DAY_MS = 86_400_000

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** The number of the same day so many months later, or of the last of a month that has no such day. */
function monthsLater(start: string, months: number): number {
  const [year, month, dayOfMonth] = start.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()))
  return lastOfMonth.getTime() / DAY_MS
}

/** The day on which a deposit made on `start` (YYYY-MM-DD) matures; no sooner than the next. */
export function maturityDay(start: string, tenure: Tenure): string {
  const first = dayNumber(start)
  if ('days' in tenure) return dayOf(first + tenure.days)
  // A double may hold a whole number of months a hair short; the day is rounded, so that none is lost.
  const months = tenure.years * 12
  const whole = Math.floor(months)
  const [from, to] = [monthsLater(start, whole), monthsLater(start, whole + 1)]
  return dayOf(Math.max(first + 1, from + Math.round((months - whole) * (to - from))))
}

/** Years from a start to a later day: whole months, and the share of the month begun. */
function yearsSince(start: string, day: number): number {
  let months = Math.floor(((day - dayNumber(start)) / 366) * 12)
  while (monthsLater(start, months + 1) <= day) months += 1
  const [from, to] = [monthsLater(start, months), monthsLater(start, months + 1)]
  return (months + (day - from) / (to - from)) / 12
}

export interface TermYear {
  /** '2026-27'. */
  financialYear: string
  /** The first day of the financial year, YYYY-MM-DD. */
  from: string
  /** Years of the term that have passed when the financial year ends, or the term does. */
  passed: number
}

/** The financial years, April to March, that a deposit made on `start` (YYYY-MM-DD) touches. */
export function termYears(start: string, tenure: Tenure): TermYear[] {
  const last = dayNumber(maturityDay(start, tenure))
  const firstYear = Number(financialYearOf(start.slice(0, 7)).slice(0, 4))
  const passedOn = (day: number) =>
    'days' in tenure ? (day - dayNumber(start)) / DAYS_A_YEAR : yearsSince(start, day)
  const years: TermYear[] = []
  for (let year = firstYear; dayNumber(`${year}-04-01`) < last; year += 1) {
    const ends = dayNumber(`${year + 1}-04-01`)
    const whole = yearsOf(tenure)
    years.push({
      financialYear: financialYearOf(`${year}-04`),
      from: `${year}-04-01`,
      passed: ends < last ? Math.min(passedOn(ends), whole) : whole,
    })
  }
  return years
}
