import { percent, percentTo } from '@/content/figures/wording'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, sip, type SipPlan } from '@/lib/finance/sip'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { DEBT_FUND_SPLIT, equityFreeValues, gainRateValues } from '@/lib/rules/capital-gains/gain-rates'
import { inForce } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'

/** The examples: a monthly amount in rupees, yearly returns, a larger plan, and what a regular plan costs more. */
const AMOUNT = 5_000
const RATES = [8, 10, 12] as const
const YEARS = [5, 10, 15, 20, 25] as const
const LARGER: SipPlan = { amount: 10_000, stepUp: 0, lumpSum: 0, years: 20 }
const INFLATION = 6
const STEP_UP = 10
const GOAL = 25_00_000
const GOAL_YEARS = 15
const REGULAR_COSTS = 0.8

const [lowRate, middleRate, rate] = RATES
const planOf = (years: number, more: Partial<SipPlan> = {}): SipPlan => ({
  ...{ amount: AMOUNT, stepUp: 0, lumpSum: 0, years },
  ...more,
})
const value = (plan: SipPlan, yearly: number = rate) => sip(plan, monthlyRate(yearly)).futureValue
const forGoal = (goal: number, years: number, yearly: number) =>
  rupees(instalmentForGoal(goal, planOf(years), monthlyRate(yearly)))
const raised = sip(planOf(15, { stepUp: STEP_UP }), monthlyRate(rate))
const regular = value(LARGER, rate - REGULAR_COSTS)

/** The ten years sold at once: the last twelve instalments are short-term. */
const { from: gainsSince, value: gains } = inForce(gainRateValues)
const free = inForce(equityFreeValues).value
const { cessPercent } = inForce(incomeTaxLaw).value
const sold = sip(planOf(10), monthlyRate(rate))
const shortGain = sip(planOf(1), monthlyRate(rate)).estimatedReturns
const longGain = sold.estimatedReturns - shortGain
const longTax = ((longGain - free) * gains.equityLongPercent) / 100
const shortTax = (shortGain * gains.equityShortPercent) / 100

/** What the words of the article quote; see content/blog/choosing-best-sip-plan.mdx. */
export const figures = {
  amount: rupees(AMOUNT),
  amountNumber: grouped(AMOUNT),
  lowRate: percent(lowRate),
  middleRate: percent(middleRate),
  rate: percent(rate),
  tenYears: rupees(value(planOf(10))),
  inflation: percent(INFLATION),
  larger: rupees(LARGER.amount),
  largerValue: rupees(value(LARGER)),
  largerToday: rupees(inTodaysRupees(value(LARGER), INFLATION, LARGER.years)),
  longest: rupees(value(planOf(25))),
  startedLater: forGoal(value(planOf(25)), 20, rate),
  stepUp: percent(STEP_UP),
  raisedInvested: rupees(raised.totalInvestment),
  raisedValue: rupees(raised.futureValue),
  levelValue: rupees(value(planOf(15))),
  goal: rupees(GOAL),
  forGoal: forGoal(GOAL, GOAL_YEARS, rate),
  forGoalAtMiddle: forGoal(GOAL, GOAL_YEARS, middleRate),
  forGoalAtLow: forGoal(GOAL, GOAL_YEARS, lowRate),
  costs: percent(REGULAR_COSTS),
  directRate: percentTo(1, rate),
  regularRate: percentTo(1, rate - REGULAR_COSTS),
  regularValue: rupees(regular),
  costsWhole: rupees(value(LARGER) - regular),
  longPercent: percent(gains.equityLongPercent),
  shortPercent: percent(gains.equityShortPercent),
  gainsSince: dayInWords(gainsSince),
  free: rupees(free),
  freeNumber: grouped(free),
  debtFundsSince: dayInWords(DEBT_FUND_SPLIT),
  gain: rupees(sold.estimatedReturns),
  longGain: grouped(longGain, 0),
  longTax: grouped(longTax),
  shortGain: rupees(shortGain),
  shortGainNumber: grouped(shortGain, 0),
  shortTax: grouped(shortTax),
  cess: percent(cessPercent),
  tax: rupees((longTax + shortTax) * (1 + cessPercent / 100)),
}

export const tables = {
  byYears: YEARS.map((years) => [
    String(years),
    rupees(sip(planOf(years), monthlyRate(rate)).totalInvestment),
    ...RATES.map((yearly) => rupees(value(planOf(years), yearly))),
  ]),
}
