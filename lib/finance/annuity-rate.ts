import { annuityOrdinary, earnsNothing, growthFactor } from '@/lib/finance/annuity'

const HALVINGS = 200

/**
 * The rate for one period at which a falling worth comes to nothing, found by halving; null where it is below
 * nothing at every rate. The worth is that of a loan to its lender: payments to come, discounted, less what
 * was lent.
 */
export function rateOfWorth(worth: (r: number) => number): number | null {
  if (worth(0) < 0) return null
  let [low, high] = [0, 1]
  while (worth(high) > 0) high *= 2
  for (let halving = 0; halving < HALVINGS && low < high; halving += 1) {
    const middle = (low + high) / 2
    if (worth(middle) >= 0) low = middle
    else high = middle
  }
  return low
}

/** The rate for one period at which equal payments over n periods repay a loan: P = E × (1 − (1+r)^−n) ÷ r. */
export const rateOfAnnuity = (principal: number, payment: number, n: number): number | null =>
  rateOfWorth((r) =>
    earnsNothing(r)
      ? payment * n - principal
      : payment * (annuityOrdinary(r, n) / growthFactor(r, n)) - principal,
  )

/** The rate for one period at which payments at the ends of periods are worth what was paid out at their start. */
export const rateOfPayments = (paidOut: number, payments: readonly number[]): number | null =>
  rateOfWorth((r) => payments.reduceRight((worth, payment) => (worth + payment) / (1 + r), 0) - paidOut)
