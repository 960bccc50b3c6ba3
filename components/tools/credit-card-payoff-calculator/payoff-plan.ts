import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import {
  aprWithGst,
  type CardDebt,
  INVALID_MODE,
  type PaidOff,
  payoff,
  type PayoffGoal,
  type payoffInputs,
} from '@/lib/finance/card-payoff'

export interface PayoffPlan {
  /** Its rate has the GST in it. */
  debt: CardDebt
  goal: PayoffGoal
  gst: number
}

/** What the fields say, or null while one that counts can't be read. */
function planOf(inputs: ToolInputs<typeof payoffInputs>): PayoffPlan | null {
  const terms = inputs.read('balance', 'apr', 'mode', 'gst')
  if (!terms) return null
  const goal = goalOf(inputs, terms.mode)
  const debt = { balance: terms.balance, apr: aprWithGst(terms.apr, terms.gst) }
  return goal && { debt, goal, gst: terms.gst }
}

function goalOf(inputs: ToolInputs<typeof payoffInputs>, mode: 'fixed' | 'time'): PayoffGoal | null {
  if (mode === 'fixed') {
    const fixed = inputs.read('payment')
    return fixed && { mode, payment: fixed.payment }
  }
  const time = inputs.read('months')
  return time && { mode, months: time.months }
}

interface Payments {
  /** Rupees a month. */
  payment: number
  paidOff: PaidOff
}

/** What is paid each month, the extra with it, and what that comes to; null where nothing is to be paid. */
function paymentsOf({ debt, goal }: PayoffPlan, plain: PaidOff, extra: number): Payments | null {
  const payment = goal.mode === 'fixed' ? goal.payment : plain.requiredPayment
  if (payment === undefined || plain.months === 0) return null
  if (extra === 0) return { payment, paidOff: plain }
  const faster = payoff(debt, { mode: 'fixed', payment: payment + extra })
  return faster.ok ? { payment: payment + extra, paidOff: faster.value } : null
}

export interface Answer {
  plan: PayoffPlan
  result: PaidOff
  /** Null where nothing is to be paid, or while the extra payment can't be read. */
  payments: Payments | null
}

/** The answer, or the error to show in its place, or neither while a field has a message of its own. */
export function answerOf(inputs: ToolInputs<typeof payoffInputs>): {
  answer: Answer | null
  error: string | null
} {
  if (!inputs.read('mode')) return { answer: null, error: INVALID_MODE }
  const plan = planOf(inputs)
  if (!plan) return { answer: null, error: null }
  const outcome = payoff(plan.debt, plan.goal)
  if (!outcome.ok) return { answer: null, error: outcome.error }
  const extra = inputs.read('extra')
  const payments = extra && paymentsOf(plan, outcome.value, extra.extra)
  return { answer: { plan, result: outcome.value, payments }, error: null }
}
