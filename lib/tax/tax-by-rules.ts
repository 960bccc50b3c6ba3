import { ruleIds, type RuleId, SIMPLIFIED } from '@/lib/tax/rule-ids'
import { breakEvenOf, isPresumed, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'

export interface TaxByRules {
  rules: RuleId
  /** Rupees in the new regime and in the old one. */
  inNew: number
  inOld: number
  /** See `breakEvenOf`. */
  breakEven: number | null
}

/**
 * The tax on an income under each set of rules, the newest first; the sample, which knows salaries alone, not
 * of a presumed profit.
 */
export const taxByRules = (question: TaxQuestion): TaxByRules[] =>
  ruleIds()
    .filter((rules) => rules !== SIMPLIFIED || !isPresumed(question.kind))
    .toReversed()
    .map((rules) => ({
      rules,
      inNew: taxOf(question, 'new', rules).totalTax,
      inOld: taxOf(question, 'old', rules).totalTax,
      breakEven: breakEvenOf(question, rules),
    }))
