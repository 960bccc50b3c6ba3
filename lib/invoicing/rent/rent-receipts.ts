import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { monthAfter } from '@/lib/calendar/calendar-month'
import { lastDayOf } from '@/lib/calendar/today'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { numberAfter, type NumberedDocument } from '@/lib/invoicing/model/numbering'

export interface RentMonth {
  /** 'YYYY-MM'. */
  month: string
  number: string
  date: CalendarDay
  /** TDS belongs to the last month of the year: it is deducted once. */
  hasTds: boolean
}

const MONTHS_IN_YEAR = 12

/** A day of a month, its last one where it has fewer days or none is given. */
function dayIn(month: string, payDay: string): CalendarDay {
  const last = lastDayOf(month)
  const day = Number(payDay)
  if (!(day >= 1 && day <= 31)) return last
  const wanted = `${month}-${String(Math.floor(day)).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

/**
 * The receipts of a rent receipt: one for its month, or twelve from that month on, numbered one after the other and
 * dated on the day of payment.
 */
export function rentMonths({ month, yearPack, payDay, number, date }: Receipt): RentMonth[] {
  if (!yearPack || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return [{ month, number, date, hasTds: true }]
  const months: RentMonth[] = []
  let running = number.trim()
  for (let count = 0; count < MONTHS_IN_YEAR; count += 1) {
    const at = monthAfter(month, count)
    months.push({ month: at, number: running, date: dayIn(at, payDay), hasTds: count === MONTHS_IN_YEAR - 1 })
    // Without a first number none of them has one.
    running = running && numberAfter(running, date)
  }
  return months
}

/** Every number that a document takes: one, or the twelve of a year of rent. */
export function numbersTaken(doc: BusinessDocument): NumberedDocument[] {
  return doc.kind === 'receipt' && doc.type === 'rent' ? rentMonths(doc) : [doc]
}

/** How many receipts a document is: twelve for a year of rent. Its totals are those of one. */
export const receiptsIn = (doc: BusinessDocument): number => numbersTaken(doc).length
