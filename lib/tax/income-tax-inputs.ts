import { choice, flag } from '@/lib/inputs/choices'
import { amount } from '@/lib/inputs/quantities'
import { incomeTaxLaw, simplifiedTaxLaw, type TaxLaw } from '@/lib/rules/income-tax'
import { rentCities, savingsLimit } from '@/lib/rules/income-tax-deductions'
import { ruleOn, type RuleSource } from '@/lib/rules/rule'

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
}

/** The inputs of deductions item by item. */
export const itemNames = [
  'savings',
  'pension',
  'health',
  'healthParents',
  'parentsFrom60',
  'homeLoanInterest',
  'depositInterest',
  'otherDeductions',
  'basic',
  'allowance',
  'rent',
  'city',
  'inMetro',
] as const

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

const AMOUNT_ITEMS = [
  'savings',
  'pension',
  'health',
  'healthParents',
  'homeLoanInterest',
  'depositInterest',
] as const

/**
 * What changes when deductions are first entered item by item: the total typed before is carried over, to savings as far
 * as their limit goes and to the other deductions beyond it. Nothing where items were entered already.
 */
export function carriedOver(
  total: number,
  texts: Readonly<Record<(typeof AMOUNT_ITEMS)[number] | 'otherDeductions' | 'allowance', string>>,
  rules: TaxRuleId,
): { savings?: string; otherDeductions?: string } {
  const entered = [...AMOUNT_ITEMS, 'otherDeductions' as const, 'allowance' as const]
  if (entered.some((name) => texts[name] !== '0')) return {}
  const { most } = ruleOn(savingsLimit, firstDayOf(rules)).value
  const savings = Math.min(total, most)
  return { savings: String(savings), otherDeductions: String(total - savings) }
}
