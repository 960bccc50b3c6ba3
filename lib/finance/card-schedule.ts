import { wholePaise } from '@/lib/money/paise'
import { monthsInterestPaise } from '@/lib/finance/amortisation'

export interface CardMonth {
  /** 1 for the first. */
  month: number
  paidPaise: number
  interestPaise: number
  /** What is owed after this month. */
  balancePaise: number
}

/** A hundred years: what is not paid by then is not told in months. */
export const LONGEST_MONTHS = 1_200

export interface CardPlan {
  balancePaise: number
  /** Per cent a year. */
  apr: number
  /** What is paid of a bill: the balance and the month's interest. Never more than the bill is taken. */
  payOf(billPaise: number): number
  /** In this month all that is left is paid. */
  lastMonth?: number
}

/**
 * A card month by month, in whole paise, each month's interest rounded to the paisa. Null when the balance is not
 * cleared within a hundred years.
 */
export function cardSchedule({ balancePaise, apr, payOf, lastMonth }: CardPlan): CardMonth[] | null {
  const schedule: CardMonth[] = []
  let leftPaise = balancePaise
  for (let month = 1; leftPaise > 0; month += 1) {
    const interestPaise = monthsInterestPaise(leftPaise, apr)
    const billPaise = leftPaise + interestPaise
    const paidPaise = month === lastMonth ? billPaise : Math.min(billPaise, payOf(billPaise))
    // A bill that does not fall this month, paid by the same rule, never falls.
    if (month > LONGEST_MONTHS || billPaise - paidPaise >= leftPaise) return null
    leftPaise = billPaise - paidPaise
    schedule.push({ month, paidPaise, interestPaise, balancePaise: leftPaise })
  }
  return schedule
}

/** The minimum due of a bill, in whole paise: so many per cent of it, and no less than the floor. */
export function minimumDue(percent: number, floorPaise: number) {
  return (billPaise: number) => Math.max(wholePaise((billPaise * percent) / 100), floorPaise)
}

/** What all the months of a schedule cost, in whole paise. */
export const interestOf = (schedule: readonly CardMonth[]) =>
  schedule.reduce((sum, { interestPaise }) => sum + interestPaise, 0)
