import { breakEvenOf, taxOf, type TaxQuestion, taxRuleIds, taxRules } from '@/lib/tax/income-tax'

export interface TaxByRules {
  name: string
  /** Rupees in the new regime and in the old one. */
  inNew: number
  inOld: number
  /** See `breakEvenOf`. */
  breakEven: number | null
}

/** The same income under each set of rules, the newest first. */
export const taxByRules = (question: TaxQuestion): TaxByRules[] =>
  taxRuleIds.toReversed().map((rules) => ({
    name: taxRules(rules).law.name,
    inNew: taxOf(question, 'new', rules).totalTax,
    inOld: taxOf(question, 'old', rules).totalTax,
    breakEven: breakEvenOf(question, rules),
  }))
