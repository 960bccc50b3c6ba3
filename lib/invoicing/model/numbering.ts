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

/**
 * A number as what precedes its last digits, which count, these digits, and what follows them. A financial year behind
 * other digits, as in '001/26-27', is no count; a number without digits counts from '-001'.
 */
export function numberParts(number: string): string[] {
  const [, year = '', from, to] = /\d(\D+(?:20)?(\d\d)-(?:20)?(\d\d))$/.exec(number) ?? []
  const end = number.length - (Number(to) - Number(from) === 1 ? year.length : 0)
  const found = /^((?:.*\D)?)(\d+)(\D*)$/.exec(number.slice(0, end))
  return found ? [found[1]!, found[2]!, found[3] + number.slice(end)] : [`${number}-`, '001', '']
}

/** The number after: its count goes on and keeps its width. 'INV-009' is followed by 'INV-010'. */
export function numberAfter(number: string): string {
  const [stem, digits = '', tail] = numberParts(number)
  return stem + String(BigInt(digits) + 1n).padStart(digits.length, '0') + tail
}

/**
 * The first number of a new year: the count begins at 1 again, and the old year in it, such as '25-26', '2025-26',
 * '2025-2026' or '202526', becomes the new one.
 */
function firstOfYear(number: string, from: number, to: number): string {
  const [stem = '', digits = '', tail = ''] = numberParts(number)
  const year = RegExp(two(from) + '(-?(?:20)?)' + two(from + 1))
  const renamed = (part: string) => part.replace(year, (_, between) => two(to) + between + two(to + 1))
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
