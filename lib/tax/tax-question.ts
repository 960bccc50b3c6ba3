import type { AgeGroup, Regime } from '@/lib/rules/income-tax'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { allowedDeductions, type DeductionItems, totalAllowed } from '@/lib/tax/deductions'
import { incomeTax, type IncomeTax } from '@/lib/tax/income-tax'
import { firstDayOf, type TaxRuleId, taxRules } from '@/lib/tax/income-tax-inputs'

/** What the visitor asks: a year's income, and under which rules it is taxed. */
export interface TaxQuestion {
  rules: TaxRuleId
  /** Rupees a year. */
  income: number
  regime: Regime
  age: AgeGroup
  /** Rupees in all, or item by item, where each is held to the limit of the year. */
  deductions: number | DeductionItems
}

export const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new')

/** Rupees that the old regime takes off besides the standard deduction. */
export function deductionsIn({ deductions, age, rules }: TaxQuestion): number {
  if (typeof deductions === 'number') return deductions
  return totalAllowed(allowedDeductions(deductions, age, firstDayOf(rules)))
}

/** The tax that a question comes to. */
export function taxOf(question: TaxQuestion): IncomeTax {
  return incomeTax(taxRules(question.rules).law, { ...question, deductions: deductionsIn(question) })
}

/** The deductions from which the old regime costs no more than the new, in rupees. */
export function breakEvenOf({ rules, income, age }: TaxQuestion): number {
  return breakEvenDeductions(taxRules(rules).law, income, age)
}
