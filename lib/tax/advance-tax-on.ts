import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { yearOfDay } from '@/lib/calendar/financial-year'
import { advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { advanceTaxLawOf, dayInTaxYear } from '@/lib/tax/advance-tax'

const FIRST_YEAR = yearOfDay(advanceTaxValues.values[0]!.from)

/**
 * The advance tax of a year on a tax after TDS, in rupees, and the day by which the last of it is due; 0
 * where the tax is too small for it. Null for a year whose advance tax is not known here.
 */
export function advanceTaxOn(firstYear: number, tax: number): { amount: number; last: CalendarDay } | null {
  if (firstYear < FIRST_YEAR) return null
  const { threshold, instalments } = advanceTaxLawOf(firstYear)
  return { amount: tax >= threshold ? tax : 0, last: dayInTaxYear(firstYear, instalments.at(-1)!) }
}
