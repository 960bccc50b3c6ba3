import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { lawRows } from '@/lib/rules/in-force'
import { costInflationValues } from '@/lib/rules/capital-gains/cost-inflation'

const FIRST_YEAR = yearOfDay(costInflationValues.values[0]!.from)

/**
 * The cost inflation index of a financial year: of the first known one for any before it; null for one not
 * yet notified.
 */
export function inflationIndex(year: number): number | null {
  const from = firstDayOfYear(Math.max(year, FIRST_YEAR))
  const row = lawRows(costInflationValues).find((each) => each.from === from)
  return row ? row.value : null
}

/**
 * The indexed cost of an amount spent in a financial year: amount × index of the year of sale ÷ its own; null if not
 * notified.
 */
export function indexedAmount(amount: number, year: number, sold: CalendarDay): number | null {
  const [own, ofSale] = [inflationIndex(year), inflationIndex(yearOfDay(sold))]
  return own === null || ofSale === null ? null : (amount * ofSale) / own
}
