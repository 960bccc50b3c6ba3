import { annuityDue, annuityOrdinary, growthFactor } from '@/lib/finance/annuity'
import { flowList } from '@/lib/finance/cash-flows'
import { type GrowthYear, growthYears, type Standing } from '@/lib/finance/growth-years'
import { choice } from '@/lib/inputs/choices'
import { amount, percent, years } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export const investmentInputs = {
  aim: choice(['future', 'past'], 'future'),
  initial: amount({ initial: 50_000, min: 0 }),
  annual: amount({ initial: 12_000, min: 0 }),
  years: years({ initial: 10, min: 0 }),
  rate: percent({ initial: 12, min: 0 }),
  timing: choice(['start', 'end'], 'start'),
  inflation: percent({ initial: 0, min: 0 }),
  measure: choice(['cagr', 'xirr'], 'cagr'),
  cagrFrom: amount({ initial: 1_00_000 }),
  cagrTo: amount({ initial: 1_80_000, min: 0 }),
  cagrYears: years({ initial: 5 }),
  flows: flowList,
}

export interface Investment {
  /** Rupees at the very start. */
  initial: number
  /** Rupees each year. */
  annual: number
  years: number
  /** Per cent a year. */
  rate: number
  /** When in its year the contribution is paid. */
  timing: 'start' | 'end'
}

/** The investment that the fields describe, without inflation and what is measured below it. */
export const investmentFrom = (read: ReadValues<typeof investmentInputs>): Investment | null =>
  read('initial', 'annual', 'years', 'rate', 'timing')

export interface InvestmentReturns {
  futureValue: number
  totalInvestment: number
  totalGrowth: number
  totalReturnPercent: number
}

/**
 * The state of an investment after so many years, in rupees and unrounded, compounded yearly:
 * I × (1+r)^n + C × ((1+r)^n − 1) ÷ r × (1+r), the last factor only for contributions at the start of the year.
 * A part of a year has its part of the contribution. Without a rate nothing grows.
 * Source: spec sections 5 and 9.
 */
export function investmentAfter(
  { initial, annual, rate, timing }: Investment,
  elapsedYears: number,
): Standing {
  const invested = initial + annual * elapsedYears
  if (rate <= 0) return { invested, value: invested }
  const r = rate / 100
  const whole = Math.floor(elapsedYears)
  const part = elapsedYears - whole
  const contributions = annual * (timing === 'start' ? annuityDue(r, whole) : annuityOrdinary(r, whole))
  const partGrowth = growthFactor(r, part)
  const lastContribution = annual * part * (timing === 'start' ? partGrowth : 1)
  const value = initial * growthFactor(r, elapsedYears) + contributions * partGrowth + lastContribution
  return { invested, value }
}

/** The value and return of an investment; null when nothing is invested, since it then has no return. */
export function investmentReturns(plan: Investment): InvestmentReturns | null {
  const { invested, value } = investmentAfter(plan, plan.years)
  if (!(invested > 0)) return null
  // Rounding may leave slightly less than zero where almost nothing is earned.
  const totalGrowth = Math.max(0, value - invested)
  return {
    futureValue: value,
    totalInvestment: invested,
    totalGrowth,
    totalReturnPercent: (totalGrowth / invested) * 100,
  }
}

/** The investment year by year, in rupees; see `investmentAfter`. */
export function investmentYears(plan: Investment): GrowthYear[] {
  return growthYears(plan.years, (elapsedYears) => investmentAfter(plan, elapsedYears))
}

/**
 * The compound annual growth rate in per cent: (last ÷ first)^(1 ÷ years) − 1. Null when the time is so short that
 * the rate is past what a double holds.
 */
export function cagrPercent(first: number, last: number, yearsBetween: number): number | null {
  const rate = Math.expm1(Math.log(last / first) / yearsBetween) * 100
  return Number.isFinite(rate) ? rate : null
}
