import { annuityOrdinary, earnsNothing, growthFactor } from '@/lib/finance/annuity'
import { rateOfAnnuity } from '@/lib/finance/annuity-rate'
import { emi, type Loan } from '@/lib/finance/emi'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { monthsItLasts } from '@/lib/finance/withdrawals'
import { toPaise, wholePaise } from '@/lib/money/paise'

/** The loan in rupees that an instalment repays: E × (1 − (1+r)^−n) ÷ r, and E × n without interest. */
export function loanForEmi(emiRupees: number, { ratePercent, months }: Omit<Loan, 'principal'>): number {
  const r = monthlyRate(ratePercent)
  return emiRupees * (annuityOrdinary(r, months) / growthFactor(r, months))
}

/**
 * The yearly rate in per cent at which an instalment repays a loan in its months; null where it repays less
 * than the loan.
 */
export function rateForEmi(
  emiRupees: number,
  { principal, months }: Omit<Loan, 'ratePercent'>,
): number | null {
  const r = rateOfAnnuity(principal, emiRupees, months)
  return r === null ? null : r * 1200
}

/** A smaller part of an instalment is what rounding to paise left, and no month of its own. */
const LEAST_INSTALMENT = 0.01

/**
 * The months in which an instalment repays a loan, the last of them with what is left: n = −ln(1 − P × r ÷ E)
 * ÷ ln(1+r), and P ÷ E without interest, rounded up. Less than a hundredth of an instalment is paid with the
 * one before it. Null where the instalment does no more than pay the interest.
 */
export function monthsForEmi(
  emiRupees: number,
  { principal, ratePercent }: Omit<Loan, 'months'>,
): number | null {
  const exact = monthsItLasts({ corpus: principal, r: monthlyRate(ratePercent), withdrawal: emiRupees })
  return Number.isFinite(exact) ? Math.max(1, Math.ceil(exact - LEAST_INSTALMENT)) : null
}

export interface FlatLoan {
  instalmentPaise: number
  interestPaise: number
  /** The rate on the falling balance that has these instalments, per cent a year. */
  reducingPercent: number
  /** The instalment of the flat rate's figure charged on the falling balance. */
  reducingInstalmentPaise: number
}

/**
 * A loan at a flat rate: interest on the whole loan to the end, P × rate × n ÷ 1200, in n equal instalments
 * with the loan. The reducing rate is that of an annuity of these instalments.
 */
export function flatLoan({ principal, months }: Omit<Loan, 'ratePercent'>, flatPercent: number): FlatLoan {
  const interestPaise = wholePaise((toPaise(principal) * flatPercent * months) / 1200)
  const instalment = (toPaise(principal) + interestPaise) / months
  const monthly = rateOfAnnuity(toPaise(principal), instalment, months)
  // Instalments of a flat rate repay the loan at least, but for the last digit of a double.
  const reducingPercent = monthly === null || earnsNothing(monthly) ? 0 : monthly * 1200
  return {
    instalmentPaise: wholePaise(instalment),
    interestPaise,
    reducingPercent,
    reducingInstalmentPaise: toPaise(emi({ principal, months, ratePercent: flatPercent }).emi),
  }
}
