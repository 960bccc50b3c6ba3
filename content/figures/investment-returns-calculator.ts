import { percent, percentTo } from '@/content/figures/wording'
import type { CashFlow } from '@/lib/finance/cash-flows'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import {
  cagrPercent,
  type Investment,
  investmentInputs,
  investmentReturns,
} from '@/lib/finance/investment-returns'
import { xirr } from '@/lib/finance/xirr'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'

/**
 * The examples: the plan with which the page opens, rates in per cent, a past investment, and payments with their days.
 */
const PLAN: Investment = {
  initial: investmentInputs.initial.initial,
  annual: investmentInputs.annual.initial,
  years: 10,
  rate: investmentInputs.rate.initial,
  timing: 'start',
}
const INFLATION = 6
const PAST = { first: 1_00_000, last: 1_80_000, years: 5 }
const [LOW, MIDDLE, HIGH] = [6, 8, 12]
const YEARS_TO_DOUBLE_AT_HIGH = 6
const PAID: CashFlow = { date: '2021-01-01', amount: 1_00_000, way: 'in' }
const PAID_MORE: CashFlow = { date: '2023-01-01', amount: 50_000, way: 'in' }
const HELD: CashFlow = { date: '2026-01-01', amount: 2_10_000, way: 'out' }

const returns = (plan: Investment) => investmentReturns(plan)!
const yearsToDouble = (rate: number) => (Math.LN2 / Math.log1p(rate / 100)).toFixed(2)

/** What the words of the investment calculator name. */
export const investmentReturnsCalculatorFigures = () => ({
  ...ofPlan(),
  ...ofPast(),
  ...ofPayments(),
  ...ofDoubling(),
})

function ofPlan() {
  const atStart = returns(PLAN)
  const atEnd = returns({ ...PLAN, timing: 'end' })
  return {
    initial: rupees(PLAN.initial),
    annual: rupees(PLAN.annual),
    rate: percent(PLAN.rate),
    invested: rupees(atStart.totalInvestment),
    value: rupees(atStart.futureValue),
    growth: rupees(atStart.totalGrowth),
    totalReturn: percentTo(2, atStart.totalReturnPercent),
    totalReturnRound: percentTo(0, atStart.totalReturnPercent),
    valueAtEnd: rupees(atEnd.futureValue),
    lessAtEnd: rupees(atStart.futureValue - atEnd.futureValue),
    inflation: percent(INFLATION),
    realRate: percentTo(2, realRatePercent(PLAN.rate, INFLATION)),
    valueToday: rupees(inTodaysRupees(atStart.futureValue, INFLATION, PLAN.years)),
  }
}

function ofPast() {
  const { first, last, years } = PAST
  const gain = (last / first - 1) * 100
  return {
    first: rupees(first),
    last: rupees(last),
    cagr: percentTo(2, cagrPercent(first, last, years)!),
    gain: percentTo(0, gain),
    gainByYear: percentTo(0, gain / years),
  }
}

function ofPayments() {
  const found = xirr([PAID, PAID_MORE, HELD])
  if (!found.found) throw new Error(`The payments of the example have no rate: ${found.why}`)
  return {
    paid: rupees(PAID.amount),
    paidOn: dayInWords(PAID.date),
    paidMore: rupees(PAID_MORE.amount),
    paidMoreOn: dayInWords(PAID_MORE.date),
    held: rupees(HELD.amount),
    heldOn: dayInWords(HELD.date),
    heldGain: percentTo(0, (HELD.amount / (PAID.amount + PAID_MORE.amount) - 1) * 100),
    xirr: percentTo(2, found.ratePercent),
  }
}

const ofDoubling = () => ({
  lowRate: percent(LOW),
  middleRate: percent(MIDDLE),
  highRate: percent(HIGH),
  lowYears: yearsToDouble(LOW),
  middleYears: yearsToDouble(MIDDLE),
  highYears: yearsToDouble(HIGH),
  doubledInSix: percentTo(2, cagrPercent(1, 2, YEARS_TO_DOUBLE_AT_HIGH)!),
})
