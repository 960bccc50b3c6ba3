import { depositFrom, fd, fdInputs } from '@/lib/finance/fd'
import { investmentFrom, investmentInputs, investmentReturns } from '@/lib/finance/investment-returns'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { rd, rdInputs } from '@/lib/finance/rd'
import { instalmentForGoal, sip, sipInputs, sipPlanFrom } from '@/lib/finance/sip'
import { counted } from '@/lib/format/numbers'
import {
  A_MONTH,
  asMonths,
  asYears,
  isMonthlyRate,
  isWholeInMonths,
  moneyTerms,
} from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import {
  controls,
  inMonths,
  inPercent,
  inRupees,
  plainText,
  type ToolQuestion,
} from '@/lib/questions/tool-question'

const termsOf = (rupees: number, percent: number, years: number) => [
  inRupees(rupees),
  inPercent(percent),
  inMonths(years * 12),
]

/** Rupees from which an amount is more likely a goal than a month's instalment. */
const LEAST_GOAL = 5_00_000
/** No instalment of a month is as high. */
const SURELY_GOAL = 10_00_000
/** 'step up 10%', '10% step up': how much more is paid each year. */
const [STEP_UP_BEFORE, STEP_UP_AFTER] = [/\bstep[ -]?up $/, /^ ?step[ -]?up\b/]
const GOAL = /\b(?:goal|target|reach|get|become|need|want|corpus|for|chahiye|banana|ke liye)\b/

/** An instalment of another length than the page's month. */
const OTHER_PERIOD = /\b(?:daily|weekly|quarterly|yearly|(?:per|a|every|har) (?:day|week|quarter|years?))\b/

const isLikelyGoal = (amount: number, words: string) =>
  amount >= SURELY_GOAL || (amount >= LEAST_GOAL && GOAL.test(words))

function stepUpIn({ text, numbers }: Query) {
  const named = numbers.find(({ at }) => STEP_UP_BEFORE.test(text.slice(0, at)))
  return named ?? numbers.find(({ unit, end }) => unit === 'percent' && STEP_UP_AFTER.test(text.slice(end)))
}

/** 'sip 5000 12% 15 yr': the value at the end. 'sip for 1 crore in 15 years': the instalment that reaches it. */
export function sipQuestion(query: Query): ToolQuestion | null {
  const { text, words } = query
  const stepUp = stepUpIn(query)
  const money = moneyTerms({ text, numbers: query.numbers.filter((number) => number !== stepUp) })
  const { amount, ratePercent, tenure } = money
  const isUnclear = !isWholeInMonths(money) || OTHER_PERIOD.test(words)
  const isGoal = amount !== undefined && isLikelyGoal(amount, words)
  const set = controls({
    ...(isGoal ? { goal: amount } : { amount: isUnclear ? undefined : amount }),
    rate: isUnclear ? undefined : ratePercent,
    years: asYears(tenure),
    stepUp: stepUp?.value,
  })
  const read = readLinked(sipInputs, set)
  const plan = sipPlanFrom(read)
  if (!plan) return null
  if (isUnclear) return { slug: 'sip-calculator', set, answer: null }
  const rate = monthlyRate(plan.rate)
  const goal = isGoal ? amount : undefined
  const [output, value] =
    goal === undefined
      ? ['futureValue', sip(plan, rate).futureValue]
      : ['goalAmount', instalmentForGoal(goal, plan, rate)]
  const terms = termsOf(goal ?? plan.amount, plan.rate, plan.years)
  return { slug: 'sip-calculator', set, answer: { output, as: 'rupees', value, terms } }
}

/** Interest that is paid out does not grow. */
const PAID_OUT = /\bpayout\b|\b(?:monthly|quarterly) (?:interest|income)\b/

/** 'fd 1 lakh 7% 5 years', 'fixed deposit 2 lakh 400 days 7.1': the amount at maturity. */
export function fdQuestion(query: Query): ToolQuestion | null {
  const { amount, ratePercent, tenure, isWhole } = moneyTerms(query)
  const byDays = tenure?.in === 'days'
  const set = controls({
    principal: amount,
    rate: ratePercent,
    tenureIn: byDays ? 'days' : undefined,
    days: byDays ? tenure.count : undefined,
    years: asYears(tenure),
    senior: /\bsenior\b/.test(query.words) || undefined,
  })
  const deposit = depositFrom(readLinked(fdInputs, set))
  if (!deposit) return null
  // Interest of each month is a money lender's, and no deposit's.
  const isOfMonth = query.numbers.some((number) => isMonthlyRate(query.text, number))
  if (!isWhole || isOfMonth || PAID_OUT.test(query.text)) return { slug: 'fd-calculator', set, answer: null }
  const { principal, years } = deposit
  const length = byDays ? plainText(counted(tenure.count, 'day')) : inMonths(years * 12)
  const terms = [...termsOf(principal, deposit.ratePercent, years).slice(0, 2), length]
  return {
    slug: 'fd-calculator',
    set,
    answer: { output: 'maturityAmount', as: 'rupees', value: fd(deposit).maturityAmount, terms },
  }
}

/** 'rd 5000 6.5% 5 years': the amount at maturity. */
export function rdQuestion(query: Query): ToolQuestion | null {
  const money = moneyTerms(query)
  const { amount, ratePercent, tenure, others } = money
  const set = controls({
    amount: others.length === 0 ? amount : undefined,
    rate: ratePercent,
    months: asMonths(tenure),
  })
  const deposit = readLinked(rdInputs, set)('amount', 'rate', 'months', 'method')
  if (!deposit) return null
  if (!isWholeInMonths(money)) return { slug: 'rd-calculator', set, answer: null }
  const terms = termsOf(deposit.amount, deposit.rate, deposit.months / 12)
  return {
    slug: 'rd-calculator',
    set,
    answer: { output: 'maturityAmount', as: 'rupees', value: rd(deposit).maturityAmount, terms },
  }
}

/** 'lumpsum 1 lakh 12% 10 years': what one investment grows to; one of each month is a SIP. */
export function lumpSumQuestion(query: Query): ToolQuestion | null {
  if (A_MONTH.test(query.words)) return sipQuestion(query)
  const money = moneyTerms(query)
  const { amount, ratePercent, tenure } = money
  const slug = 'investment-returns-calculator'
  if (!isWholeInMonths(money)) return { slug, set: {}, answer: null }
  const set = controls({ initial: amount, annual: 0, rate: ratePercent, years: asYears(tenure) })
  const plan = investmentFrom(readLinked(investmentInputs, set))
  const returns = plan && investmentReturns(plan)
  if (!plan || !returns) return null
  const terms = termsOf(plan.initial, plan.rate, plan.years)
  return {
    slug,
    set,
    answer: { output: 'futureValue', as: 'rupees', value: returns.futureValue, terms },
  }
}
