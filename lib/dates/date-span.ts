import { age } from '@/lib/age/age'
import { addDays, addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { type CountUnit, FIRST_DAY, LAST_DAY } from '@/lib/dates/date-inputs'
import { countDays, type DayCounts, moveWorkingDays, type WorkCalendar } from '@/lib/dates/working-days'

/** The time from one day to another. */
export interface DateSpan {
  from: CalendarDay
  to: CalendarDay
  /** The two days were given the other way round. */
  isTurned: boolean
  /** The last day counts too. */
  last: boolean
  days: number
  years: number
  months: number
  /** Days over whole months. */
  daysOver: number
  /** The days counted by kind. */
  counts: DayCounts
}

/**
 * The days from one day to another: the first counts, the last as asked. Months end on the same day of the
 * month, or on the last day of a shorter one, as ages do.
 */
export function dateSpan(
  one: CalendarDay,
  other: CalendarDay,
  last: boolean,
  calendar: WorkCalendar,
): DateSpan {
  const isTurned = other < one
  const [from, to] = isTurned ? [other, one] : [one, other]
  const before = last ? addDays(to, 1) : to
  const { years, months, days: daysOver } = age(from, before)
  const counts = countDays(from, before, calendar)
  return { from, to, isTurned, last, days: daysBetween(from, before), years, months, daysOver, counts }
}

/** The span of each calendar month that a span touches, with its days of each kind. */
export interface MonthOfSpan {
  month: string
  days: number
  counts: DayCounts
}

export function monthsOfSpan({ from, to, last }: DateSpan, calendar: WorkCalendar): MonthOfSpan[] {
  const end = last ? addDays(to, 1) : to
  const months: MonthOfSpan[] = []
  for (let first = from; first < end;) {
    const next = addMonths(`${first.slice(0, 7)}-01`, 1)
    const before = next < end ? next : end
    months.push({
      month: first.slice(0, 7),
      days: daysBetween(first, before),
      counts: countDays(first, before, calendar),
    })
    first = before
  }
  return months
}

const MONTHS_IN: Partial<Record<CountUnit, number>> = { months: 1, years: 12 }

/** The day so much after a day, or before it for a count below zero; null past the calendar of the page. */
export function movedDay(
  from: CalendarDay,
  count: number,
  unit: CountUnit,
  calendar: WorkCalendar,
): CalendarDay | null {
  const months = MONTHS_IN[unit]
  const days = unit === 'weeks' ? count * 7 : count
  // No span of the calendar has as many days, and dates beyond it cannot be written.
  if (Math.abs(months === undefined ? days : count * months * 28) > 300_000) return null
  const day =
    unit === 'workdays'
      ? moveWorkingDays(from, count, calendar)
      : months === undefined
        ? addDays(from, days)
        : addMonths(from, count * months)
  return day < FIRST_DAY || day > LAST_DAY ? null : day
}

/** A period of notice: it begins on the day on which notice is given, or on the next. */
export interface Notice {
  given: CalendarDay
  length: number
  unit: 'days' | 'months'
  begins: 'sameDay' | 'nextDay'
}

/**
 * The last day of a notice; null past the calendar. By section 9 of the General Clauses Act, 1897 a period
 * "from" a day leaves that day out, and by section 3(35) a month is a calendar month: a month from 15 March
 * ends on 15 April.
 */
export function lastDayOfNotice(
  { given, length, unit, begins }: Notice,
  calendar: WorkCalendar,
): CalendarDay | null {
  const end = movedDay(given, length, unit, calendar)
  if (end === null || begins === 'nextDay' || length === 0) return end
  return addDays(end, -1)
}

/** The place of a day in its year. */
export interface DayFacts {
  dayOfYear: number
  daysInYear: number
  /** The week of ISO 8601, with its year: it begins on Monday, and week 1 has the year's first Thursday. */
  week: string
}

export function dayFacts(day: CalendarDay): DayFacts {
  const year = Number(day.slice(0, 4))
  const firstDay = `${day.slice(0, 4)}-01-01`
  return {
    dayOfYear: daysBetween(firstDay, day) + 1,
    daysInYear: daysBetween(firstDay, `${year + 1}-01-01`),
    week: isoWeek(day),
  }
}

function isoWeek(day: CalendarDay): string {
  // The Thursday of a week decides its year.
  const thursday = addDays(day, 3 - ((new Date(day).getUTCDay() + 6) % 7))
  const year = thursday.slice(0, 4)
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}
