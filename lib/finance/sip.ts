import { annuityDue, growthFactor } from '@/lib/finance/annuity'
import { type GrowthYear, growthYears, type Standing } from '@/lib/finance/growth-years'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { choice } from '@/lib/inputs/choices'
import { amount, percent, years } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export const sipInputs = {
  aim: choice(['amount', 'goal'], 'amount'),
  amount: amount({ initial: 5_000 }),
  rate: percent({ initial: 12, min: 0 }),
  years: years({ initial: 10 }),
  stepUp: percent({ initial: 0, min: 0 }),
  lumpSum: amount({ initial: 0, min: 0 }),
  inflation: percent({ initial: 0, min: 0 }),
  goal: amount({ initial: 0, min: 0 }),
  withdrawal: amount({ initial: 10_000 }),
  withdrawalRate: percent({ initial: 8, min: 0 }),
  withdrawalYears: years({ initial: 20 }),
}

export interface SipPlan {
  /** Rupees at the start of each month of the first year. */
  amount: number
  /** Per cent by which the instalment rises at the end of each year. */
  stepUp: number
  /** Rupees put in once, at the start. */
  lumpSum: number
  years: number
}

/** A plan and the return that is expected of it, in per cent a year. */
export interface RatedSipPlan extends SipPlan {
  rate: number
}

/**
 * The plan that the fields describe, without what is shown of it in addition: inflation, withdrawals. With
 * the goal as its aim, its instalment is the one that reaches the goal; null while the goal is 0.
 */
export function sipPlanFrom(read: ReadValues<typeof sipInputs>): RatedSipPlan | null {
  const terms = read('aim', 'rate', 'years', 'stepUp', 'lumpSum')
  if (!terms) return null
  const { aim, ...plan } = terms
  if (aim === 'amount') {
    const instalment = read('amount')
    return instalment && { ...plan, ...instalment }
  }
  const goal = read('goal')?.goal
  if (!goal) return null
  return { ...plan, amount: instalmentForGoal(goal, { ...plan, amount: 0 }, monthlyRate(plan.rate)) }
}

export interface Sip {
  totalInvestment: number
  estimatedReturns: number
  futureValue: number
}

/**
 * The state of a plan after so many years at a rate for one month, in rupees and unrounded. Each year's instalments
 * are an annuity due, P × ((1+r)^n − 1) ÷ r × (1+r) with n = 12, and what was there grows by (1+r)^n; without a
 * step-up this is the same annuity over all months. The last year counts the months, or parts of one, that are left.
 */
function sipAfter(plan: SipPlan, r: number, elapsedYears: number): Standing {
  const months = elapsedYears * 12
  let instalment = plan.amount
  let invested = plan.lumpSum
  let value = plan.lumpSum
  for (let done = 0; done < months; done += 12) {
    const span = Math.min(12, months - done)
    invested += instalment * span
    value = value * growthFactor(r, span) + instalment * annuityDue(r, span)
    instalment *= 1 + plan.stepUp / 100
  }
  return { invested, value }
}

/**
 * The amounts invested in a systematic investment plan and its value at the end, at a rate for one month; see
 * `sipAfter` for the formula.
 * @throws RangeError unless years and instalment or lump sum are above zero and the rate is zero or more
 * Source: spec section 9; the same sum at epitometool.com/tools/sip-calculator.
 */
export function sip(plan: SipPlan, r: number): Sip {
  if (!(plan.amount >= 0 && plan.amount + plan.lumpSum > 0 && plan.years > 0 && r >= 0)) {
    throw new RangeError(
      'A SIP has an instalment or lump sum and a tenure above zero, and a rate of zero or more',
    )
  }
  const { invested, value } = sipAfter(plan, r, plan.years)
  // Rounding may leave slightly less than zero where almost nothing is earned.
  const estimatedReturns = Math.max(0, value - invested)
  return { totalInvestment: invested, estimatedReturns, futureValue: value }
}

/** The plan year by year at a rate in per cent a year. */
export function sipYears(plan: SipPlan, ratePercent: number): GrowthYear[] {
  return growthYears(plan.years, (elapsedYears) => sipAfter(plan, monthlyRate(ratePercent), elapsedYears))
}

/** The first instalment with which the plan reaches a goal, in rupees; nothing when its lump sum alone does. */
export function instalmentForGoal(goal: number, plan: SipPlan, r: number): number {
  const missing = goal - plan.lumpSum * growthFactor(r, plan.years * 12)
  return Math.max(0, missing) / sipAfter({ ...plan, amount: 1, lumpSum: 0 }, r, plan.years).value
}
