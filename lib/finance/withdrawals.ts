import { annuityOrdinary, earnsNothing, growthFactor } from '@/lib/finance/annuity'

/** A sum that grows by a rate for one month, and a level amount taken out at the end of each month. In rupees. */
export interface Withdrawals {
  corpus: number
  /** The return of one month, as a fraction. */
  r: number
  withdrawal: number
}

/**
 * How many withdrawals there are before the money is gone, the last of them a smaller one where this is no whole
 * number: n = −ln(1 − C × r ÷ W) ÷ ln(1+r), and C ÷ W at a rate of nothing. Infinity when growth pays for them all.
 */
export function monthsItLasts({ corpus, r, withdrawal }: Withdrawals): number {
  if (earnsNothing(r)) return corpus / withdrawal
  const share = (corpus * r) / withdrawal
  return share >= 1 ? Infinity : -Math.log1p(-share) / Math.log1p(r)
}

/** The level withdrawal that uses up the money in exactly so many months: C × (1+r)^n × r ÷ ((1+r)^n − 1). */
export function withdrawalFor(corpus: number, r: number, months: number): number {
  return earnsNothing(r) ? corpus / months : (corpus * r) / -Math.expm1(-months * Math.log1p(r))
}

export interface WithdrawalYear {
  /** Years since the first month, at its end. */
  after: number
  withdrawn: number
  growth: number
  left: number
}

/** The withdrawals year by year, until so many years are over or the money is gone, whichever is first. */
export function withdrawalYears(plan: Withdrawals, years: number): WithdrawalYear[] {
  const lasts = monthsItLasts(plan)
  const table: WithdrawalYear[] = []
  let before = { taken: 0, left: plan.corpus }
  for (let year = 1; year - 1 < years && before.left > 0; year += 1) {
    const months = Math.min(year, years) * 12
    const taken = plan.withdrawal * Math.min(months, lasts)
    const grown =
      plan.corpus * growthFactor(plan.r, months) - plan.withdrawal * annuityOrdinary(plan.r, months)
    const left = months >= lasts ? 0 : Math.max(0, grown)
    const withdrawn = taken - before.taken
    const growth = Math.max(0, left - before.left + withdrawn)
    table.push({ after: months / 12, withdrawn, growth, left })
    before = { taken, left }
  }
  return table
}
