import { latinOf } from '@/lib/name-search/devanagari'
import { addDays, type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(?:[-/, ]{0,2}'?(\\d{4}|\\d{2}))?(?![\\d:])"

const BY_NAME = new RegExp(`\\b${DAY} ?-?(?:of )?${MONTH}${YEAR}`)
const YEAR_FIRST = new RegExp(`\\b(\\d{4})[-/, ]{1,2}${MONTH}[- ]?${DAY}(?!\\d)`)
const NAME_FIRST = new RegExp(`\\b${MONTH} ?${DAY}(?!\\d)${YEAR}`)
const WITH_SIGNS = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(?:day after tomorrow|${latinOf(process.env.TYPED_DAY_AFTER_TOMORROW)})\\b`), 2],
  [/\btomorrow\b/, 1],
  [/\byesterday\b/, -1],
  [/\btoday\b|\bnow\b/, 0],
]

const twoDigits = (number: number | string) => String(number).padStart(2, '0')

/** A year in four digits: two digits up to this year's are of this century, later ones of the last. */
function fullYear(year: string | undefined, today: CalendarDay): string {
  if (year === undefined) return today.slice(0, 4)
  if (year.length === 4) return year
  return year <= today.slice(2, 4) ? `20${year}` : `19${year}`
}

function written(text: string, today: CalendarDay): CalendarDay | null {
  const iso = ISO.exec(text)
  if (iso) return `${iso[1]}-${twoDigits(iso[2]!)}-${twoDigits(iso[3]!)}`
  const signs = WITH_SIGNS.exec(text)
  if (signs) return `${fullYear(signs[3], today)}-${twoDigits(signs[2]!)}-${twoDigits(signs[1]!)}`
  const yearFirst = YEAR_FIRST.exec(text)
  const named = yearFirst ? ([0, yearFirst[3], yearFirst[2], yearFirst[1]] as const) : BY_NAME.exec(text)
  const [month, day, year] = named ? [named[2], named[1], named[3]] : (NAME_FIRST.exec(text)?.slice(1) ?? [])
  if (!month || !day) return null
  return `${fullYear(year, today)}-${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(day)}`
}

/**
 * The day that a text in small letters names: '15 aug 1990', '15/08/1990' (day first, as India writes), 'aug 15, 1990',
 * '1990-08-15', 'tomorrow'. Without a year it is this year's. Null without one, or for one that does not exist.
 */
export function dayInText(text: string, today: CalendarDay): CalendarDay | null {
  const day = written(text, today)
  if (day !== null) return isCalendarDay(day) ? day : null
  const relative = RELATIVE.find(([words]) => words.test(text))
  return relative ? addDays(today, relative[1]) : null
}

/** True if the text names a year with its day. */
export const namesYear = (text: string): boolean => /(?<!\d)\d{4}(?!\d)/.test(text)
