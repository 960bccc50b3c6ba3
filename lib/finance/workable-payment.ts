import { type CardDebt, payoff } from '@/lib/finance/cards/card-payoff'

/** The multiple to which the payment is rounded up, in rupees. */
const ROUND_TO = 100

export interface WorkablePayment {
  /** Rupees a month. */
  payment: number
  /** The months in which it clears the debt. */
  months: number
}

/**
 * The monthly payment that clears a debt within so many months, rounded up to ₹100, and the months that it takes.
 * Null where no payment can be computed.
 */
export function workablePayment(debt: CardDebt, withinMonths: number): WorkablePayment | null {
  const exact = payoff(debt, { mode: 'time', months: withinMonths })
  if (!exact.ok || exact.value.requiredPayment === undefined) return null
  const payment = Math.ceil(exact.value.requiredPayment / ROUND_TO) * ROUND_TO
  const outcome = payoff(debt, { mode: 'fixed', payment })
  return outcome.ok ? { payment, months: outcome.value.months } : null
}
