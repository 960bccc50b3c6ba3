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

/** What a number ends with if it is a financial year behind other digits: '/26-27', '/2026/27'; '' otherwise. */
function yearAtEnd(number: string, day: CalendarDay): string {
  const [, dashed = '', from, to] = /\d(\D+(?:20)?(\d\d)[-–](?:20)?(\d\d))$/.exec(number) ?? []
  if (Number(to) - Number(from) === 1) return dashed
  // Other forms may be counts: they are a year where they are that of the document itself.
  const start = financialYearStart(day)
  if (start === null) return ''
  const [first, second] = [two(start), two(start + 1)]
  const own = RegExp(`\\d(\\D+(?:(?:20)?${first}\\D?(?:20)?${second}|20${first}|20${second}))$`)
  return own.exec(number)?.[1] ?? ''
}

/**
 * A number as what precedes its last digits, which count, these digits, and what follows them. A financial year behind
 * other digits, as in '001/26-27', is no count; a number without digits counts from '-001'.
 * @param day of its document, by whose year other forms such as '001/2627' are known; '' if not known
 */
export function numberParts(number: string, day: CalendarDay = ''): string[] {
  const end = number.length - yearAtEnd(number, day).length
  const found = /^((?:.*\D)?)(\d+)(\D*)$/.exec(number.slice(0, end))
  return found ? [found[1]!, found[2]!, found[3] + number.slice(end)] : [`${number}-`, '001', '']
}

/** The number after: its count goes on and keeps its width. 'INV-009' is followed by 'INV-010'. */
export function numberAfter(number: string, day: CalendarDay = ''): string {
  const [stem, digits = '', tail] = numberParts(number, day)
  return stem + String(BigInt(digits) + 1n).padStart(digits.length, '0') + tail
}

/**
 * The first number of a new year: the count begins at 1 again, and the old year in it, such as '25-26', '2025/26',
 * '2025-2026', '202526' or '2025', becomes the new one.
 */
function firstOfYear({ number, date }: NumberedDocument, from: number, to: number): string {
  const [stem = '', digits = '', tail = ''] = numberParts(number.trim(), date)
  const both = RegExp(`${two(from)}(\\D?(?:20)?)${two(from + 1)}`)
  const renamed = (part: string) =>
    both.test(part)
      ? part.replace(both, (_, between) => two(to) + between + two(to + 1))
      : part.replace(/20\d\d/, (year) =>
          [from, from + 1].includes(Number(year)) ? String(Number(year) + to - from) : year,
        )
  return renamed(stem) + '1'.padStart(digits.length, '0') + renamed(tail)
}

export interface NumberedDocument {
  number: string
  date: CalendarDay
}

interface NextNumber {
  kind: DocumentKind
  /** All documents of this kind, the oldest first. */
  earlier: readonly NumberedDocument[]
  /** The date of the new document. */
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
  while (used.has(number)) number = numberAfter(number, date)
  return number
}

function after(newest: NumberedDocument, year: number | null, restartYearly: boolean): string {
  const before = financialYearStart(newest.date)
  const isNewYear = restartYearly && year !== null && before !== null && year > before
  return isNewYear ? firstOfYear(newest, before, year) : numberAfter(newest.number.trim(), newest.date)
}
