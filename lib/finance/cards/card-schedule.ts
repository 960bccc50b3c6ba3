import { monthsInterestPaise } from '@/lib/finance/amortisation'
import type { CardDebt, Payments } from '@/lib/finance/cards/card-payoff'
import { toPaise, wholePaise } from '@/lib/money/paise'

export interface CardMonth {
  /** 1 for the first. */
  month: number
  paidPaise: number
  interestPaise: number
  /** The balance after this month. */
  balancePaise: number
}

/** A hundred years: what is not paid by then has no count of months. */
export const LONGEST_MONTHS = 1_200

export interface CardPlan {
  balancePaise: number
  /** Per cent a year. */
  apr: number
  /** The amount paid of a bill (the balance and the month's interest); what exceeds the bill is not taken. */
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

/** Some months of a schedule together. */
export interface CardSpan {
  lastMonth: number
  principalPaise: number
  interestPaise: number
  /** The balance after the last of them. */
  balancePaise: number
}

/** A schedule in at most so many spans of equal length, in whole paise, for a chart. */
export function cardSpans(schedule: readonly CardMonth[], most: number): CardSpan[] {
  const length = Math.ceil(schedule.length / most)
  return Array.from({ length: Math.ceil(schedule.length / length) }, (_, span) => {
    const months = schedule.slice(span * length, (span + 1) * length)
    const interestPaise = interestOf(months)
    const paidPaise = months.reduce((sum, month) => sum + month.paidPaise, 0)
    const { month, balancePaise } = months.at(-1)!
    return { lastMonth: month, principalPaise: paidPaise - interestPaise, interestPaise, balancePaise }
  })
}

/** The minimum due of a bill, in whole paise: so many per cent of it, and no less than the floor. */
export function minimumDue(percent: number, floorPaise: number) {
  return (billPaise: number) => Math.max(wholePaise((billPaise * percent) / 100), floorPaise)
}

/** The interest of all months of a schedule, in whole paise. */
export const interestOf = (schedule: readonly CardMonth[]) =>
  schedule.reduce((sum, { interestPaise }) => sum + interestPaise, 0)

/** The payments month by month, to the paisa; null where they take more than a hundred years. */
export function payoffSchedule(
  { balance, apr }: CardDebt,
  { payment, paidOff }: Payments,
): CardMonth[] | null {
  if (paidOff.months > LONGEST_MONTHS) return null
  const payOf = () => toPaise(payment)
  return cardSchedule({ balancePaise: toPaise(balance), apr, payOf, lastMonth: paidOff.months })
}

/** A debt of which only the minimum due is paid: a part of each bill in per cent, but no less than so many rupees. */
export function minimumSchedule(
  { balance, apr }: CardDebt,
  percent: number,
  floor: number,
): CardMonth[] | null {
  return cardSchedule({ balancePaise: toPaise(balance), apr, payOf: minimumDue(percent, toPaise(floor)) })
}
