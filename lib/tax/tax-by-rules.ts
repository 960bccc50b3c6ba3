import { ruleIds, type RuleId } from '@/lib/tax/rule-ids'
import { breakEvenOf, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'

export interface TaxByRules {
  rules: RuleId
  /** Rupees in the new regime and in the old one. */
  inNew: number
  inOld: number
  /** See `breakEvenOf`. */
  breakEven: number | null
}

/** The same income under each set of rules, the newest first. */
export const taxByRules = (question: TaxQuestion): TaxByRules[] =>
  ruleIds()
    .toReversed()
    .map((rules) => ({
      rules,
      inNew: taxOf(question, 'new', rules).totalTax,
      inOld: taxOf(question, 'old', rules).totalTax,
      breakEven: breakEvenOf(question, rules),
    }))
