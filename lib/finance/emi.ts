import { monthlyRate } from '@/lib/finance/monthly-rate'
import { choice } from '@/lib/inputs/choices'
import { month } from '@/lib/inputs/dates'
import { amount, months, percent, years } from '@/lib/inputs/quantities'

export const emiInputs = {
  principal: amount({ initial: 10_00_000 }),
  rate: percent({ initial: 8.5 }),
  tenureIn: choice(['years', 'months'], 'years'),
  years: years({ initial: 20 }),
  months: months({ initial: 240 }),
  start: month({ from: '1990-01', to: '2099-12' }),
  once: amount({ initial: 0, min: 0 }),
  onceAfter: months({ initial: 12 }),
  monthly: amount({ initial: 0, min: 0 }),
  yearly: amount({ initial: 0, min: 0 }),
  keep: choice(['emi', 'tenure'], 'emi'),
}

export interface Loan {
  /** Rupees. */
  principal: number
  /** Per cent a year. */
  ratePercent: number
  /** Instalments; a fraction of a month is the formula's affair, a schedule rounds it up. */
  months: number
}

export interface Emi {
  emi: number
  totalInterest: number
  totalPayment: number
}

export { monthlyRate }

/**
 * The equated monthly instalment of a reducing-balance loan, in rupees and unrounded:
 * EMI = P·r·(1+r)^n / ((1+r)^n − 1), with r the monthly rate and n the instalments; interest is n·EMI − P.
 * Written with expm1 and log1p, which keep their digits where r is tiny.
 * @throws RangeError unless principal, rate and months are all above zero
 * Source: Reserve Bank of India, annex on equated monthly instalments; spec section 9.
 */
export function emi({ principal, ratePercent, months }: Loan): Emi {
  if (!(principal > 0 && ratePercent > 0 && months > 0)) {
    throw new RangeError('A loan has a principal, a rate and a tenure above zero')
  }
  const r = monthlyRate(ratePercent)
  const instalment = (principal * r) / -Math.expm1(-months * Math.log1p(r))
  const totalPayment = instalment * months
  return { emi: instalment, totalInterest: totalPayment - principal, totalPayment }
}
