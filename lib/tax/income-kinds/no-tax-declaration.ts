import { noTaxDeclaration } from '@/lib/rules/income-tax/no-tax-declaration'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { ruleOn } from '@/lib/rules/rule'
import { firstDayOf, taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'

/** The interest of a year, rupees. */
export interface Interest {
  term: number
  savings: number
}

/** Rupees. */
export interface Declaration {
  section: string
  form: string
  /** The tax of the chosen regime on the whole income, which has to be nil. */
  tax: number
  /** Interest up to this; null from the age of 60, where it does not count. */
  interestLimit: number | null
  mayDeclare: boolean
}

/**
 * Whether interest may be declared as untaxed, so that no tax is deducted from it: the tax of the year,
 * rebate included, is nil, and below 60 all interest is within the first slab of the chosen regime. Source:
 * section 393(6) of the Income-tax Act, 2025 (197A of 1961).
 */
export function declaration(question: TaxQuestion, { term, savings }: Interest): Declaration {
  const { age, regime, rules } = question
  const { section, formBelow60, formFrom60 } = ruleOn(noTaxDeclaration, firstDayOf(rules)).value
  const tax = taxOf(question).totalTax
  const isBelow60 = age === 'below60'
  const interestLimit = isBelow60 ? taxRules(rules).law[regime].slabs[age][1]!.above : null
  const isWithin = interestLimit === null || term + savings <= interestLimit
  return {
    section,
    form: isBelow60 ? formBelow60 : formFrom60,
    tax,
    interestLimit,
    mayDeclare: tax === 0 && isWithin,
  }
}

/** The TDS of the year of one bank on interest of deposits, rupees: on all of it once it is above the limit. */
export function bankTds({ age, rules }: TaxQuestion, term: number): number {
  const { limit, seniorLimit, ratePercent } = ruleOn(depositTds, firstDayOf(rules)).value
  return term > (age === 'below60' ? limit : seniorLimit) ? (term * ratePercent) / 100 : 0
}
