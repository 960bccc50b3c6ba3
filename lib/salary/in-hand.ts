import { toRupees } from '@/lib/money/paise'
import { incomeTaxLaw, type Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { type Salary, salaryCost, type SalaryCost } from '@/lib/salary/salary'
import { type IncomeTax, incomeTax } from '@/lib/tax/slab-tax'

/** The deductions under a regime in addition to standard deduction and professional tax, in rupees a year. */
export interface SalaryDeductions {
  /** The employer's payment into NPS. */
  employerPension: number
  hraExempt: number
  savings: number
  /** With these two, all but the employer's NPS. */
  deductions: number
}

/** A regime and what it takes off; both are in regimes.ts. */
export interface TaxedBy {
  regime: Regime
  deductionsOf(salary: Salary, cost: SalaryCost): SalaryDeductions
}

export const NO_DEDUCTIONS = { hraExempt: 0, savings: 0, deductions: 0 }

/** The new regime of a salary without an employer's NPS. */
export const plainNewRegime: TaxedBy = {
  regime: 'new',
  deductionsOf: () => ({ ...NO_DEDUCTIONS, employerPension: 0 }),
}

/** A salary in hand in one regime; rupees a year unless the name states otherwise. */
export interface InHand extends SalaryDeductions {
  cost: SalaryCost
  regime: Regime
  /** Before any deduction: pay, bonus, employer's NPS and what of the contributions is taxed. */
  income: number
  tax: IncomeTax
  inHandYear: number
  /** A twelfth of it, to the rupee. */
  inHandMonth: number
}

/**
 * The take-home pay of a year under one regime: pay + bonus − own provident fund − own ESI − professional tax
 * − income tax. The income tax is that of the income-tax calculator, by the same function.
 * @param cost of the same salary, where it is at hand
 * @throws RuleNotKnown before 21 November 2025
 */
export function inHand(salary: Salary, { regime, deductionsOf }: TaxedBy, cost = salaryCost(salary)): InHand {
  const { bonus, age, date } = salary
  const off = deductionsOf(salary, cost)
  const paid = 12 * cost.pay + bonus
  const income = paid + 12 * cost.employerNps + cost.taxedContributionYear
  const tax = incomeTax(ruleOn(incomeTaxLaw, date).value, {
    salary: income,
    deductions: off.deductions,
    professionalTax: cost.professionalTax.year,
    employerPension: off.employerPension,
    regime,
    age,
  })
  const kept = 12 * (cost.fund.employee + cost.esi.employee)
  const inHandYear = paid - kept - cost.professionalTax.year - tax.totalTax
  return { cost, regime, ...off, income, tax, inHandYear, inHandMonth: toRupees(inHandYear / 12) }
}
