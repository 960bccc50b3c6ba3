import { t } from '@/content/page-words'
import { indianDay } from '@/lib/calendar/today'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { listInWords } from '@/lib/format/list-in-words'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import type { RuleRow } from '@/lib/rules/rule'

/** A yield with its decimals: percentTo(2, 8.3) is '8.30%'. */
export const percentTo = (decimals: number, rate: number): string => `${rate.toFixed(decimals)}%`

const LAKH = 1_00_000
const CRORE = 1_00_00_000

/** Rates of law have up to four decimals: 8.33 is '8.33%'. */
export const percent = (rate: number): string => `${grouped(rate, 4)}%`

/** Rates with one sign: [5, 18, 40] is '5, 18 and 40%'. */
export const percents = (rates: readonly number[]): string =>
  `${listInWords(rates.map((rate) => grouped(rate, 4)))}%`

/**
 * A round amount as people say it: 50_00_000 is '₹50 lakh', 1_50_00_000 '₹1.5 crore'; one below a lakh stays as it is.
 */
export function inLakhs(amount: number): string {
  if (amount >= CRORE) return t('₹{0} crore', grouped(amount / CRORE))
  return amount >= LAKH ? t('₹{0} lakh', grouped(amount / LAKH)) : rupees(amount)
}

/** Paise as rupees, with decimals only where they are not zero: '₹500', '₹500.50'. */
export const shortRupees = (paise: number): string => rupeesFromPaise(paise).replace(/\.00$/, '')

/** The month of a day: 'July 2024'. */
export const monthOfDay = (day: string): string => monthInWords(day.slice(0, 'YYYY-MM'.length))

/** A day of every year: '31 March'. */
export const dayOfYear = (day: string): string => dayInWords(day).slice(0, -' YYYY'.length)

/** The row in force on the day before another began. @throws Error for the first row */
export function rowBefore<Row extends Pick<RuleRow<unknown>, 'from' | 'announced'>>(
  rows: readonly Row[],
  row: Row,
): Row {
  const before = rows.slice(0, rows.indexOf(row)).findLast(({ announced }) => announced !== 'bill')
  if (!before) throw new Error(`No row is before that of ${row.from}`)
  return before
}

/** The day of this build in India. */
export const buildDay = (): string => indianDay(Date.now())
