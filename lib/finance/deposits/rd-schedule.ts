import { type GrowthYear, growthYears } from '@/lib/finance/growth-years'
import { toPaise } from '@/lib/money/paise'
import { rdBalanceAfter, type RecurringDeposit } from '@/lib/finance/deposits/rd'

/** The deposit year by year. */
export function rdYears(deposit: RecurringDeposit): GrowthYear[] {
  return growthYears(deposit.months / 12, (years) => {
    const month = Math.round(years * 12)
    return { invested: deposit.amount * month, value: rdBalanceAfter(deposit, month) }
  })
}

export interface RdMonth {
  /** 1 for the first month. */
  month: number
  /** Everything paid in so far. */
  paidInPaise: number
  /** Earned in this month. */
  interestPaise: number
  /** At the end of the month. */
  balancePaise: number
}

/** The deposit month by month, in whole paise: each balance is the formula's, and the interest adds up to it. */
export function rdMonths(deposit: RecurringDeposit): RdMonth[] {
  const instalmentPaise = toPaise(deposit.amount)
  let before = 0
  return Array.from({ length: deposit.months }, (_, place) => {
    const month = place + 1
    const balancePaise = toPaise(rdBalanceAfter(deposit, month))
    const interestPaise = balancePaise - before - instalmentPaise
    before = balancePaise
    return { month, paidInPaise: instalmentPaise * month, interestPaise, balancePaise }
  })
}
