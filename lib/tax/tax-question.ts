import type { AgeGroup, Regime } from '@/lib/rules/income-tax'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { incomeTax, type IncomeTax } from '@/lib/tax/income-tax'
import { type TaxRuleId, taxRules } from '@/lib/tax/income-tax-inputs'

/** What the visitor asks: a year's income, and under which rules it is taxed. */
export interface TaxQuestion {
  rules: TaxRuleId
  /** Rupees a year. */
  income: number
  regime: Regime
  age: AgeGroup
  /** Rupees that the old regime takes off besides the standard deduction; limits may differ by year. */
  deductionsUnder(rules: TaxRuleId): number
}

export const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new')

/** The tax that a question comes to. */
export function taxOf(question: TaxQuestion): IncomeTax {
  const { rules, deductionsUnder } = question
  return incomeTax(taxRules(rules).law, { ...question, deductions: deductionsUnder(rules) })
}

/** The deductions from which the old regime costs no more than the new, in rupees; null where it never pays off. */
export function breakEvenOf({ rules, income, age }: TaxQuestion): number | null {
  return breakEvenDeductions(taxRules(rules).law, income, age)
}
