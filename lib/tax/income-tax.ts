import { choice, flag } from '@/lib/inputs/choices'
import { amount } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import {
  type AgeGroup,
  incomeTaxLaw,
  type Regime,
  simplifiedTaxLaw,
  type TaxLaw,
} from '@/lib/rules/income-tax/tax-law'
import { rentCities } from '@/lib/rules/income-tax/rent-cities'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { ruleOn, type RuleSource } from '@/lib/rules/rule'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import type { DeductionItems } from '@/lib/tax/deductions'
import type { EmployerPension } from '@/lib/tax/employer-pension'
import { incomeTax, type IncomeTax } from '@/lib/tax/slab-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

/** The specification's sample rules. */
export const SIMPLIFIED = 'ay-2025-26-simplified'
export const taxRuleIds = [SIMPLIFIED, 'fy-2024-25', 'fy-2025-26', 'fy-2026-27'] as const
export type TaxRuleId = (typeof taxRuleIds)[number]

const none = () => amount({ initial: 0, min: 0 })

export const incomeTaxInputs = {
  rules: choice(taxRuleIds, SIMPLIFIED),
  income: amount({ initial: 10_00_000, min: 0 }),
  regime: choice(['new', 'old'], 'new'),
  age: choice(['below60', 'senior', 'superSenior'], 'below60'),
  deductionsAs: choice(['total', 'items'], 'total'),
  deductions: amount({ initial: 1_50_000, min: 0 }),
  savings: none(),
  pension: none(),
  health: none(),
  healthParents: none(),
  parentsFrom60: flag(false),
  homeLoanInterest: none(),
  depositInterest: none(),
  otherDeductions: none(),
  basic: none(),
  allowance: none(),
  rent: none(),
  city: choice([...rentCities, 'other'], 'other'),
  /** Of older links; see `city`. */
  inMetro: flag(false),
  employerPension: none(),
  governmentEmployer: flag(false),
}

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

type ReadTaxInputs = ReadValues<typeof incomeTaxInputs>

/** What the fields ask: a year's income, and under which rules it is taxed. */
export interface TaxQuestion {
  rules: TaxRuleId
  /** Rupees a year. */
  income: number
  regime: Regime
  age: AgeGroup
  /** Rupees that the old regime takes off besides the standard deduction; limits may differ by year. */
  deductionsUnder(rules: TaxRuleId): number
  /** Rupees of the employer's pension contribution that a regime takes off. */
  employerPensionUnder(rules: TaxRuleId, regime: Regime): number
}

/** Of `lib/tax/deductions`, which comes when it is needed. */
export interface DeductionLimits {
  totalAllowed(items: DeductionItems, age: AgeGroup, date: string): number
  employerPensionAllowed(pension: EmployerPension, regime: Regime, date: string): number
}

/**
 * Null while a field that counts has a problem, or while the limits that it needs are on their way.
 * @param limits null until they are there
 */
export function taxQuestionFrom(read: ReadTaxInputs, limits: DeductionLimits | null): TaxQuestion | null {
  const basics = read('rules', 'income', 'regime', 'age', 'deductionsAs')
  const deductionsUnder = deductionsFrom(read, limits)
  const employerPensionUnder = employerPensionFrom(read, limits)
  return (
    basics && deductionsUnder && employerPensionUnder && { ...basics, deductionsUnder, employerPensionUnder }
  )
}

function deductionsFrom(read: ReadTaxInputs, limits: DeductionLimits | null) {
  if (read('deductionsAs')?.deductionsAs !== 'items') {
    const total = read('deductions')
    return total && (() => total.deductions)
  }
  const items = read('age', ...itemNames)
  return items && limits && ((rules: TaxRuleId) => limits.totalAllowed(items, items.age, firstDayOf(rules)))
}

function employerPensionFrom(read: ReadTaxInputs, limits: DeductionLimits | null) {
  if (read('employerPension')?.employerPension === 0) return () => 0
  const pension = read('employerPension', 'basic', 'governmentEmployer')
  return (
    pension &&
    limits &&
    ((rules: TaxRuleId, regime: Regime) => limits.employerPensionAllowed(pension, regime, firstDayOf(rules)))
  )
}

export const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new')

/** The case of a question for `incomeTax`: one income, taken for a salary. */
const taxCaseOf = (
  { rules, income, age, deductionsUnder, employerPensionUnder }: TaxQuestion,
  regime: Regime,
): TaxCase => ({
  salary: income,
  deductions: deductionsUnder(rules),
  employerPension: employerPensionUnder(rules, regime),
  regime,
  age,
})

/** The tax that a question comes to; see `incomeTax`. */
export const taxOf = (question: TaxQuestion): IncomeTax =>
  incomeTax(taxRules(question.rules).law, taxCaseOf(question, question.regime))

/** The deductions from which the old regime costs no more than the new, in rupees; null where it never pays off. */
export const breakEvenOf = (question: TaxQuestion): number | null =>
  breakEvenDeductions(taxRules(question.rules).law, (regime) => taxCaseOf(question, regime))

/** The first day of the financial year that a set of rules is for. */
export function firstDayOf(id: TaxRuleId): string {
  return id === SIMPLIFIED ? '2024-04-01' : `${id.slice('fy-'.length, 'fy-2024'.length)}-04-01`
}

/** The law behind a choice of rules, and where it was read; the simplified set has no source in law. */
export function taxRules(id: TaxRuleId): { law: TaxLaw; source: RuleSource | null } {
  if (id === SIMPLIFIED) return { law: simplifiedTaxLaw, source: null }
  const { value, source } = ruleOn(incomeTaxLaw, firstDayOf(id))
  return { law: value, source }
}

/** The rules of the year in which the law was last checked: the newest that we know to be in force. */
export const rulesInForce = taxRuleIds.findLast((id) => firstDayOf(id) <= incomeTaxLaw.checkedOn)!

/**
 * What changes when deductions are first entered item by item: the total typed before is carried over, to savings as far
 * as their limit goes and to the other deductions beyond it. Nothing where items were entered already, or can't be read.
 */
export function carriedOver(read: ReadTaxInputs): { savings?: string; otherDeductions?: string } {
  const entered = read(...amountItems, 'allowance')
  const total = read('deductions', 'rules')
  if (!entered || !total || Object.values(entered).some((amount) => amount > 0)) return {}
  const { most } = ruleOn(savingsLimit, firstDayOf(total.rules)).value
  const savings = Math.min(total.deductions, most)
  return { savings: String(savings), otherDeductions: String(total.deductions - savings) }
}
