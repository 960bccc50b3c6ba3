import { latinOf } from '@/lib/name-search/devanagari'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { emiTool } from '@/lib/finance/emi-answer'
import { answered } from '@/lib/questions/answered'
import {
  isWholeInMonths,
  type MoneyTerms,
  moneyTerms,
  periodOf,
  type Tenure,
} from '@/lib/questions/query/money-terms'
import type { Query, QueryNumber } from '@/lib/questions/query/query'
import { controls, inMonths, inPercent, inRupees } from '@/lib/questions/tool-question'
import { type Ask, asWhole, understood } from '@/lib/questions/query/understood'
import { solvedLoanQuestion, wholeLoanQuestion } from '@/lib/questions/whole-loan-question'

/** Below it an amount with a rate and years is hardly a loan. */
const LEAST_UNNAMED = 10_000
/** Words around the numbers of such a query; with any other it asks for something else, such as inflation. */
const AROUND = new RegExp(
  '[^\\p{L}]|\\b(?:for|at|on|of|and|per|rate|years?|months?|monthly|p\\.?a|' +
    `${latinOf(process.env.TYPED_OF)}|${process.env.TYPED_UNITS_IN}|${latinOf(process.env.TYPED_ON)}|${latinOf(process.env.TYPED_UNTIL)})\\b`,
  'gu',
)

/** '25 lakh 9% 20 years', which names nothing: what people most often ask of an amount, a rate and years is the EMI. */
export const unnamedLoanQuestion = asWhole((query, today) => {
  const { amount = 0, ratePercent, tenure } = moneyTerms(query)
  const isLoan = amount >= LEAST_UNNAMED && ratePercent !== undefined && tenure !== undefined
  // '10 percent of 10 lakh' is a share.
  if (/(?:%|percent) of \d/.test(query.text)) return null
  return isLoan && !query.words.replace(AROUND, '').trim() ? loanQuestion(query, today) : null
})

/** Kinds of loans, and what is bought with them: the instalment is the same. */
const WORDS =
  'emi loan mortgage home house car bike two wheeler wheelers bhk seater star vehicle scooter tractor personal education ' +
  'student gold property business phone mobile laptop tv interest rate year years yearly month months monthly per p pa every each ' +
  `tenure pay payment no zero cost % / prepay prepayment part extra lakh ${process.env.TYPED_LOAN_WORDS}`
const LEAST_PREPAYMENT = 500
const BEFORE_PREPAYMENT = /\b(?:pre-?pay(?:ment)?|part[ -]?pay(?:ment)?|extra)(?: of)? $/
const AFTER_PREPAYMENT =
  /^ ?(?:(?:per|a|every|each) )?(?:month|monthly|year|years|yearly)? ?(?:pre-?pay|part[ -]?pay|extra)/

/** What is paid in addition to the instalments, and how often: 'prepay 5 lakh', '5000 extra every month'. */
function prepaymentIn({ text, numbers }: Query) {
  const amounts = numbers.filter(
    ({ unit, value }) => unit === 'rupees' || (unit === null && value >= LEAST_PREPAYMENT),
  )
  const number =
    amounts.find(({ at }) => BEFORE_PREPAYMENT.test(text.slice(0, at))) ??
    amounts.find(({ end }) => AFTER_PREPAYMENT.test(text.slice(end)))
  const every = number && periodOf(text, number)
  return number && { number, set: { [every ? `${every}ly` : 'once']: number.value } }
}

const PER_LAKH = /\bper lakh\b/
const NO_COST = /\b(?:no|zero)[ -](?:cost|interest)\b/

function lengthControls(tenure: Tenure | undefined) {
  if (tenure?.in === 'years') return { years: tenure.count }
  return tenure?.in === 'months' ? { tenureIn: 'months', months: tenure.count } : {}
}

/** The terms of the loan itself, where some are in its name: 'emi per lakh', 'no cost emi'. */
function loanTerms(query: Query, prepayment: QueryNumber | undefined): MoneyTerms {
  const numbers = query.numbers.filter((number) => number !== prepayment)
  return {
    ...(PER_LAKH.test(query.text) && { amount: 1_00_000 }),
    ...(NO_COST.test(query.text) && { ratePercent: 0 }),
    ...moneyTerms({ ...query, numbers }),
  }
}

/** Words by which no monthly instalment is asked: the interest, a yearly payment, a prepayment without its amount. */
const ASKS_ELSE =
  /\bmonthly interest\b|\binterest$|(?<!% |percent )\byearly\b(?! (?:interest|rate))|\bpay (?:per|every|each) year|\b(?:extra|prepay\w*|part)\b/
const asksElse = ({ text, numbers }: Query) =>
  ASKS_ELSE.test(text) && !NO_COST.test(text) && numbers.some(({ unit }) => unit === 'percent')

/** 'emi 25 lakh 9% 20 years', 'home loan 50 lakh 8.5 240 months': the monthly instalment. */
const instalmentQuestion = understood(WORDS, (query) => {
  const prepayment = prepaymentIn(query)
  const money = loanTerms(query, prepayment?.number)
  const { amount, ratePercent, tenure } = money
  const isInstalment = amount !== undefined && amount < LEAST_UNNAMED && tenure === undefined
  const set = isInstalment
    ? {}
    : controls({ principal: amount, rate: ratePercent, ...lengthControls(tenure), ...prepayment?.set })
  // 'loan 5 lakh emi 10000' asks for another figure, and with a prepayment the question is what it saves.
  const isOther = isInstalment || amount === undefined || prepayment || !isWholeInMonths(money)
  return answered(emiTool, set, isOther || asksElse(query) ? null : 'emi', ({ loan }) => [
    inRupees(loan.principal),
    inPercent(loan.ratePercent),
    inMonths(loan.months),
  ])
})

const ASKS_OF_WHOLE =
  /\bflat (?:rate|interest|\d)|% ?(?:p\.?a\.? ?)?flat|\b(?:apr|processing fees?|moratorium|emi holiday|balance transfer)\b/
/** 'home loan emi 32 lakh' asks for the instalment of that loan. */
const NAMES_EMI = /(?<!\bloan )\bemi (?:of )?\d/

/** A question about a loan, by the part of it that the query names. */
export const loanQuestion: Ask = Object.assign(
  (query: Query, today: CalendarDay) => {
    if (ASKS_OF_WHOLE.test(query.typed)) return wholeLoanQuestion(query, today)
    const isSolved = query.numbers.length > 2 && /\bloan\b/.test(query.text) && NAMES_EMI.test(query.text)
    return (isSolved ? solvedLoanQuestion : instalmentQuestion)(query, today)
  },
  { words: `${instalmentQuestion.words} ${wholeLoanQuestion.words}` },
)
