import { latinOf } from '@/lib/name-search/devanagari'
import type { Figure } from '@/lib/answers/figure'
import { fdInputs } from '@/lib/finance/deposits/fd'
import { fdTool } from '@/lib/finance/deposits/fd-answer'
import { investmentTool } from '@/lib/finance/investment-tool'
import { rdTool } from '@/lib/finance/deposits/rd-answer'
import { type SipAnswer, sipTool } from '@/lib/finance/sip-answer'
import { t } from '@/lib/language/words'
import { counted } from '@/lib/format/numbers'
import {
  A_MONTH,
  asksForInterest,
  asMonths,
  asYears,
  isMonthlyRate,
  isWholeInMonths,
  moneyTerms,
} from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { answered } from '@/lib/questions/answered'
import { controls, inMonths, inPercent, inRupees, plainText } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

const termsOf = (rupees: number, percent: number, years: number) => [
  inRupees(rupees),
  inPercent(percent),
  inMonths(years * 12),
]

const OF_DEPOSITS = 'deposit bank interest rate maturity year years per pa p'
const FD_WORDS = `fd fixed term senior citizen citizens cumulative ${process.env.TYPED_CITIZENS} ${OF_DEPOSITS}`
const SIP_WORDS =
  'sip mutual fund funds mf invest invested investing investment goal target reach become corpus year years month months monthly per ' +
  `every each return returns rate step up stepup step-up p pa ${process.env.TYPED_SIP_WORDS}`

/** Rupees from which an amount is more likely a goal than a month's instalment. */
const LEAST_GOAL = 5_00_000
/** No instalment of a month is as high. */
const SURELY_GOAL = 10_00_000
/** 'step up 10%', '10% step up': how much more is paid each year. */
const [STEP_UP_BEFORE, STEP_UP_AFTER] = [/\bstep[ -]?up $/, /^ ?step[ -]?up\b/]
const GOAL = new RegExp(
  `\\b(?:goal|target|reach|get|become|need|want|corpus|for|${latinOf(process.env.TYPED_WANTED)})\\b`,
)

/** An instalment of another length than the page's month. */
const OTHER_PERIOD = /\b(?:daily|weekly|quarterly|yearly|(?:per|a|every) (?:day|week|quarter|years?))\b/

const isLikelyGoal = (amount: number, words: string) =>
  amount >= SURELY_GOAL || (amount >= LEAST_GOAL && GOAL.test(words))

/** '5 lakh sip' may be a goal, or one payment; 'sip target 10000' may be either. */
const mayBeGoal = (amount: number | undefined, words: string) =>
  amount !== undefined &&
  ((amount >= LEAST_GOAL && !A_MONTH.test(words)) || /\b(?:goal|target|reach)\b/.test(words))

function stepUpIn({ text, numbers }: Query) {
  const named = numbers.find(({ at }) => STEP_UP_BEFORE.test(text.slice(0, at)))
  return named ?? numbers.find(({ unit, end }) => unit === 'percent' && STEP_UP_AFTER.test(text.slice(end)))
}

/** 'sip 5000 12% 15 yr': the value at the end. 'sip for 1 crore in 15 years': the instalment that reaches it. */
export const sipQuestion = understood(SIP_WORDS, (query) => {
  const { text, words } = query
  const stepUp = stepUpIn(query)
  const money = moneyTerms({ text, numbers: query.numbers.filter((number) => number !== stepUp) })
  const { amount, ratePercent, tenure } = money
  const isGoal = amount !== undefined && isLikelyGoal(amount, words)
  const isUnclear =
    !isWholeInMonths(money) || OTHER_PERIOD.test(words) || (!isGoal && mayBeGoal(amount, words))
  const set = controls({
    ...(isGoal ? { aim: 'goal', goal: amount } : { amount: isUnclear ? undefined : amount }),
    rate: isUnclear ? undefined : ratePercent,
    years: asYears(tenure),
    stepUp: stepUp?.value,
  })
  const output = isGoal ? 'goalAmount' : 'futureValue'
  return answered(sipTool, set, isUnclear ? null : output, sipTerms)
})

