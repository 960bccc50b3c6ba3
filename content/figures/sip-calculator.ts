import { inLakhs, percent, percentTo } from '@/content/figures/wording'
import { growthFactor } from '@/lib/finance/annuity'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, sip, type SipPlan, sipYears } from '@/lib/finance/sip'
import { rupees } from '@/lib/format/numbers'

/** The examples: returns a year, monthly investments in rupees, a goal, a yearly rise, and inflation. */
const RATE = 12
const LOWER_RATE = 10
const LOWEST_RATE = 8
const USUAL: SipPlan = { amount: 5_000, stepUp: 0, lumpSum: 0, years: 10 }
const LONG: SipPlan = { amount: 10_000, stepUp: 0, lumpSum: 0, years: 20 }
const GOAL = 1_00_00_000
const STEP_UP = 10
const INFLATION = 6

const value = (plan: SipPlan, rate = RATE) => sip(plan, monthlyRate(rate)).futureValue
const forGoal = (years: number, rate = RATE) =>
  rupees(instalmentForGoal(GOAL, { ...USUAL, amount: 0, years }, monthlyRate(rate)))

/** What the words of the SIP calculator name. */
export function sipCalculatorFigures() {
  const usual = sip(USUAL, monthlyRate(RATE))
  const lumpSum = { ...USUAL, amount: 0, lumpSum: usual.totalInvestment }
  return {
    ...ofRise(),
    amount: rupees(USUAL.amount),
    rate: percent(RATE),
    value: rupees(usual.futureValue),
    invested: rupees(usual.totalInvestment),
    growth: rupees(usual.estimatedReturns),
    lowerRate: percent(LOWER_RATE),
    atLowerRate: rupees(value(USUAL, LOWER_RATE)),
    lowestRate: percent(LOWEST_RATE),
    atLowestRate: rupees(value(USUAL, LOWEST_RATE)),
    goal: inLakhs(GOAL),
    inTenYears: forGoal(10),
    inFifteenYears: forGoal(15),
    inTwentyYears: forGoal(20),
    inTwentyFiveYears: forGoal(25),
    inTwentyYearsAtLower: forGoal(20, LOWER_RATE),
    monthRate: percent(RATE / 12),
    yearRate: percentTo(2, (growthFactor(monthlyRate(RATE), 12) - 1) * 100),
    byTwelfthRoot: rupees(sip(USUAL, effectiveMonthlyRate(RATE)).futureValue),
    inflation: percent(INFLATION),
    valueToday: rupees(inTodaysRupees(usual.futureValue, INFLATION, USUAL.years)),
    lumpSum: rupees(value(lumpSum)),
  }
}

function ofRise() {
  const rising = { ...LONG, stepUp: STEP_UP }
  const [level, raised] = [LONG, rising].map((plan) => sip(plan, monthlyRate(RATE)))
  return {
    longAmount: rupees(LONG.amount),
    longValue: rupees(level!.futureValue),
    longInvested: rupees(level!.totalInvestment),
    longValueToday: rupees(inTodaysRupees(level!.futureValue, INFLATION, LONG.years)),
    stepUp: percent(STEP_UP),
    raisedValue: rupees(raised!.futureValue),
    raisedInvested: rupees(raised!.totalInvestment),
    raisedMore: rupees(raised!.futureValue - level!.futureValue),
    raisedOwn: rupees(raised!.totalInvestment - level!.totalInvestment),
    lastInstalment: rupees(sipYears(rising, RATE).at(-1)!.paidIn / 12),
  }
}
