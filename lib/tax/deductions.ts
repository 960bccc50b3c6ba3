import type { AgeGroup } from '@/lib/rules/income-tax/tax-law'
import {
  depositInterestLimit,
  healthLimit,
  homeLoanInterestLimit,
  type LimitByAge,
  ownPensionPercent,
  pensionLimit,
} from '@/lib/rules/income-tax/deduction-limits'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { ruleOn } from '@/lib/rules/rule'
import { exemptRentAllowance, type Rented } from '@/lib/tax/rent-allowance'

/** Rupees a year unless stated otherwise. */
export interface DeductionAmounts extends Rented {
  savings: number
  pension: number
  health: number
  healthParents: number
  parentsFrom60: boolean
  homeLoanInterest: number
  depositInterest: number
  /** Allowed as entered: what the fields above do not name. */
  otherDeductions: number
}

export type DeductionItem =
  | 'otherDeductions'
  | 'savings'
  | 'pension'
  | 'health'
  | 'healthParents'
  | 'homeLoanInterest'
  | 'depositInterest'
  | 'rent'

type LimitedItem = Exclude<DeductionItem, 'rent' | 'otherDeductions'>

export interface Allowed {
  item: DeductionItem
  section: string
  /** Rupees put in, and rupees allowed. */
  claimed: number
  allowed: number
}

export interface ItemLimit {
  section: string
  /** Rupees a year. */
  most: number
}

/**
 * The most that the old regime allows of each item on a day of the year; rent has a rule of its own.
 * @throws RuleNotKnown before April 2024
 */
export function itemLimits(
  age: AgeGroup,
  parentsFrom60: boolean,
  date: string,
): Record<LimitedItem, ItemLimit> {
  const byAge = ({ section, below60, from60 }: LimitByAge, isFrom60: boolean) => ({
    section,
    most: isFrom60 ? from60 : below60,
  })
  const from60 = age !== 'below60'
  const health = ruleOn(healthLimit, date).value
  return {
    savings: ruleOn(savingsLimit, date).value,
    pension: ruleOn(pensionLimit, date).value,
    health: byAge(health, from60),
    healthParents: byAge(health, parentsFrom60),
    homeLoanInterest: ruleOn(homeLoanInterestLimit, date).value,
    depositInterest: byAge(ruleOn(depositInterestLimit, date).value, from60),
  }
}

/**
 * The part of an employee's own pension contribution that counts with the savings: up to a tenth of basic
 * salary and DA, and to what the savings leave of their limit. Source: sections 80CCD(1) and 80CCE, now
 * 124(1) and 123.
 */
function pensionWithSavings(
  { pension, savings, basic }: DeductionAmounts,
  limits: Record<LimitedItem, ItemLimit>,
  date: string,
): number {
  const left = limits.savings.most - Math.min(savings, limits.savings.most)
  const ofSalary = (basic * 12 * ruleOn(ownPensionPercent, date).value) / 100
  return Math.min(Math.max(0, pension - limits.pension.most), ofSalary, left)
}

/**
 * The deduction that the old regime allows for each item on a day of the year, in rupees a year.
 * @throws RuleNotKnown before April 2024
 */
export function allowedDeductions(items: DeductionAmounts, age: AgeGroup, date: string): Allowed[] {
  const limits = itemLimits(age, items.parentsFrom60, date)
  const rent = ruleOn(rentAllowance, date).value
  return [
    ...(Object.entries(limits) as [LimitedItem, ItemLimit][]).map(([item, { section, most }]) => ({
      item,
      section,
      claimed: items[item],
      allowed:
        Math.min(items[item], most) + (item === 'pension' ? pensionWithSavings(items, limits, date) : 0),
    })),
    {
      item: 'rent',
      section: rent.section,
      claimed: items.allowance * 12,
      allowed: exemptRentAllowance(rent, items) * 12,
    },
    {
      item: 'otherDeductions',
      section: '',
      claimed: items.otherDeductions,
      allowed: items.otherDeductions,
    },
  ]
}

/** The sum of what the old regime allows, in rupees a year. */
export const totalAllowed = (items: DeductionAmounts, age: AgeGroup, date: string): number =>
  allowedDeductions(items, age, date).reduce((sum, { allowed }) => sum + allowed, 0)
