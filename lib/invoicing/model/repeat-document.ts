import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { copyDocument } from '@/lib/invoicing/model/convert-document'
import { daysAfter, monthsAfter } from '@/lib/calendar/moved-date'
import type { DocumentStart } from '@/lib/invoicing/model/blank-document'

/** The documents that can be repeated each month: invoices and receipts of rent. */
export type RepeatedDocument = Invoice | Receipt

export const canRepeat = (doc: BusinessDocument): doc is RepeatedDocument =>
  doc.kind === 'invoice' || (doc.kind === 'receipt' && doc.type === 'rent')

/** A second day as many days after the first as it was; '' where either was not known. */
const moved = (second: CalendarDay, first: CalendarDay, to: CalendarDay): CalendarDay =>
  second === '' || first === '' ? '' : daysAfter(to, daysBetween(first, second))

/**
 * The document of the next month: a copy with its own number and date, due as many days after it, and rent of the next
 * month, or year. All words stay as they are; `periodWords` finds those that name a time.
 */
export function repeatDocument(doc: RepeatedDocument, start: DocumentStart): BusinessDocument {
  const copy = copyDocument(doc, start)
  if (doc.kind === 'invoice') return { ...copy, dueDate: moved(doc.dueDate, doc.date, start.date) } as Invoice
  const month = doc.month && monthsAfter(doc.month, doc.yearPack ? 12 : 1)
  return { ...copy, month } as Receipt
}

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|' +
  process.env.TYPED_MONTH_NAMES
const YEAR = String.raw`(?:20\d{2}|['’]\d{2})(?:[-–/]\d{2,4})?`

/**
 * A time as text: a month or a quarter with its year or without, a financial year, a date. Months begin with a capital,
 * so that 'may' is no month.
 */
const PERIOD = new RegExp(
  [
    String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})`,
    String.raw`20\d{2}-\d{2}(?:-\d{2})?`,
    String.raw`(?:FY|AY)[ -]?(?:20)?\d{2}(?:[-–/]\d{2,4})?`,
    String.raw`Q[1-4](?:[ ,-]+(?:FY ?)?${YEAR})?`,
    String.raw`(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH}|${MONTH.toUpperCase()})(?:[ ,./-]*(?:${YEAR}|\d{2}))?`,
  ]
    .map((form) => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${form})(?![\p{L}\p{M}\p{N}])`)
    .join('|'),
  'gu',
)

/** The words of a document's lines, charges and notes that name a time, each once, in their order. */
export function periodWords(doc: BusinessDocument): string[] {
  const texts = hasItems(doc)
    ? [...doc.lines, ...doc.charges].map(({ description }) => description)
    : [doc.purpose]
  return [...new Set([...texts, doc.notes].flatMap((text) => text.match(PERIOD) ?? []))]
}
