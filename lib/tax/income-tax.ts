import { SIMPLIFIED, ruleIds, type RuleId, yearOfRules } from '@/lib/tax/rule-ids'
import { liveChoice } from '@/lib/inputs/live-choice'
import { choice, flag } from '@/lib/inputs/choices'
import { anyText } from '@/lib/inputs/text'
import { amount as amountInput } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import {
  type AgeGroup,
  incomeTaxLaw,
  type Regime,
  simplifiedTaxLaw,
  specialKinds,
  type TaxLaw,
} from '@/lib/rules/income-tax/tax-law'
import { rentCities } from '@/lib/rules/income-tax/rent-cities'
import { ruleOn, type RuleRow } from '@/lib/rules/rule'
import { daysOfTaxYear, type TaxYearId } from '@/lib/rules/years'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { incomeTax, type IncomeTax } from '@/lib/tax/slab-tax'
import { type SpecialIncome, totalSpecialIncome } from '@/lib/tax/special-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

/** What an income is for the law: the kinds of `TaxCase`. */
export type IncomeSource = 'salary' | 'familyPension' | 'other'
/** What people have: first the kinds of the law, then a pension, then those of which the law presumes the profit. */
export const incomeKinds = [
  'salary',
  'other',
  'familyPension',
  'pension',
  'profession',
  'business',
  'vehicles',
] as const
export type IncomeKind = (typeof incomeKinds)[number]
const isAfter = (kind: IncomeKind, other: IncomeKind) =>
  incomeKinds.indexOf(kind) > incomeKinds.indexOf(other)
/** True for a kind with fields of its own. */
export const hasOwnFields = (kind: IncomeKind): boolean => isAfter(kind, 'other')
/** True for a kind of income whose profit the law presumes. */
export const isPresumed = (kind: IncomeKind): boolean => isAfter(kind, 'pension')

/** What a kind of income comes to for the law. Rupees a year. */
export interface Earned {
  source: IncomeSource
  income: number
  otherIncome: number
  /** In addition to a pension of one's own. */
  familyPension: number
}

const none = () => amountInput({ initial: 0, min: 0 })

export const incomeTaxInputs = {
  rules: liveChoice<RuleId>(ruleIds, SIMPLIFIED),
  source: choice(incomeKinds, 'salary'),
  income: amountInput({ initial: 10_00_000, min: 0 }),
  regime: choice(['new', 'old'], 'new'),
  age: choice(['below60', 'senior', 'superSenior'], 'below60'),
  deductionsAs: choice(['total', 'items'], 'total'),
  deductions: amountInput({ initial: 1_50_000, min: 0 }),
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
  /** The control of older links; see `city`. */
  inMetro: flag(false),
  employerPension: none(),
  governmentEmployer: flag(false),
  professionalTax: none(),
  otherIncome: none(),
  houseRent: none(),
  houseInterest: none(),
  short20: none(),
  equityLong: none(),
  long125: none(),
  lottery: none(),
  crypto: none(),
  cashReceipts: none(),
  declaredProfit: none(),
  /** See `vehicleRows`, which reads it where it counts. */
  vehicles: anyText(),
  familyPension: none(),
  termInterest: none(),
  savingsInterest: none(),
  tdsDeducted: none(),
}

export type ReadTaxInputs = ReadValues<typeof incomeTaxInputs>

/** The amounts that depend on the limits of a year, in rupees a year. */
export interface TaxDetails {
  /** False while deductions are those of a fresh page, which the new regime locks; the law then counts none. */
  deductionsGiven: boolean
  /** The deductions of the old regime beyond the standard deduction, with exempt house rent allowance. */
  deductionsUnder(rules: RuleId): number
  /** The exempt house rent allowance in it. */
  hraExemptUnder(rules: RuleId): number
  /** The deduction for the employer's pension contribution under a regime. */
  employerPensionUnder(rules: RuleId, regime: Regime): number
  /** See `lib/tax/house-income`. */
  houseIncomeUnder(rules: RuleId, regime: Regime): number
}

/** The question of the fields: a year's income, and under which rules it is taxed. Rupees a year. */
export interface TaxQuestion extends TaxDetails, Earned {
  /** The year whose law answers. */
  rules: TaxYearId
  /** What the visitor chose. */
  kind: IncomeKind
  /** True if the sample is shown too. */
  withSample: boolean
  regime: Regime
  age: AgeGroup
  professionalTax: number
  special: SpecialIncome
  /** All that is received, less professional tax. */
  received: number
}

