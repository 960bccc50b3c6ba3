import { firstDayOfYear, yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { indianDay } from '@/lib/calendar/today'

/**
 * The tax years, April to March, whose income tax and TDS are kept: from this one to the one that has begun
 * in India. A year without a row of its own has the law of the row before it, and the page shows how old that
 * is.
 */
const FIRST_YEAR = 2024
/** Offered on a device whose clock shows an earlier day. */
const LEAST_LAST_YEAR = 2026
/** The first year under the Income-tax Act, 2025, which has no assessment year. */
const ACT_OF_2025_FROM = 2026

/** As links name a tax year: 'fy-2026-27'. */
export type TaxYearId = `fy-${string}`

const thisYear = (): number => Math.max(LEAST_LAST_YEAR, yearOfDay(indianDay(Date.now())))

/** The tax years, the oldest first, each by its first calendar year, from one of them on. */
export const taxYears = (first = FIRST_YEAR): number[] =>
  Array.from({ length: thisYear() - first + 1 }, (_, place) => first + place)

export const taxYearId = (year: number): TaxYearId => `fy-${yearName(year)}`

export const taxYearIds = (): TaxYearId[] => taxYears().map(taxYearId)

/** The tax year of today in India. */
export const currentTaxYear = (): TaxYearId => taxYearId(thisYear())

/** The first calendar year of a tax year, named as in links: 'fy-2026-27' or '2026-27'. */
export const startOfTaxYear = (id: string): number => Number(id.replace('fy-', '').slice(0, 'YYYY'.length))

/** The first and the last day of a tax year. */
export function daysOfTaxYear(id: string): { first: string; last: string } {
  const year = startOfTaxYear(id)
  return { first: firstDayOfYear(year), last: `${year + 1}-03-31` }
}

/** '2025-26', and the year in which it is assessed where the Act of 1961 has one: '2026-27'. */
export function namesOfTaxYear(id: TaxYearId): { year: string; assessed: string | null } {
  const year = startOfTaxYear(id)
  return { year: yearName(year), assessed: year < ACT_OF_2025_FROM ? yearName(year + 1) : null }
}
