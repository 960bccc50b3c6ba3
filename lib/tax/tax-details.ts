import { type RuleId } from '@/lib/tax/rule-ids'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { ruleOn } from '@/lib/rules/rule'
import { allowedDeductions, type DeductionItem } from '@/lib/tax/deductions'
import { employerPensionAllowed } from '@/lib/tax/employer-pension'
import { houseIncomeUnder } from '@/lib/tax/house-income'
import {
  type Earned,
  firstDayOf,
  plainIncome,
  type ReadTaxInputs,
  type TaxDetails,
  type TaxQuestion,
  taxQuestionFrom,
  totalDeductions,
} from '@/lib/tax/income-tax'
import { interestAllowed, interestClaimed, pensionOf } from '@/lib/tax/income-kinds/pension-kind'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'

const amountItems = [
  'savings',
  'pension',
  'health',
  'healthParents',
  'homeLoanInterest',
  'depositInterest',
  'otherDeductions',
] as const

/** The inputs of deductions item by item. */
export const itemNames = [
  ...amountItems,
  'parentsFrom60',
  'basic',
  'allowance',
  'rent',
  'city',
  'inMetro',
] as const

/** The deductions of the old regime by the rules of a year, in rupees: in total, and for one item. */
interface OldDeductions extends Pick<TaxDetails, 'deductionsGiven' | 'deductionsUnder'> {
  itemUnder(rules: RuleId, item: DeductionItem): number
}

function deductionsFrom(read: ReadTaxInputs): OldDeductions | null {
  const chosen = read('age', 'deductionsAs')
  if (chosen?.deductionsAs !== 'items') {
    const total = chosen && totalDeductions(read)
    return total && { ...withInterest(total, read), itemUnder: () => 0 }
  }
  const entered = read(...itemNames)
  if (!entered) return null
  const items = { ...entered, depositInterest: entered.depositInterest + interestClaimed(read) }
  const sumUnder = (rules: RuleId, counts: (item: DeductionItem) => boolean) =>
    allowedDeductions(items, chosen.age, firstDayOf(rules)).reduce(
      (sum, { item, allowed }) => (counts(item) ? sum + allowed : sum),
      0,
    )
  return {
    deductionsGiven: true,
    deductionsUnder: (rules) => sumUnder(rules, () => true),
    itemUnder: (rules, wanted) => sumUnder(rules, (item) => item === wanted),
  }
}

/** Deductions as one amount, to which the interest of a pensioner's fields adds its own. */
function withInterest(
  total: Pick<OldDeductions, 'deductionsGiven' | 'deductionsUnder'>,
  read: ReadTaxInputs,
): typeof total {
  if (interestClaimed(read) === 0) return total
  return {
    deductionsGiven: true,
    deductionsUnder: (rules) => total.deductionsUnder(rules) + interestAllowed(read, rules),
  }
}

/**
 * What the chosen kind of income comes to; null while a field that counts has a problem, or no profit can be presumed.
 */
function earnedOf(read: ReadTaxInputs): Earned | null {
  const presumed = presumedOf(read)
  if (!presumed) return pensionOf(read) ?? plainIncome(read)
  const others = read('otherIncome')
  return others && presumed.reason === null
    ? { source: 'other', income: presumed.income, familyPension: 0, ...others }
    : null
}

const NO_PENSION = { employerPension: 0, basic: 0, governmentEmployer: false }

/** The employer's pension contribution with the values that limit it; these are read only if it is not 0. */
const pensionFrom = (read: ReadTaxInputs) =>
  read('employerPension')?.employerPension === 0
    ? NO_PENSION
    : read('employerPension', 'basic', 'governmentEmployer')

/**
 * The question of all fields, including those that need the law of deductions: items, the employer's contribution,
 * let-out houses. Null while a field that counts has a problem.
 */
export function detailedTaxQuestion(read: ReadTaxInputs): TaxQuestion | null {
  const deductions = deductionsFrom(read)
  const pension = pensionFrom(read)
  const house = read('houseRent', 'houseInterest')
  if (!deductions || !pension || !house) return null
  const details: TaxDetails = {
    deductionsGiven: deductions.deductionsGiven,
    deductionsUnder: deductions.deductionsUnder,
    hraExemptUnder: (rules) => deductions.itemUnder(rules, 'rent'),
    employerPensionUnder: (rules, regime) => employerPensionAllowed(pension, regime, firstDayOf(rules)),
    houseIncomeUnder: (rules, regime) =>
      houseIncomeUnder(house, deductions.itemUnder(rules, 'homeLoanInterest'), regime, firstDayOf(rules)),
  }
  return taxQuestionFrom(read, details, earnedOf(read))
}

/**
 * The fields to fill when deductions are first entered item by item: the total typed before is carried over, to savings
 * as far as their limit goes and to the other deductions beyond it. Nothing where items were entered already, or can't
 * be read.
 */
export function carriedOver(read: ReadTaxInputs): { savings?: number; otherDeductions?: number } {
  const entered = read(...amountItems, 'allowance')
  const total = read('deductions', 'rules')
  if (!entered || !total || Object.values(entered).some((amount) => amount > 0)) return {}
  const { most } = ruleOn(savingsLimit, firstDayOf(total.rules)).value
  const savings = Math.min(total.deductions, most)
  return { savings, otherDeductions: total.deductions - savings }
}
