import type { Figure } from '@/lib/answers/figure'
import { latinOf } from '@/lib/name-search/devanagari'
import { balanceTransfer } from '@/lib/finance/loan/balance-transfer'
import { emiInputs, loanFrom } from '@/lib/finance/emi'
import { loanCost } from '@/lib/finance/loan/loan-cost'
import { loanAfterHoliday } from '@/lib/finance/loan/loan-course'
import { flatLoan, loanForEmi, monthsForEmi, rateForEmi } from '@/lib/finance/loan/loan-solving'
import { loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { t } from '@/lib/language/words'
import { ruleOn } from '@/lib/rules/rule'
import { moneyTerms, type Tenure, tenureIn } from '@/lib/questions/query/money-terms'
import type { Query, QueryNumber } from '@/lib/questions/query/query'
import { understood } from '@/lib/questions/query/understood'
import { readLinked } from '@/lib/questions/read-linked'
import {
  type QueryAnswer,
  controls,
  inMonths,
  inPercent,
  inRupees,
  plainText,
  type ToolQuestion,
} from '@/lib/questions/tool-question'

const SLUG = 'emi-calculator'
const WORDS =
  'emi loan home house car bike personal education gold business flat rate interest reducing apr true effective cost processing fee fees ' +
  'charge charges moratorium holiday balance transfer shift switch new old bank year years month months per pa p a tenure lakh / % without'

interface Terms {
  query: Query
  amount: number | undefined
  ratePercent: number | undefined
  tenure: Tenure | undefined
  /** The number that the question is about: the fee, the new rate, the months without EMI. */
  about: QueryNumber | undefined
}

/** The number after some words, or else before them. */
function besideWords({ text, numbers }: Query, words: string, units: readonly QueryNumber['unit'][]) {
  const fitting = numbers.filter(({ unit }) => units.includes(unit))
  const [before, after] = [
    new RegExp(`(?:${words})(?: of| at| is)? ?$`),
    new RegExp(`^ ?(?:(?:of|${latinOf(process.env.TYPED_OF)}) )?(?:${words})`),
  ]
  return (
    fitting.find(({ at }) => before.test(text.slice(0, at))) ??
    fitting.find(({ end }) => after.test(text.slice(end)))
  )
}

const loanControls = ({ amount, ratePercent, tenure }: Omit<Terms, 'about'>) => ({
  principal: amount,
  rate: ratePercent,
  ...(tenure?.in === 'years' && { years: tenure.count }),
  ...(tenure?.in === 'months' && { tenureIn: 'months', months: tenure.count }),
})

function termsOf(query: Query, about: QueryNumber | undefined): Terms {
  const { amount, ratePercent, tenure } = moneyTerms({
    numbers: query.numbers.filter((number) => number !== about),
  })
  return { query, amount, ratePercent, tenure, about }
}

type Set = ToolQuestion['set']
const read = (set: Set) => readLinked(emiInputs, set)

type Result = Pick<QueryAnswer, 'output' | 'as'> & { value: number | null }

/** The loan of a link, by whose rate it is asked. */
function loanOf(set: Set): readonly Figure[] {
  const loan = loanFrom(read(set))
  return loan ? [inRupees(loan.principal), inPercent(loan.ratePercent), inMonths(loan.months)] : []
}

/** The answer with what was asked among its terms. */
const answered = (set: Set, { output, as, value }: Result, terms: readonly Figure[]) => ({
  slug: SLUG,
  set,
  answer: value === null ? null : ({ output, as, value, terms } as QueryAnswer),
})

function flatQuestion(query: Query) {
  const terms = termsOf(query, undefined)
  // The rate of the query is the flat one; that of the form is of no account.
  const set = controls({
    ...loanControls({ ...terms, ratePercent: undefined }),
    flatRate: terms.ratePercent,
    whole: 'flat',
  })
  const loan = loanFrom(read(set))
  const flat = read(set)('flatRate')
  const isAsked = terms.ratePercent !== undefined && terms.tenure !== undefined
  const value = isAsked && loan && flat ? flatLoan(loan, flat.flatRate).reducingPercent : null
  const asked = loan && [inRupees(loan.principal), inMonths(loan.months)]
  const question = answered(set, { output: 'reducingRate', as: 'percent', value }, [
    ...(asked ?? []),
    plainText(t('{0}% flat', flat?.flatRate ?? '')),
  ])
  // To the search a flat is a home.
  return { ...question, names: 'property' }
}

const isWholeLoan = ({ amount, ratePercent, tenure }: Terms) =>
  [amount, ratePercent, tenure].every((term) => term !== undefined)

function costQuestion(query: Query, today: string) {
  const fee = besideWords(query, 'processing fees?|fees?|charges?', ['percent', 'rupees', null])
  const terms = termsOf(query, fee)
  const isPercent = fee !== undefined && (fee.unit === 'percent' || fee.value <= 10)
  const set = controls({
    ...loanControls(terms),
    ...(fee && (isPercent ? { fee: fee.value } : { fee: 0, otherCosts: fee.value })),
  })
  const loan = loanFrom(read(set))
  const given = read(set)('fee', 'otherCosts')
  const cost =
    isWholeLoan(terms) && fee && loan && given
      ? loanCost(loan, {
          feePercent: given.fee,
          feeGstPercent: ruleOn(loanFeeGst, today).value,
          insurance: 0,
          insuranceBy: 'paid',
          otherCosts: given.otherCosts,
        })
      : null
  return answered(set, { output: 'apr', as: 'percent', value: cost && cost.aprPercent }, [
    ...loanOf(set),
    ...(fee ? feeTerms(fee.value, set) : []),
  ])
}

const feeTerms = (fee: number, { otherCosts }: Set) => [
  plainText(t('processing fee')),
  otherCosts === undefined ? inPercent(fee) : inRupees(fee),
]

function holidayQuestion(query: Query) {
  const months = besideWords(query, 'moratorium(?: period)?|holiday', ['months'])
  const terms = termsOf(query, months)
  const set = controls({ ...loanControls(terms), whole: 'moratorium', holiday: months?.value })
  const loan = loanFrom(read(set))
  const given = read(set)('holiday', 'holidayInterest')
  const isAsked = months && terms.amount !== undefined && terms.tenure !== undefined
  const schedule =
    isAsked && loan && given ? loanAfterHoliday(loan, given.holiday, given.holidayInterest) : []
  const first = given && schedule[given.holiday]
  const value = first ? first.paidPaise / 100 : null
  const answer = answered(set, { output: 'holidayEmi', as: 'rupees', value }, [
    ...loanOf(set),
    plainText(t('moratorium')),
    ...(months ? [inMonths(months.value)] : []),
  ])
  // Read apart, '6 months' and '5 years' are no tenure of 66 months.
  return { ...answer, besides: [tenureIn(query.numbers)?.count] }
}

function transferQuestion(query: Query, today: string) {
  const rates = query.numbers.filter(({ unit }) => unit === 'percent')
  const newRate = rates[1]
  const terms = termsOf(query, newRate)
  const set = controls({ ...loanControls(terms), whole: 'transfer', newRate: newRate?.value })
  const loan = loanFrom(read(set))
  const given = read(set)('newRate', 'transferKeeps', 'transferCosts', 'foreclosure')
  const isAsked = newRate && terms.amount !== undefined && terms.tenure !== undefined
  const transfer =
    isAsked && loan && given
      ? balanceTransfer(loan, {
          newRate: given.newRate,
          keeps: given.transferKeeps,
          costs: given.transferCosts,
          foreclosurePercent: given.foreclosure,
          gstPercent: ruleOn(loanFeeGst, today).value,
        })
      : null
  const value = transfer && transfer.savedPaise / 100
  return answered(set, { output: 'transferSaves', as: 'rupees', value }, [
    ...loanOf(set),
    plainText(t('new rate')),
    ...(newRate ? [inPercent(newRate.value)] : []),
  ])
}

const FLAT = /\bflat (?:rate|interest|\d)|%(?: ?p\.?a\.?)? ?flat/

/**
 * 'flat rate 10% 5 lakh 5 years', 'loan 5 lakh 12% 3 years processing fee 2%', 'balance transfer 30 lakh 9%
 * to 8.25% 15 years'.
 */
export const wholeLoanQuestion = understood(WORDS, (query, today) => {
  if (/\btransfer\b/.test(query.text)) return transferQuestion(query, today)
  if (/\bmoratorium\b|\bholiday\b/.test(query.text)) return holidayQuestion(query)
  if (FLAT.test(query.typed)) return flatQuestion(query)
  return costQuestion(query, today)
})

type SolvedLoan = Parameters<typeof loanForEmi>[1] & Parameters<typeof rateForEmi>[1]

/** The result of each of the three that is not named. */
const SOLVED: Readonly<Record<'principal' | 'rate' | 'tenure', (emi: number, loan: SolvedLoan) => Result>> = {
  principal: (emi, loan) => ({ output: 'loanForEmi', as: 'rupees', value: loanForEmi(emi, loan) }),
  rate: (emi, loan) => ({ output: 'rateForEmi', as: 'percent', value: rateForEmi(emi, loan) }),
  tenure: (emi, loan) => ({ output: 'monthsForEmi', as: 'months', value: monthsForEmi(emi, loan) }),
}

/**
 * 'loan 5 lakh emi 12000 9%', 'emi 20000 9% 20 years how much loan': the one of loan, rate and tenure that is
 * not named.
 */
export const solvedLoanQuestion = understood(`${WORDS} big tenure time long repay`, (query) => {
  const emi = besideWords(query, 'emi', ['rupees', null])
  const terms = termsOf(query, emi)
  const { amount, ratePercent, tenure } = terms
  if (!emi || [amount, ratePercent, tenure].filter((term) => term !== undefined).length !== 2)
    return { slug: SLUG, set: {}, answer: null }
  const solveFor = amount === undefined ? 'principal' : ratePercent === undefined ? 'rate' : 'tenure'
  const set = controls({ ...loanControls(terms), whole: 'solve', solveFor, wantedEmi: emi.value })
  const loan = loanFrom(read(set))
  if (!loan) return null
  const asked = [
    ...(amount === undefined ? [] : [inRupees(amount)]),
    ...(ratePercent === undefined ? [] : [inPercent(ratePercent)]),
    ...(tenure === undefined ? [] : [inMonths(loan.months)]),
    plainText('EMI'),
    inRupees(emi.value),
  ]
  return answered(set, SOLVED[solveFor](emi.value, loan), asked)
})
