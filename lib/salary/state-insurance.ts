import { toNextRupee } from '@/lib/money/paise'
import { stateInsuranceValues } from '@/lib/rules/salary/state-insurance'
import { ruleOn } from '@/lib/rules/rule'

/** Rupees a month. */
export interface InsuranceShares {
  employee: number
  employer: number
}

/** Rupees of wages a month above which ESI does not cover an employee. @throws RuleNotKnown before July 2019 */
export const insuranceLimit = (date: string): number => ruleOn(stateInsuranceValues, date).value.wageLimit

/**
 * The ESI contributions of a month in a covered establishment, each to the next higher rupee; none above the limit.
 * @param wages rupees a month
 * @throws RuleNotKnown before July 2019
 * Source: lib/rules/salary/state-insurance.ts.
 */
export function insuranceShares(wages: number, date: string): InsuranceShares {
  const { employeePercent, employerPercent, wageLimit } = ruleOn(stateInsuranceValues, date).value
  if (wages > wageLimit) return { employee: 0, employer: 0 }
  return {
    employee: toNextRupee((wages * employeePercent) / 100),
    employer: toNextRupee((wages * employerPercent) / 100),
  }
}
