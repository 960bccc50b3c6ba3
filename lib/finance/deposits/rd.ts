import { annuityDue } from '@/lib/finance/annuity'
import { monthlyRate, periodRate } from '@/lib/finance/monthly-rate'
import { choice } from '@/lib/inputs/choices'
import { amount as amountInput, months as monthsInput, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'

export const rdInputs = {
  amount: amountInput({ initial: 5_000 }),
  rate: percent({ initial: 6.5 }),
  months: monthsInput({ initial: 60 }),
  method: choice(['monthly', 'quarterly'], 'monthly'),
}

/** Rupees at the start of each month, per cent a year, whole months, and how the bank compounds. */
export type RecurringDeposit = Values<typeof rdInputs>

export interface Rd {
  totalInvestment: number
  totalInterest: number
  maturityAmount: number
}

const QUARTERS = 4

/**
 * The rate of interest for one month, as a fraction: a twelfth of the yearly rate, or, where the bank
 * compounds by the quarter, the rate whose three months make a quarter's.
 */
export function rdMonthlyRate({ rate, method }: Pick<RecurringDeposit, 'rate' | 'method'>): number {
  return method === 'monthly' ? monthlyRate(rate) : Math.expm1(Math.log1p(periodRate(rate, QUARTERS)) / 3)
}

/**
 * A recurring deposit, in rupees and unrounded; each instalment is paid at the start of its month. Monthly:
 * M = R × ((1 + r)^m − 1) ÷ r × (1 + r), r a twelfth of the rate. Quarterly, the formula of the Indian Banks'
 * Association: M = R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3)), i = rate ÷ 400, n = m ÷ 3, which is the same annuity
 * at the rate j a month with (1 + j)³ = 1 + i.
 * @throws RangeError unless instalment, rate and months are all above zero
 * Source: spec section 9; blog.kbsbng.com, maturity amount calculation for recurring deposits.
 */
export function rd(deposit: RecurringDeposit): Rd {
  const { amount, rate, months } = deposit
  if (!(amount > 0 && rate > 0 && months > 0)) {
    throw new RangeError('A recurring deposit has an instalment, a rate and a tenure above zero')
  }
  const totalInvestment = amount * months
  const maturityAmount = rdBalanceAfter(deposit, months)
  // Rounding may leave slightly less than zero where almost nothing is earned.
  const totalInterest = Math.max(0, maturityAmount - totalInvestment)
  return { totalInvestment, totalInterest, maturityAmount }
}

/** Rupees in a recurring deposit at the end of a month, counted from 1. */
export const rdBalanceAfter = (deposit: RecurringDeposit, month: number) =>
  deposit.amount * annuityDue(rdMonthlyRate(deposit), month)
