import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { plainDigits } from '@/lib/inputs/read-number'

/** Which comes first in 03/04/26. India writes the day first; some exports do not. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** Two digits below this are of this century. */
const CENTURY_TURNS = 70

/** A time of day, or the same day once more in brackets, behind it. */
const REST = String.raw`(?:[ T,|(].*)?$`
const YEAR = String.raw`(\d{4}|\d{2})`
const NUMBERS = new RegExp(String.raw`^(\d{1,2})[/. -](\d{1,2})[/. -]${YEAR}${REST}`)
const DAY_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ /.-]*([a-z]{3,9})[ /,.'’-]*${YEAR}${REST}`,
  'i',
)
const MONTH_DAY = new RegExp(
  String.raw`^([a-z]{3,9})[ /.-]*(\d{1,2})(?:st|nd|rd|th)?(?:, *| +|['’-])${YEAR}${REST}`,
  'i',
)
const ISO = new RegExp(String.raw`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})${REST}`)
const DIGITS = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${REST}`)
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+/i

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

function namedDay(year: string, name: string, day: string): CalendarDay | null {
  const word = name.toLowerCase().replace(/^sept$/, 'sep')
  const month = MONTHS.findIndex((whole) => whole.startsWith(word)) + 1
  return month === 0 ? null : dayFrom(fullYear(year), month, Number(day))
}

const tidy = (cell: string) => plainDigits(cell).replace(/\s+/g, ' ').trim().replace(WEEKDAY, '')

/**
 * A day as statements print it: '01/04/26', '1 Apr 2026', "01 Nov'26", 'Nov 1, 2026', '20261101', '01-NOV-2026 10:15'.
 * Null for anything else.
 */
export function statementDay(cell: string, order: DateOrder = 'dayFirst'): CalendarDay | null {
  const text = tidy(cell)
  const iso = ISO.exec(text) ?? DIGITS.exec(text)
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dayMonth = DAY_MONTH.exec(text)
  if (dayMonth) return namedDay(dayMonth[3]!, dayMonth[2]!, dayMonth[1]!)
  const monthDay = MONTH_DAY.exec(text)
  if (monthDay) return namedDay(monthDay[3]!, monthDay[1]!, monthDay[2]!)
  const numbers = NUMBERS.exec(text)
  if (!numbers) return null
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  const year = fullYear(numbers[3]!)
  return order === 'dayFirst' ? dayFrom(year, second, first) : dayFrom(year, first, second)
}

/** Month first only where that reads every day of the column and day first does not. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const dates = cells.filter((cell) => NUMBERS.test(tidy(cell)))
  const reads = (order: DateOrder) => dates.every((cell) => statementDay(cell, order) !== null)
  return !reads('dayFirst') && reads('monthFirst') ? 'monthFirst' : 'dayFirst'
}