const sipTerms = ({ plan, byGoal, goal }: SipAnswer) => [
  ...termsOf(byGoal && goal ? goal : plan.amount, plan.rate, plan.years),
  ...(plan.stepUp > 0 ? [plainText(t('{0}% more each year', plan.stepUp))] : []),
]

/** Interest that is paid out does not grow. */
const PAID_OUT = /\bpayout\b|\b(?:monthly|quarterly) (?:interest|income)\b/

/** 'fd 1 lakh 7% 5 years', 'fixed deposit 2 lakh 400 days 7.1': the amount at maturity. */
export const fdQuestion = understood(FD_WORDS, (query) => {
  const { amount, ratePercent, tenure, isWhole } = moneyTerms(query)
  const byDays = tenure?.in === 'days'
  const senior = /\bsenior\b/.test(query.words)
  const set = controls({
    principal: amount,
    rate: ratePercent,
    tenureIn: byDays ? 'days' : undefined,
    days: byDays ? tenure.count : undefined,
    years: asYears(tenure),
    senior: senior || undefined,
  })
  // Interest of each month is a money lender's, and no deposit's.
  const isOfMonth = query.numbers.some((number) => isMonthlyRate(query.text, number))
  const isOther = !isWhole || isOfMonth || PAID_OUT.test(query.text)
  return answered(fdTool, set, isOther ? null : 'maturityAmount', ({ deposit, figures }) => [
    inRupees(deposit.principal),
    inPercent(deposit.ratePercent),
    byDays ? plainText(counted(tenure.count, 'day')) : inMonths(deposit.years * 12),
    ...(senior ? [plainText(t('with {0}% extra for seniors', fdInputs.seniorExtra.initial))] : []),
    ...interestOf(query, figures.totalInterest),
  ])
})

/** The interest, where it is named. */
const interestOf = ({ words }: Query, interest: Figure) =>
  /\binterest\b/.test(words) ? [plainText(t('interest')), interest] : []

/** 'rd 5000 6.5% 5 years': the amount at maturity. */
export const rdQuestion = understood(
  `rd recurring month months monthly every each ${OF_DEPOSITS}`,
  (query) => {
    const money = moneyTerms(query)
    const { amount, ratePercent, tenure, others } = money
    const set = controls({
      amount: others.length === 0 ? amount : undefined,
      rate: ratePercent,
      months: asMonths(tenure),
    })
    const isOther = !isWholeInMonths(money) || asksForInterest(query)
    return answered(rdTool, set, isOther ? null : 'maturityAmount', ({ deposit, figures }) => [
      ...termsOf(deposit.amount, deposit.rate, deposit.months / 12),
      ...interestOf(query, figures.totalInterest),
    ])
  },
)

/** 'lumpsum 1 lakh 12% 10 years': what one investment grows to; one of each month is a SIP. */
export const lumpSumQuestion = understood(
  'lump sum lumpsum one time investment mutual fund funds mf invest invested investing return returns rate growth grow grows years year per pa p',
  (query, today) => {
    if (A_MONTH.test(query.words)) {
      const monthly = sipQuestion(query, today)
      return monthly && { ...monthly, names: sipQuestion.words }
    }
    const money = moneyTerms(query)
    const { amount, ratePercent, tenure } = money
    if (!isWholeInMonths(money)) return { slug: investmentTool.slug, set: {}, answer: null }
    const set = controls({ initial: amount, annual: 0, rate: ratePercent, years: asYears(tenure) })
    return answered(investmentTool, set, 'futureValue', (answer) =>
      'plan' in answer ? termsOf(answer.plan.initial, answer.plan.rate, answer.plan.years) : [],
    )
  },
)
