import { growthFactor } from '@/lib/finance/annuity'
import { DAYS_A_YEAR, type DepositTenure, yearsOf } from '@/lib/finance/deposits/deposit-term'
import { periodRate } from '@/lib/finance/monthly-rate'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount, number, percent, years as yearsInput } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export const fdInputs = {
  principal: amount({ initial: 1_00_000 }),
  rate: percent({ initial: 7 }),
  years: yearsInput({ initial: 5 }),
  frequency: choice(['1', '2', '4', '12'], '4'),
  tenureIn: choice(['years', 'days'], 'years'),
  days: number({
    initial: 400,
    min: 1,
    max: 36_500,
    whole: true,
    unit: 'days',
    example: '400',
  }),
  payout: choice(['cumulative', 'monthly', 'quarterly'], 'cumulative'),
  senior: flag(false),
  seniorExtra: percent({ initial: 0.5, min: 0, max: 5 }),
  start: day({ from: '2024-04-01', to: '2099-12-31' }),
  otherInterest: amount({ initial: 0, min: 0 }),
  pan: flag(true),
  rules: choice(['by-law', 'ay-2025-26-simplified'], 'by-law'),
}

export type Payout = 'cumulative' | 'monthly' | 'quarterly'

export interface FixedDeposit {
  /** Rupees. */
  principal: number
  /** Per cent a year, with whatever the bank adds for a senior citizen. */
  ratePercent: number
  years: number
  /** How often a year interest is added to the deposit. Interest that is paid out is worked out by the quarter. */
  frequency: number
  payout: Payout
}

/** Indian banks work out the interest they pay out by the quarter. */
const QUARTERS = 4

/** How long the deposit lies, in the unit that is chosen; the field of the other unit does not count. */
export function tenureFrom(read: ReadValues<typeof fdInputs>): DepositTenure | null {
  const unit = read('tenureIn')
  return unit && (unit.tenureIn === 'years' ? read('years') : read('days'))
}

/** The deposit that the fields describe. Compounding counts only where the interest is not paid out. */
export function depositFrom(read: ReadValues<typeof fdInputs>): FixedDeposit | null {
  const tenure = tenureFrom(read)
  const terms = read('principal', 'rate', 'payout', 'senior')
  if (!tenure || !terms) return null
  const extra = terms.senior ? read('seniorExtra') : { seniorExtra: 0 }
  const compounding = terms.payout === 'cumulative' ? read('frequency') : { frequency: QUARTERS }
  if (!extra || !compounding) return null
  return {
    principal: terms.principal,
    ratePercent: terms.rate + extra.seniorExtra,
    years: yearsOf(tenure),
    frequency: Number(compounding.frequency),
    payout: terms.payout,
  }
}

export interface Fd {
  totalInterest: number
  /** The amount paid back at maturity: the principal alone where interest was paid out before. */
  maturityAmount: number
  /** Interest each month or quarter; null where it stays in the deposit. */
  payoutAmount: number | null
  /** Per cent a year: what compounding, or putting each payment by at the same rate, makes of the rate. */
  effectiveYieldPercent: number
}

/**
 * A fixed deposit, in rupees and unrounded. Cumulative: maturity = P × (1 + r/n)^(n·t), interest = maturity − P.
 * Quarterly payout: P·r/4 a quarter. Monthly payout: the quarter's interest discounted, P × ((1 + r/4)^(1/3) − 1),
 * since it is paid before the quarter ends; a broken last period is paid in proportion. Written with expm1 and
 * log1p, which keep their digits where the rate is tiny.
 * @throws RangeError unless principal, rate, years and frequency are all above zero
 * Source: spec section 9; for payouts Bank of Baroda, rules on interest on time deposits (IBA code).
 */
export function fd(deposit: FixedDeposit): Fd {
  const { principal, ratePercent, years, frequency, payout } = deposit
  if (!(principal > 0 && ratePercent > 0 && years > 0 && frequency > 0)) {
    throw new RangeError('A deposit has a principal, a rate, a tenure and a frequency above zero')
  }
  const totalInterest = interestAfter(deposit, years)
  const compoundings = payout === 'cumulative' ? frequency : QUARTERS
  const yearlyLog = compoundings * Math.log1p(periodRate(ratePercent, compoundings))
  return {
    totalInterest,
    maturityAmount: payout === 'cumulative' ? principal + totalInterest : principal,
    payoutAmount: payout === 'cumulative' ? null : payoutOf(principal, ratePercent, payout),
    effectiveYieldPercent: Math.expm1(yearlyLog) * 100,
  }
}

/** Interest paid out each quarter or, discounted, each month. */
function payoutOf(principal: number, ratePercent: number, payout: 'monthly' | 'quarterly'): number {
  const quarter = periodRate(ratePercent, QUARTERS)
  return principal * (payout === 'quarterly' ? quarter : Math.expm1(Math.log1p(quarter) / 3))
}

/** Rupees of interest earned in the first so many years, each day alike in proportion. */
export function interestAfter(deposit: FixedDeposit, years: number): number {
  const { principal, ratePercent, frequency, payout } = deposit
  if (payout === 'cumulative') {
    return principal * Math.expm1(frequency * years * Math.log1p(periodRate(ratePercent, frequency)))
  }
  return payoutOf(principal, ratePercent, payout) * years * (payout === 'monthly' ? 12 : QUARTERS)
}

/** Below this many days banks pay simple interest. */
const COMPOUNDS_FROM_DAYS = 181

/**
 * The maturity amount that banks pay on a cumulative deposit for a number of days, in rupees: full quarters of 91¼ days
 * compound, the days left over earn simple interest on a year of 365 days, and below 181 days all of it is simple.
 * Source: Bank of Baroda, rules on interest on time deposits.
 */
export function bankMaturity(principal: number, ratePercent: number, days: number): number {
  const quarterDays = DAYS_A_YEAR / QUARTERS
  const quarters = days < COMPOUNDS_FROM_DAYS ? 0 : Math.floor(days / quarterDays)
  const daysLeft = days - quarters * quarterDays
  const simple = 1 + ((ratePercent / 100) * daysLeft) / DAYS_A_YEAR
  return principal * growthFactor(periodRate(ratePercent, QUARTERS), quarters) * simple
}
