import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type Filer, filers } from '@/lib/rules/income-tax/advance-tax'
import { type AdvanceTax, returnDay } from '@/lib/tax/advance-tax'

/** A day of a tax year: of an instalment with the total rupees due by it, or of a return. */
export type TaxDay =
  | { kind: 'instalment'; day: CalendarDay; percent: number; required: number }
  | { kind: 'return'; day: CalendarDay; filer: Filer }

/** The days by which returns of a tax year are due. */
export const returnDays = (firstYear: number): Extract<TaxDay, { kind: 'return' }>[] =>
  filers.map((filer) => ({ kind: 'return', day: returnDay(firstYear, filer), filer }))

/** The days of the instalments that are due, then of the returns. */
export const taxDays = ({ instalments }: AdvanceTax, firstYear: number): TaxDay[] => [
  ...instalments.map(({ dueOn, percent, required }) => ({
    kind: 'instalment' as const,
    day: dueOn,
    percent,
    required,
  })),
  ...returnDays(firstYear),
]
