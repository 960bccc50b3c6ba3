import { grouped } from '@/lib/format/numbers'

/** Months as text: 0 is 'no time', 14 is '1 year 2 months'. */
export function monthsInWords(months: number): string {
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`)
  return words.join(' ') || 'no time'
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
  return SHORT_MONTH.format(new Date(`${month}-01T00:00:00Z`))
}
