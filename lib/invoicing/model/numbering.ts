import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import { FIRST_NUMBER } from '@/lib/invoicing/model/blank-document'

const APRIL = 4

/** The year in which a financial year (April to March) begins. @returns null for a day that is not known */
export function financialYearStart(day: CalendarDay): number | null {
  const [year, month] = day.split('-').map(Number)
  if (!year || !month) return null
  return month >= APRIL ? year : year - 1
}

const two = (year: number) => String(year % 100).padStart(2, '0')

/** The ways in which a number tells its financial year: '2026-27' and '26-27', with a hyphen or none. */
const yearForms = (start: number) => [
  `${start}-${two(start + 1)}`,
  `${two(start)}-${two(start + 1)}`,
  `${start}${two(start + 1)}`,
]

/** The last digits of a number, with what precedes and follows them; null without any. */
function lastDigits(number: string): { stem: string; digits: string; tail: string } | null {
  const found = [...number.matchAll(/\d+/g)].at(-1)
  if (!found) return null
  const end = found.index + found[0].length
  return { stem: number.slice(0, found.index), digits: found[0], tail: number.slice(end) }
}

/** The number after: its last digits count on and keep their width. 'INV-009' is followed by 'INV-010'. */
export function numberAfter(number: string): string {
  const found = lastDigits(number)
  if (!found) return `${number}-002`
  const { stem, digits, tail } = found
  return stem + String(BigInt(digits) + 1n).padStart(digits.length, '0') + tail
}

/** The first number of a new year: the count begins at 1 again, and a year written in it becomes the new one. */
function firstOfYear(number: string, from: number, to: number): string {
  const found = lastDigits(number)
  if (!found) return `${number}-001`
  const { stem, digits, tail } = found
  const forms = yearForms(to)
  const place = yearForms(from).findIndex((form) => stem.includes(form))
  const renamed = place === -1 ? stem : stem.replace(yearForms(from)[place]!, forms[place]!)
  return renamed + '1'.padStart(digits.length, '0') + tail
}

export interface NumberedDocument {
  number: string
  date: CalendarDay
}

interface NextNumber {
  kind: DocumentKind
  /** All documents of this kind, the oldest first. */
  earlier: readonly NumberedDocument[]
  /** Of the new document. */
  date: CalendarDay
  restartYearly: boolean
  /** The number the visitor wants next; '' to count on. */
  wanted: string
}

/**
 * The number of a new document: the wanted one, else the one after the newest. With `restartYearly` the first document
 * of a financial year begins at 1. A number that is in use within the year is passed over (rule 46(b): unique for it).
 */
export function nextNumber({ kind, earlier, date, restartYearly, wanted }: NextNumber): string {
  const year = financialYearStart(date)
  const newest = earlier.findLast(({ number }) => number.trim() !== '')
  const used = new Set(
    earlier
      .filter((other) => !restartYearly || financialYearStart(other.date) === year)
      .map(({ number }) => number.trim()),
  )
  let number = wanted.trim() || (newest ? after(newest, year, restartYearly) : FIRST_NUMBER[kind])
  while (used.has(number)) number = numberAfter(number)
  return number
}

function after(newest: NumberedDocument, year: number | null, restartYearly: boolean): string {
  const before = financialYearStart(newest.date)
  const isNewYear = restartYearly && year !== null && before !== null && year > before
  return isNewYear ? firstOfYear(newest.number.trim(), before, year) : numberAfter(newest.number.trim())
}
