import { depositInterestLimit } from '@/lib/rules/income-tax/deduction-limits'
import { ruleOn } from '@/lib/rules/rule'
import { type Earned, firstDayOf, type ReadTaxInputs } from '@/lib/tax/income-tax'
import { type RuleId, SIMPLIFIED } from '@/lib/tax/rule-ids'

/** The pension and the interest of a pensioner; null for another kind of income, or while one has a problem. */
function pensionFields(read: ReadTaxInputs) {
  const chosen = read('source', 'age')
  if (chosen?.source !== 'pension' && chosen?.source !== 'familyPension') return null
  const given = read('income', 'familyPension', 'termInterest', 'savingsInterest', 'otherIncome')
  return given && { ...chosen, ...given }
}

/**
 * A pension from an employer, taxed as a salary, or a family pension, with the interest of deposits and
 * savings accounts as other income. Null for another kind of income, or while a field has a problem.
 */
export function pensionOf(read: ReadTaxInputs): Earned | null {
  const fields = pensionFields(read)
  if (!fields) return null
  const { source, income, familyPension, otherIncome, termInterest, savingsInterest } = fields
  const isOwn = source === 'pension'
  return {
    source: isOwn ? 'salary' : 'familyPension',
    income,
    familyPension: isOwn ? familyPension : 0,
    otherIncome: otherIncome + termInterest + savingsInterest,
  }
}

/** Rupees of a pensioner's interest that may be deducted up to a limit: below 60 that of savings accounts alone. */
export function interestClaimed(read: ReadTaxInputs): number {
  const fields = pensionFields(read)
  if (!fields) return 0
  return fields.savingsInterest + (fields.age === 'below60' ? 0 : fields.termInterest)
}

/** The interest that the old regime deducts by the rules of a year; the sample knows none. */
export function interestAllowed(read: ReadTaxInputs, rules: RuleId): number {
  const chosen = read('age')
  if (rules === SIMPLIFIED || !chosen) return 0
  const { below60, from60 } = ruleOn(depositInterestLimit, firstDayOf(rules)).value
  return Math.min(interestClaimed(read), chosen.age === 'below60' ? below60 : from60)
}
