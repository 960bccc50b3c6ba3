import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'

export interface EmployerPensionPaid {
  /** Rupees a year that the employer pays into the National Pension System; part of the gross income. */
  employerPension: number
  /** Basic salary and DA, rupees a month. */
  basic: number
  /** The central or a state government. */
  governmentEmployer: boolean
}

/**
 * The most of an employer's contribution that a regime takes off on a day of the year, per cent of basic salary and DA.
 * @throws RuleNotKnown before April 2024
 */
export function employerPensionPercent(governmentEmployer: boolean, regime: Regime, date: string): number {
  const law = ruleOn(employerPensionLimit, date).value
  if (regime === 'new') return law.newRegimePercent
  return governmentEmployer ? law.oldRegimeGovernmentPercent : law.oldRegimePercent
}

/** The deduction for an employer's pension contribution under a regime, in rupees a year. */
export function employerPensionAllowed(pension: EmployerPensionPaid, regime: Regime, date: string): number {
  const percent = employerPensionPercent(pension.governmentEmployer, regime, date)
  return Math.min(pension.employerPension, (pension.basic * 12 * percent) / 100)
}
