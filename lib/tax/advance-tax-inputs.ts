import { liveChoice } from '@/lib/inputs/live-choice'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { firstDayOfYear, yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount as amountInput } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { startOfTaxYear, taxYears } from '@/lib/rules/years'
import { type AdvanceTaxCase, returnDay } from '@/lib/tax/advance-tax'

const FIRST_YEAR = yearOfDay(advanceTaxValues.values[0]!.from)
const anyDay = day({ from: firstDayOfYear(FIRST_YEAR), to: '2099-12-31' })
const fromZero = (initial: number) => amountInput({ initial, min: 0 })

/** The tax years whose advance tax is known, the newest first: '2026-27'. */
export const advanceTaxYears = (): string[] => taxYears(FIRST_YEAR).map(yearName).toReversed()

/** The payments of advance tax; a row without an amount is ignored. */
export const advanceTaxPayments = rowList({ date: anyDay, amount: fromZero(0) }, '_0')

export const advanceTaxInputs = {
  taxYear: liveChoice(advanceTaxYears, advanceTaxYears()[0]!),
  taxOnReturnedIncome: fromZero(2_00_000),
  tdsAndTcs: fromZero(0),
  advanceTax: advanceTaxPayments,
  totalIncome: fromZero(15_00_000),
  presumptive: flag(false),
  residentSeniorWithoutBusiness: flag(false),
  dueDate: anyDay,
  filedOn: anyDay,
}

/**
 * The case that the fields describe; null while one of them has a problem. A due date left open is that of a
 * return without a business, with presumptive income of one without an audit; a day of filing left open is
 * the due date, and the instalments from today on are then taken as paid.
 */
export function advanceTaxCaseFrom(
  read: ReadValues<typeof advanceTaxInputs>,
  today: CalendarDay,
): AdvanceTaxCase | null {
  const values = read(...(Object.keys(advanceTaxInputs) as (keyof typeof advanceTaxInputs)[]))
  const payments = values && advanceTaxPayments.rowsOf(values.advanceTax)
  if (!values || !payments?.ok) return null
  const firstYear = startOfTaxYear(values.taxYear)
  const dueDate = values.dueDate || returnDay(firstYear, values.presumptive ? 'business' : 'noBusiness')
  return {
    ...values,
    firstYear,
    advanceTax: payments.value.filter(({ amount }) => amount > 0),
    dueDate,
    filedOn: values.filedOn || dueDate,
    paidFrom: values.filedOn ? null : today,
  }
}
