import { inForce } from '@/lib/rules/in-force'
import { earlyClosingValues } from '@/lib/rules/savings/early-closing'
import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { growthFactor } from '@/lib/finance/annuity'
import { toPaise, toRupees } from '@/lib/money/paise'
import { smallSavingsRatesOn } from '@/lib/rules/savings/small-savings-rates'

export interface Deposit {
  /** Rupees, put in once. */
  amount: number
  /** Per cent a year of the day of opening, for the whole term. */
  ratePercent: number
}

export interface ClosableDeposit extends Deposit {
  /** Whole months after which it is closed early; null where it runs to its end. */
  closedAfterMonths: number | null
}

const TERM_YEARS = 5
const QUARTERS = 4
const MONTHS = 12
const toPaisa = (rupees: number) => toPaise(rupees) / 100

export interface Scss {
  /** Rupees, as are all below. */
  quarterly: number
  yearly: number
  totalFiveYears: number
  /** The deduction for an early closing, and the amount then paid back; null without one. */
  closing: { deduction: number; refund: number } | null
}

/**
 * Senior Citizens' Savings Scheme: deposit × rate ÷ 400 a quarter, to the nearest rupee, for 20 whole
 * quarters. Closed within 12 months the interest paid is taken back, before 24 months 1.5% comes off, then
 * 1%. Source: National Savings Institute; Fourth Amendment of 7 November 2023.
 */
export function scss({ amount, ratePercent, closedAfterMonths: closed }: ClosableDeposit): Scss {
  const quarterly = toRupees((amount * ratePercent) / 400)
  const yearly = quarterly * QUARTERS
  const deductionAfter = (months: number) => {
    if (months < 12) return quarterly * Math.floor(months / 3)
    const { before24, after } = inForce(earlyClosingValues).value.scss
    return toRupees((amount * (months < 24 ? before24 : after)) / 100)
  }
  const deduction = closed === null ? 0 : deductionAfter(closed)
  return {
    quarterly,
    yearly,
    totalFiveYears: yearly * TERM_YEARS,
    closing: closed === null ? null : { deduction, refund: amount - deduction },
  }
}

export interface Mis {
  monthly: number
  monthlyUnrounded: number
  totalFiveYears: number
  /** Null without an early closing, or before it is allowed. */
  closing: { deduction: number; refund: number } | null
  /** True if it may be closed after so many months; null without an early closing. */
  allowed: boolean | null
}

/**
 * Monthly Income Scheme: deposit × rate ÷ 1200 a month, to the nearest rupee, 60 times. It cannot be closed
 * within 12 months; before 36 months 2% comes off, then 1%. Source: National Savings Institute.
 */
export function mis({ amount, ratePercent, closedAfterMonths: closed }: ClosableDeposit): Mis {
  const exact = (amount * ratePercent) / 1_200
  const monthly = toRupees(exact)
  const allowed = closed === null ? null : closed >= 12
  const { before36, after } = inForce(earlyClosingValues).value.mis
  const deduction = toRupees((amount * (closed !== null && closed < 36 ? before36 : after)) / 100)
  return {
    monthly,
    monthlyUnrounded: toPaisa(exact),
    totalFiveYears: monthly * MONTHS * TERM_YEARS,
    closing: allowed ? { deduction, refund: amount - deduction } : null,
    allowed,
  }
}

export interface TimeDeposit {
  yearlyInterest: number
  yearlyInterestUnrounded: number
  totalInterest: number
  totalReceived: number
}

/**
 * Post office time deposit: interest worked out by quarter and paid once a year, P × ((1 + r/4)^4 − 1), to
 * the nearest rupee. Source: National Savings Time Deposit Scheme, 2019, G.S.R. 922(E).
 */
export function timeDeposit({ amount, ratePercent, years }: Deposit & { years: number }): TimeDeposit {
  const exact = amount * (growthFactor(ratePercent / 400, QUARTERS) - 1)
  const yearlyInterest = toRupees(exact)
  const totalInterest = yearlyInterest * years
  return {
    yearlyInterest,
    yearlyInterestUnrounded: toPaisa(exact),
    totalInterest,
    totalReceived: amount + totalInterest,
  }
}

export interface PostOfficeDeposit {
  deposited: number
  /** The maturity value of ₹100 a month, as the gazette prints it. */
  per100: number
  maturity: number
  interest: number
}

const INSTALMENTS = 60

/** The value of ₹100 a month after so many instalments: Σ 100 × (1 + r/4)^(k/3), unrounded. */
export const per100After = (ratePercent: number, instalments: number): number =>
  Array.from(
    { length: instalments },
    (_, place) => 100 * growthFactor(ratePercent / 400, (place + 1) / 3),
  ).reduce((sum, each) => sum + each, 0)

/**
 * Post office recurring deposit, 60 instalments, compounded by quarter; the value of ₹100 a month to the paisa, then in
 * proportion, to the nearest rupee. Source: National Savings Recurring Deposit (Amendment) Scheme, 2020, G.S.R. 285(E).
 */
export function recurringDeposit({
  monthly,
  ratePercent,
}: {
  monthly: number
  ratePercent: number
}): PostOfficeDeposit {
  const per100 = toPaisa(per100After(ratePercent, INSTALMENTS))
  const deposited = monthly * INSTALMENTS
  const maturity = toRupees((monthly * per100) / 100)
  return { deposited, per100, maturity, interest: maturity - deposited }
}

export interface Nsc {
  /** The interest of ₹1,000, to the paisa. */
  per1000: number
  maturity: number
  interest: number
  /** Interest of each of the five years, to the paisa: what is taxed in them. */
  accrued: number[]
  /** The interest of the first four years, which counts as put in again. */
  deemedReinvestedYears1to4: number
}

/**
 * National Savings Certificate (VIII Issue): 1000 × (1 + r)^5 to the paisa, then in proportion, to the nearest rupee.
 * Source: G.S.R. 919(E) of 2019 and G.S.R. 284(E) of 2020.
 */
export function nsc({ amount, ratePercent }: Deposit): Nsc {
  const r = ratePercent / 100
  const exact = Array.from({ length: TERM_YEARS }, (_, place) => amount * r * growthFactor(r, place))
  const per1000 = toPaisa(1_000 * growthFactor(r, TERM_YEARS))
  const maturity = toRupees((amount * per1000) / 1_000)
  return {
    per1000,
    maturity,
    interest: maturity - amount,
    accrued: exact.map(toPaisa),
    deemedReinvestedYears1to4: toPaisa(exact.slice(0, -1).reduce((sum, each) => sum + each, 0)),
  }
}

export interface Kvp {
  months: number
  maturityDate: CalendarDay
  maturity: number
  interest: number
  /** Per cent, to two decimals. */
  effectiveYearlyPct: number
}

/**
 * Kisan Vikas Patra: doubles in the months notified for the day of purchase. Source: G.S.R. 52(E) of 2023 and others.
 */
export function kvp({ amount, opened }: { amount: number; opened: CalendarDay }): Kvp {
  const months = smallSavingsRatesOn(opened).kvpMonths
  return {
    months,
    maturityDate: addMonths(opened, months),
    maturity: 2 * amount,
    interest: amount,
    effectiveYearlyPct: Math.round((2 ** (MONTHS / months) - 1) * 1e4) / 100,
  }
}
