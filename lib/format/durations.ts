import { counted, grouped } from '@/lib/format/numbers'
import { names, t } from '@/lib/language/words'

/** Months as text: 0 is 'no time', 14 is '1 year 2 months'. */
export function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')]
  return parts.filter(Boolean).join(' ') || t('no time')
}

/**
 * How many years have passed, for a row or a bar: 3, 3.5, 1.1. What two decimals would round to a whole year keeps more
 * of them, so that the days after year 5 are no second year 5.
 */
export function yearsPassed(years: number): string {
  const short = grouped(years)
  return !Number.isInteger(years) && /^[\d,]+$/.test(short) ? grouped(years, 9) : short
}

const SHORT_MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '2026-04' as 'Apr 2026'. */
export function monthName(month: string): string {
  const own = names('short names of months')
  if (own) return `${own[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  return SHORT_MONTH.format(new Date(`${month}-01T00:00:00Z`))
}
