import type { AgeGroup } from '@/lib/rules/income-tax'
import {
  depositInterestLimit,
  healthLimit,
  homeLoanInterestLimit,
  type LimitByAge,
  pensionLimit,
  type RentAllowanceLaw,
  rentAllowance,
  savingsLimit,
} from '@/lib/rules/income-tax-deductions'
import { ruleOn } from '@/lib/rules/rule'

export interface Rented {
  /** Rupees a month. */
  basic: number
  allowance: number
  rent: number
  inMetro: boolean
}

/** Rupees a year unless said otherwise. */
export interface DeductionItems extends Rented {
  savings: number
  pension: number
  health: number
  healthParents: number
  parentsFrom60: boolean
  homeLoanInterest: number
  depositInterest: number
}

export interface Allowed {
  item: 'savings' | 'pension' | 'health' | 'healthParents' | 'homeLoanInterest' | 'depositInterest' | 'rent'
  section: string
  /** Rupees put in, and rupees allowed. */
  claimed: number
  allowed: number
}

/**
 * House rent allowance that is free of tax, rupees a month: the least of the allowance itself, the rent beyond a
 * tenth of basic salary, and half of basic salary in a metro or two fifths elsewhere. Not below zero.
 */
export function exemptRentAllowance(
  law: RentAllowanceLaw,
  { basic, allowance, rent, inMetro }: Rented,
): number {
  const share = inMetro ? law.metroPercent : law.elsewherePercent
  const beyond = rent - (basic * law.ownSharePercent) / 100
  return Math.max(0, Math.min(allowance, beyond, (basic * share) / 100))
}

/**
 * What the old regime allows of each item on a day of the year, in rupees a year.
 * @throws RuleNotKnown before April 2024
 */
export function allowedDeductions(items: DeductionItems, age: AgeGroup, date: string): Allowed[] {
  const capped = (item: Allowed['item'], section: string, most: number, claimed: number): Allowed => ({
    item,
    section,
    claimed,
    allowed: Math.min(claimed, most),
  })
  const byAge = (limit: LimitByAge, from60: boolean) => (from60 ? limit.from60 : limit.below60)
  const from60 = age !== 'below60'
  const savings = ruleOn(savingsLimit, date).value
  const pension = ruleOn(pensionLimit, date).value
  const health = ruleOn(healthLimit, date).value
  const homeLoan = ruleOn(homeLoanInterestLimit, date).value
  const deposits = ruleOn(depositInterestLimit, date).value
  const rent = ruleOn(rentAllowance, date).value
  return [
    capped('savings', savings.section, savings.most, items.savings),
    capped('pension', pension.section, pension.most, items.pension),
    capped('health', health.section, byAge(health, from60), items.health),
    capped('healthParents', health.section, byAge(health, items.parentsFrom60), items.healthParents),
    capped('homeLoanInterest', homeLoan.section, homeLoan.most, items.homeLoanInterest),
    capped('depositInterest', deposits.section, byAge(deposits, from60), items.depositInterest),
    capped('rent', rent.section, exemptRentAllowance(rent, items) * 12, items.allowance * 12),
  ]
}

export const totalAllowed = (allowed: readonly Allowed[]) =>
  allowed.reduce((sum, item) => sum + item.allowed, 0)
