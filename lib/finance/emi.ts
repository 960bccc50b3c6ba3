import { earnsNothing } from '@/lib/finance/annuity'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { choice } from '@/lib/inputs/choices'
import { month } from '@/lib/inputs/dates'
import { value } from '@/lib/inputs/kind'
import { amount, months as monthsInput, percent, years } from '@/lib/inputs/quantities'
import { textKind } from '@/lib/inputs/text'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export const emiInputs = {
  principal: amount({ initial: 10_00_000 }),
  rate: percent({ initial: 8.5, min: 0 }),
  tenureIn: choice(['years', 'months'], 'years'),
  years: years({ initial: 20 }),
  months: monthsInput({ initial: 240 }),
  start: month({ from: '1990-01', to: '2099-12' }),
  once: amount({ initial: 0, min: 0 }),
  onceAfter: monthsInput({ initial: 12 }),
  monthly: amount({ initial: 0, min: 0 }),
  yearly: amount({ initial: 0, min: 0 }),
  keep: choice(['emi', 'tenure'], 'emi'),
  // Inputs of the part "The whole loan": they do not change the EMI. loan/loan-lists.ts parses its lists.
  whole: choice(['cost', 'flat', 'solve', 'rates', 'moratorium', 'transfer', 'offers'], 'cost'),
  fee: percent({ initial: 0.5, min: 0 }),
  insurance: amount({ initial: 0, min: 0 }),
  insuranceBy: choice(['paid', 'loan'], 'paid'),
  otherCosts: amount({ initial: 0, min: 0 }),
  flatRate: percent({ initial: 10 }),
  solveFor: choice(['principal', 'rate', 'tenure'], 'principal'),
  wantedEmi: amount({ initial: 10_000 }),
  changes: textKind('24_9', value),
  changeKeeps: choice(['emi', 'tenure'], 'emi'),
  holiday: monthsInput({ initial: 6, max: 120 }),
  holidayInterest: choice(['added', 'simple', 'paid'], 'added'),
  newRate: percent({ initial: 8, min: 0 }),
  transferKeeps: choice(['tenure', 'emi'], 'tenure'),
  transferCosts: amount({ initial: 10_000, min: 0 }),
  foreclosure: percent({ initial: 0, min: 0 }),
  offers: textKind('8.5_240_11800*8.4_240_25000', value),
}

export interface Loan {
  /** Rupees. */
  principal: number
  /** Per cent a year. */
  ratePercent: number
  /** Instalments; with a fraction of a month, the last instalment is what is then left. */
  months: number
}

/** The loan that the fields describe. The tenure in the unit that is not chosen does not count. */
export function loanFrom(read: ReadValues<typeof emiInputs>): Loan | null {
  const terms = read('principal', 'rate', 'tenureIn')
  if (!terms) return null
  const months = terms.tenureIn === 'years' ? yearsAsMonths(read('years')) : read('months')?.months
  return months === undefined ? null : { principal: terms.principal, ratePercent: terms.rate, months }
}

const yearsAsMonths = (tenure: { years: number } | null) => (tenure ? tenure.years * 12 : undefined)

/** The prepayments of the fields: once, monthly and yearly; see `amortise`. */
export const prepaymentsFrom = (read: ReadValues<typeof emiInputs>) =>
  read('once', 'onceAfter', 'monthly', 'yearly', 'keep')

export interface Emi {
  emi: number
  totalInterest: number
  totalPayment: number
}

export { monthlyRate }

/**
 * The equated monthly instalment of a reducing-balance loan, in rupees and unrounded: EMI = P·r·(1+r)^n /
 * ((1+r)^n − 1), with r the monthly rate and n the instalments; interest is n·EMI − P. Where n is not whole,
 * ⌊n⌋ instalments are paid and, a month later, what is then left with its interest, as in the schedule.
 * Written with expm1 and log1p, which keep their digits where r is tiny. Without interest, as of a no-cost
 * EMI, it is P/n.
 * @throws RangeError unless principal and months are above zero and the rate is zero or more
 * Source: Reserve Bank of India, annex on equated monthly instalments; spec section 9.
 */
export function emi({ principal, ratePercent, months }: Loan): Emi {
  if (!(principal > 0 && ratePercent >= 0 && months > 0)) {
    throw new RangeError('A loan has a principal and a tenure above zero, and a rate of zero or more')
  }
  const r = monthlyRate(ratePercent)
  if (earnsNothing(r)) return { emi: principal / months, totalInterest: 0, totalPayment: principal }
  const instalment = (principal * r) / -Math.expm1(-months * Math.log1p(r))
  const totalPayment = instalment * months + lastInstalmentExcess(instalment, r, months)
  // Rounding may leave slightly less than zero where almost nothing is charged.
  return { emi: instalment, totalInterest: Math.max(0, totalPayment - principal), totalPayment }
}

/**
 * The rupees by which the last instalment exceeds the formula's share of one, for a tenure with a fraction f
 * of a month: the balance after ⌊n⌋ instalments is EMI·(1 − (1+r)^−f) / r, and it is paid with a whole
 * month's interest.
 */
function lastInstalmentExcess(instalment: number, r: number, months: number): number {
  const fraction = months - Math.floor(months)
  if (fraction === 0) return 0
  const left = (instalment * -Math.expm1(-fraction * Math.log1p(r))) / r
  return left * (1 + r) - instalment * fraction
}

/**
 * The interest in the first twelve instalments, in rupees and unrounded: 12·EMI less what they repay of the
 * principal, (EMI/r − P)·((1+r)^12 − 1); of a loan of a year or less all of its interest. A year's interest
 * is what a tax return asks for.
 */
export function firstYearInterest({ principal, ratePercent, months }: Loan, loan: Emi): number {
  const r = monthlyRate(ratePercent)
  if (months <= 12) return loan.totalInterest
  if (earnsNothing(r)) return 0
  return 12 * loan.emi - (loan.emi / r - principal) * Math.expm1(12 * Math.log1p(r))
}
