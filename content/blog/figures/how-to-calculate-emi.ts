import { emiCalculatorFigures, EXAMPLE_LOAN, FLAT_LOAN, FLAT_RATE } from '@/content/figures/emi-calculator'
import { percent, percentTo } from '@/content/figures/wording'
import { annuityOrdinary, growthFactor } from '@/lib/finance/annuity'
import { payoffInputs } from '@/lib/finance/cards/card-payoff'
import { emi } from '@/lib/finance/emi'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { dayInWords } from '@/lib/format/days'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import { foreclosureCharge } from '@/lib/rules/banking/loan-charges'
import { inForce } from '@/lib/rules/in-force'

/** Rates and years other than those with which the EMI calculator opens. */
const RATES = [8, 9, 9.5] as const
const YEARS = [10, 15, 20, 25, 30] as const

const whole = emi(EXAMPLE_LOAN)
const monthly = monthlyRate(EXAMPLE_LOAN.ratePercent)

/**
 * The interest and principal in an instalment, and what is owed after it, by the formula alone: nothing is
 * rounded on the way.
 */
function instalment(month: number) {
  const owedAfter = (paid: number) =>
    EXAMPLE_LOAN.principal * growthFactor(monthly, paid) - whole.emi * annuityOrdinary(monthly, paid)
  const interest = owedAfter(month - 1) * monthly
  return { interest, principal: whole.emi - interest, owed: owedAfter(month) }
}
const growth = growthFactor(monthly, EXAMPLE_LOAN.months)
const withMonths = (years: number) => emi({ ...EXAMPLE_LOAN, months: years * 12 })
const withRate = (ratePercent: number) => emi({ ...EXAMPLE_LOAN, ratePercent }).emi
const roundedTo = (step: number, amount: number) => rupees(Math.round(amount / step) * step)
/** What half a per cent more costs a month. */
const halfMore = withRate(EXAMPLE_LOAN.ratePercent + 0.5) - whole.emi
const [lowRate, highRate, highestRate] = RATES
const of = emiCalculatorFigures()

/** What the words of the article quote; see content/blog/how-to-calculate-emi.mdx. */
export const figures = {
  loan: of.loan,
  principal: grouped(EXAMPLE_LOAN.principal),
  rate: of.rate,
  ratePercent: grouped(EXAMPLE_LOAN.ratePercent),
  monthRate: of.monthRate,
  growth: growth.toFixed(6),
  growthLessOne: (growth - 1).toFixed(6),
  emi: rupees(whole.emi, 2),
  total: of.total,
  interest: of.interest,
  firstInterest: rupees(instalment(1).interest, 2),
  firstPrincipal: rupees(instalment(1).principal, 2),
  leftHalfway: percentTo(0, (instalment(EXAMPLE_LOAN.months / 2).owed / EXAMPLE_LOAN.principal) * 100),
  longerLowers: rupees(withMonths(25).emi - withMonths(30).emi),
  longerAdds: rupees(Math.round(withMonths(30).totalInterest) - Math.round(withMonths(25).totalInterest)),
  lowRate: percent(lowRate),
  emiAtLow: rupees(withRate(lowRate)),
  highRate: percent(highRate),
  emiAtHigh: rupees(withRate(highRate)),
  highestRate: percent(highestRate),
  emiAtHighest: rupees(withRate(highestRate)),
  halfMoreMonth: roundedTo(100, halfMore),
  halfMoreWhole: roundedTo(5_000, halfMore * EXAMPLE_LOAN.months),
  once: of.once,
  shorterMonths: grouped(EXAMPLE_LOAN.months - Number(of.sooner)),
  savedByTenure: of.savedByTenure,
  lowerEmi: of.lowerEmi,
  savedByEmi: of.savedByEmi,
  monthly: of.monthly,
  monthlyMonths: grouped(EXAMPLE_LOAN.months - Number(of.soonerMonthly)),
  savedMonthly: of.savedMonthly,
  freeSince: dayInWords(inForce(foreclosureCharge).from),
  flatLoan: of.flatLoan,
  flatPrincipal: grouped(FLAT_LOAN.principal),
  flatYear: grouped((FLAT_LOAN.principal * FLAT_RATE) / 100),
  flatRate: of.flatRate,
  flatEmi: of.flatEmi,
  reducingEmi: rupees(emi({ ...FLAT_LOAN, ratePercent: FLAT_RATE }).emi, 2),
  flatInterest: of.flatInterest,
  reducingInterest: of.reducingInterest,
  trueRate: of.trueRate,
  cardRate: percent(payoffInputs.apr.initial),
}

const INSIDE = [1, 12, 60, 120, 180, 240] as const

export const tables = {
  /** @param names of the instalments 1, 12, 60, 120, 180 and 240 */
  inside: (names: readonly string[]) =>
    INSIDE.map((month, place) => {
      const { interest, principal, owed } = instalment(month)
      return [
        names[place]!,
        rupees(interest, 2),
        rupees(principal, 2),
        month === EXAMPLE_LOAN.months ? rupees(0) : rupees(owed, 2),
      ]
    }),
  byTenure: YEARS.map((years) => {
    const { emi: amount, totalInterest } = withMonths(years)
    return [monthsInWords(years * 12), rupees(amount), rupees(totalInterest)]
  }),
}
