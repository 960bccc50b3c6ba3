import { earnsNothing } from '@/lib/finance/annuity'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { cardList } from '@/lib/finance/cards/card-list'
import { choice } from '@/lib/inputs/choices'
import { amount, months as monthsInput, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export const payoffInputs = {
  balance: amount({ initial: 50_000, min: 0 }),
  apr: percent({ initial: 36, min: 0 }),
  mode: choice(['fixed', 'time'], 'fixed'),
  payment: amount({ initial: 2_500, min: 0 }),
  // Fewer than one month is accepted here; the calculation reports it as a problem.
  months: monthsInput({ initial: 24, min: -1_200 }),
  gst: percent({ initial: 0, min: 0 }),
  extra: amount({ initial: 0, min: 0 }),
  minimumPercent: percent({ initial: 5, min: 0 }),
  minimumFloor: amount({ initial: 200, min: 0 }),
  cards: cardList,
  budget: amount({ initial: 6_000 }),
}

/** A card's balance, in rupees, and its rate in per cent a year, with GST on the interest where there is some. */
export interface CardDebt {
  balance: number
  apr: number
}

export type PayoffGoal = { mode: 'fixed'; payment: number } | { mode: 'time'; months: number }

export interface PaidOff {
  months: number
  /** Rupees a month; in time mode only. */
  requiredPayment?: number
  totalInterest: number
  totalPaid: number
}
/** Why a balance is not cleared. */
export type PayoffProblem =
  /** `interest` of the first month, in rupees, which the payment must exceed. */
  | { kind: 'paymentTooSmall'; interest: number }
  /** More months than can be counted. */
  | { kind: 'tooManyMonths' }
  | { kind: 'notPositiveMonths' }
  /** No payment that can be computed. */
  | { kind: 'noPayment' }
  /** So many months that the payment is no more than the interest. */
  | { kind: 'onlyInterest'; months: number }

export type Payoff = { ok: true; value: PaidOff } | { ok: false; problem: PayoffProblem }

const failed = (problem: PayoffProblem): Payoff => ({ ok: false, problem })

export interface PayoffPlan {
  /** Its rate has the GST in it. */
  debt: CardDebt
  goal: PayoffGoal
  /** Per cent of the interest. */
  gst: number
  /** Rupees paid in addition each month; null while they have a problem. */
  extra: number | null
}

/** The plan that the fields describe. Payment or months count, by the mode. */
export function payoffPlanFrom(read: ReadValues<typeof payoffInputs>): PayoffPlan | null {
  const terms = read('balance', 'apr', 'mode', 'gst')
  if (!terms) return null
  const { balance, apr, mode, gst } = terms
  const values = mode === 'fixed' ? read('payment') : read('months')
  const goal = values && ({ mode, ...values } as PayoffGoal)
  const extra = read('extra')?.extra ?? null
  return goal && { debt: { balance, apr: aprWithGst(apr, gst) }, goal, gst, extra }
}

/** So little past a whole number of months is rounding, and not one month more. */
const ROUNDING = 1e-9

/** Tax on interest raises the rate itself: 36 % with 18 % GST costs what 42.48 % does. */
export const aprWithGst = (apr: number, gstPercent: number) => apr * (1 + gstPercent / 100)

/**
 * How a card's balance is cleared, by a fixed payment or within so many months, in rupees and unrounded; r is the
 * APR ÷ 12. A zero balance, no rate or no payment takes no time and costs the balance.
 * Source: spec sections 5 and 9.
 */
export function payoff(debt: CardDebt, goal: PayoffGoal): Payoff {
  const r = monthlyRate(debt.apr)
  const nothing = debt.balance <= 0 || earnsNothing(r) || (goal.mode === 'fixed' && goal.payment <= 0)
  if (nothing) return { ok: true, value: { months: 0, totalInterest: 0, totalPaid: debt.balance } }
  return goal.mode === 'fixed'
    ? byFixedPayment(debt.balance, r, goal.payment)
    : withinMonths(debt.balance, r, goal.months)
}

/**
 * The months in which a balance without interest is cleared: ⌈balance ÷ payment⌉, or the months chosen. The
 * specification gives 0 for `payoff` at a rate of nothing (section 5); this is what it takes. Null where there is
 * interest, a zero balance or no payment.
 */
export function interestFreeMonths({ balance, apr }: CardDebt, goal: PayoffGoal): number | null {
  if (!earnsNothing(monthlyRate(apr)) || balance <= 0) return null
  if (goal.mode === 'time') return goal.months >= 1 ? goal.months : null
  return goal.payment > 0 ? Math.ceil(balance / goal.payment - ROUNDING) : null
}

/** n = ⌈−ln(1 − B × r ÷ P) ÷ ln(1+r)⌉; the last of the n payments is what is then left. */
function byFixedPayment(balance: number, r: number, payment: number): Payoff {
  const interest = balance * r
  if (payment <= interest) {
    return failed({ kind: 'paymentTooSmall', interest })
  }
  const exact = -Math.log1p(-interest / payment) / Math.log1p(r)
  if (!(exact < Number.MAX_SAFE_INTEGER)) {
    return failed({ kind: 'tooManyMonths' })
  }
  const months = Math.max(1, Math.ceil(exact - ROUNDING))
  const growth = Math.expm1((months - 1) * Math.log1p(r))
  const leftBeforeLast = balance + growth * balance - (payment * growth) / r
  const last = Math.max(0, leftBeforeLast) * (1 + r)
  const totalPaid = (months - 1) * payment + last
  return { ok: true, value: { months, totalInterest: Math.max(0, totalPaid - balance), totalPaid } }
}

/** P = B × r ÷ (1 − (1+r)^−n). */
function withinMonths(balance: number, r: number, months: number): Payoff {
  if (months <= 0) return failed({ kind: 'notPositiveMonths' })
  const requiredPayment = (balance * r) / -Math.expm1(-months * Math.log1p(r))
  if (!(requiredPayment > 0 && Number.isFinite(requiredPayment))) {
    return failed({ kind: 'noPayment' })
  }
  if (requiredPayment <= balance * r) {
    return failed({ kind: 'onlyInterest', months })
  }
  const totalPaid = requiredPayment * months
  const totalInterest = Math.max(0, totalPaid - balance)
  return { ok: true, value: { months, requiredPayment, totalInterest, totalPaid } }
}

export interface Payments {
  /** Rupees a month, an extra payment with it. */
  payment: number
  paidOff: PaidOff
}

export interface PayoffAnswer {
  plan: PayoffPlan
  /** How the plan ends without an extra payment. */
  result: PaidOff
  /** The amount paid with it; null where nothing is to be paid. */
  payments: Payments | null
}

/** A plan with what it comes to, or why the balance is not cleared. */
export function payoffAnswer(
  plan: PayoffPlan,
): { ok: true; value: PayoffAnswer } | { ok: false; problem: PayoffProblem } {
  const outcome = payoff(plan.debt, plan.goal)
  if (!outcome.ok) return outcome
  const { value: result } = outcome
  return { ok: true, value: { plan, result, payments: paymentsOf(plan, result) } }
}

function paymentsOf({ debt, goal, extra }: PayoffPlan, result: PaidOff): Payments | null {
  const payment = goal.mode === 'fixed' ? goal.payment : result.requiredPayment
  if (payment === undefined || result.months === 0 || extra === null) return null
  if (extra === 0) return { payment, paidOff: result }
  const faster = payoff(debt, { mode: 'fixed', payment: payment + extra })
  return faster.ok ? { payment: payment + extra, paidOff: faster.value } : null
}
