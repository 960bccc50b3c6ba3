import { type PayStructure, payParts } from '@/lib/salary/pay-structure'
import { type Salary, salaryCost, type SalaryTerms } from '@/lib/salary/salary'
import { insuranceLimit } from '@/lib/salary/state-insurance'
import { lastWholeNumber } from '@/lib/salary/whole-search'

/** A salary of unknown pay: its terms, and how its pay falls into parts. */
export interface OpenSalary {
  terms: SalaryTerms
  structure: PayStructure
}

/** The salary of a pay in rupees a month, in its parts. */
export const salaryOfPay = ({ terms, structure }: OpenSalary, pay: number): Salary => ({
  ...terms,
  ...payParts(pay, structure),
})

const costOf = (open: OpenSalary, pay: number) => salaryCost(salaryOfPay(open, pay))

/**
 * The last pay with ESI; null without it. With the next rupee the employer's share ends and the CTC falls, so that some
 * CTCs belong to a pay on either side.
 */
export function lastPayWithEsi(open: OpenSalary): number | null {
  if (!open.terms.esi) return null
  const limit = insuranceLimit(open.terms.date)
  // Wages are at least half of the pay.
  return lastWholeNumber(0, 2 * limit + 2, (pay) => costOf(open, pay).wages <= limit)
}

/**
 * The largest pay, in whole rupees a month, whose CTC is no more than the one given; null where the bonus
 * alone is more.
 * @param ctc rupees a year
 */
export function payFromCtc(open: OpenSalary, ctc: number): number | null {
  const fits = (pay: number) => costOf(open, pay).ctc <= ctc
  if (!fits(0)) return null
  const most = Math.floor(ctc / 12)
  const withEsi = lastPayWithEsi(open)
  if (withEsi === null || withEsi >= most) return lastWholeNumber(0, most, fits)
  return fits(withEsi + 1) ? lastWholeNumber(withEsi + 1, most, fits) : lastWholeNumber(0, withEsi, fits)
}
