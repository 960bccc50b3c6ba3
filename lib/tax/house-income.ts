import { houseIncomeLaw } from '@/lib/rules/income-tax/house-income'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'

/** Rupees a year. */
export interface LetOutHouse {
  /** Received, after municipal taxes that the owner paid. */
  houseRent: number
  /** On the loan for the house. */
  houseInterest: number
}

/**
 * Rent less 30 % of it and less interest, in rupees a year: below zero for a loss.
 * @throws RuleNotKnown before April 2024
 */
export function letOutIncome({ houseRent, houseInterest }: LetOutHouse, date: string): number {
  const { repairsPercent } = ruleOn(houseIncomeLaw, date).value
  return houseRent - (houseRent * repairsPercent) / 100 - houseInterest
}

/**
 * The income or loss from house property that a regime counts on a day of the year, in rupees. A loss counts in the old
 * regime alone, up to a limit that it shares with the interest on the loan for the own home.
 * @param ownHomeInterest rupees that are taken off for the own home
 */
export function houseIncomeUnder(
  house: LetOutHouse,
  ownHomeInterest: number,
  regime: Regime,
  date: string,
): number {
  const income = letOutIncome(house, date)
  if (income >= 0) return income
  const most =
    regime === 'old' ? Math.max(0, ruleOn(houseIncomeLaw, date).value.lossSetOff - ownHomeInterest) : 0
  return -Math.min(-income, most)
}
