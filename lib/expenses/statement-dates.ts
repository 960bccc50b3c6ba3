import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'

/** Which comes first in 03/04/26. India writes the day first; some exports do not. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Two digits below this are of this century. */
const CENTURY_TURNS = 70

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/
const NAMED = /^(\d{1,2})[ /-]([a-z]{3,9})[ /,-]+(\d{4}|\d{2})(?:[ T].*)?$/i
const ISO = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T].*)?$/

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < CENTURY_TURNS ? 2000 + year : 1900 + year
}

function dayFrom(year: number, month: number, day: number): CalendarDay | null {
  const two = (number: number) => String(number).padStart(2, '0')
  const text = `${year}-${two(month)}-${two(day)}`
  return isCalendarDay(text) ? text : null
}

/** A day as statements write it: '01/04/26', '1 Apr 2026', '01-04-2026', '2026-04-01'. Null for anything else. */
export function statementDay(cell: string, order: DateOrder = 'dayFirst'): CalendarDay | null {
  const text = cell.trim()
  const iso = ISO.exec(text)
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = NAMED.exec(text)
  if (named) {
    const month = MONTHS.indexOf(named[2]!.slice(0, 3).toLowerCase()) + 1
    return month === 0 ? null : dayFrom(fullYear(named[3]!), month, Number(named[1]))
  }
  const numbers = NUMBERS.exec(text)
  if (!numbers) return null
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  const year = fullYear(numbers[3]!)
  return order === 'dayFirst' ? dayFrom(year, second, first) : dayFrom(year, first, second)
}

/** Month first only where that reads every day of the column and day first does not. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const dates = cells.filter((cell) => NUMBERS.test(cell.trim()))
  const reads = (order: DateOrder) => dates.every((cell) => statementDay(cell, order) !== null)
  return !reads('dayFirst') && reads('monthFirst') ? 'monthFirst' : 'dayFirst'
}