/** @returns null while a field that counts in every case has a problem */
export function taxQuestionFrom(
  read: ReadTaxInputs,
  details: TaxDetails,
  earned: Earned | null,
): TaxQuestion | null {
  const basics = read('rules', 'source', 'regime', 'age', 'professionalTax')
  const special = read(...specialKinds)
  const house = read('houseRent')
  if (!basics || !special || !house || !earned) return null
  const { rules, source: kind, professionalTax } = basics
  const { income, otherIncome, familyPension } = earned
  return {
    ...basics,
    ...earned,
    ...details,
    rules: yearOfRules(rules),
    kind,
    // The sample takes its one income for a salary.
    withSample: rules === SIMPLIFIED && !isPresumed(kind),
    special,
    received: Math.max(
      0,
      income + otherIncome + familyPension + house.houseRent + totalSpecialIncome(special) - professionalTax,
    ),
  }
}

/** The year in which the rebate on gains is in dispute, which a note reports. */
const DISPUTED: RuleId = 'fy-2024-25'

/**
 * True if the answer needs the limits of deductions, a note or the law of a kind of income; see `lib/tax/tax-details`.
 */
export function needsDetails(read: ReadTaxInputs): boolean {
  const chosen = read('deductionsAs', 'source')
  if (chosen?.deductionsAs === 'items' || (chosen && hasOwnFields(chosen.source))) return true
  const gains = read('rules', 'short20', 'long125')
  if (gains?.rules === DISPUTED && gains.short20 + gains.long125 > 0) return true
  const amounts = read('employerPension', 'houseRent', 'houseInterest')
  return !amounts || Object.values(amounts).some((amount) => amount > 0)
}

/**
 * The deductions entered as one amount. The amount of a fresh page counts where it can be seen and changed, in the old
 * regime, and in the specification's sample; null while a field has a problem.
 */
export function totalDeductions(
  read: ReadTaxInputs,
): Pick<TaxDetails, 'deductionsGiven' | 'deductionsUnder'> | null {
  const chosen = read('deductions', 'regime')
  if (!chosen) return null
  const { deductions, regime } = chosen
  const deductionsGiven = regime === 'old' || deductions !== incomeTaxInputs.deductions.initial
  return {
    deductionsGiven,
    deductionsUnder: (rules) => (deductionsGiven || rules === SIMPLIFIED ? deductions : 0),
  }
}

/**
 * The question of the fields where the answer does not need the limits of deductions; null while a field has a problem.
 */
export function plainTaxQuestion(read: ReadTaxInputs): TaxQuestion | null {
  const total = totalDeductions(read)
  if (!total || !read('deductionsAs')) return null
  const nothing = () => 0
  return taxQuestionFrom(
    read,
    { ...total, hraExemptUnder: nothing, employerPensionUnder: nothing, houseIncomeUnder: nothing },
    plainIncome(read),
  )
}

/** What was entered, of a kind that the law knows as it is; null for another, or while a field has a problem. */
export function plainIncome(read: ReadTaxInputs): Earned | null {
  const given = read('source', 'income', 'otherIncome')
  return given && !isAfter(given.source, 'familyPension')
    ? { ...given, source: given.source as IncomeSource, familyPension: 0 }
    : null
}

/** The regime with which one is compared. */
export const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new')

/** The case of a question for `incomeTax`. The sample knows one income, a salary. */
export function taxCaseOf(question: TaxQuestion, rules: RuleId, regime: Regime): TaxCase {
  const { source, income, otherIncome, familyPension, age, professionalTax, special } = question
  const common = {
    age,
    regime,
    deductions: question.deductionsUnder(rules),
    employerPension: question.employerPensionUnder(rules, regime),
  }
  if (rules === SIMPLIFIED) return { ...common, salary: income }
  return {
    ...common,
    salary: source === 'salary' ? income : 0,
    familyPension: source === 'familyPension' ? income : familyPension,
    otherIncome: source === 'other' ? income + otherIncome : otherIncome,
    houseIncome: question.houseIncomeUnder(rules, regime),
    professionalTax,
    special,
  }
}

/**
 * The tax that a question comes to, under the law of its year and in its regime unless others are given; see
 * `incomeTax`.
 */
export function taxOf(
  question: TaxQuestion,
  regime: Regime = question.regime,
  rules: RuleId = question.rules,
): IncomeTax {
  return incomeTax(taxRules(rules).law, taxCaseOf(question, rules, regime))
}

/** The deductions from which the old regime costs no more than the new, in rupees; null where it never pays off. */
export const breakEvenOf = (question: TaxQuestion, rules: RuleId = question.rules): number | null =>
  breakEvenDeductions(taxRules(rules).law, (regime) => taxCaseOf(question, rules, regime))

/** The first day of the financial year that a set of rules is for. */
export function firstDayOf(id: RuleId): string {
  return id === SIMPLIFIED ? '2024-04-01' : daysOfTaxYear(id).first
}

/** The law behind a choice of rules, and its row; the simplified set is no law. */
export function taxRules(id: RuleId): { law: TaxLaw; row: RuleRow<TaxLaw> | null } {
  if (id === SIMPLIFIED) return { law: simplifiedTaxLaw, row: null }
  const row = ruleOn(incomeTaxLaw, firstDayOf(id))
  return { law: row.value, row }
}
