import { latinOf } from '@/lib/name-search/devanagari'
import { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { A_YEAR, asMonths, moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { controls, inMonths, inPercent, inRupees, plainText } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

const LABELS = {
  income: [/(?:monthly )?(?:income|salary|pay|in hand)|earning/, 'amount'],
  emis: [/(?:other |existing |running |current )?emi/, 'amount'],
  property: [/(?:property|house|home) (?:value|price|cost|worth|of)/, 'amount'],
} as const
const WORDS =
  'loan eligibility eligible eligib income salary pay earning earnings monthly month months year years yearly per pa p lpa lakh home ' +
  'house car personal big borrow hand emi existing other running current property cost worth interest rate ' +
  `bank take tenure ${process.env.TYPED_LOAN_ELIGIBILITY_WORDS}`
/** From it on an income is of a year. */
const LEAST_YEARLY = 5_00_000

const WANTED_LOAN = new RegExp(
  `^ ?(?:(?:${latinOf(process.env.TYPED_OF)}) )?(?:home |car |personal )?loan(?! elig)`,
)

/** The numbers without the loan that is wanted, as of '60000 salary 40 lakh loan milega'. */
function incomesAmong({ text, numbers }: Query) {
  const isLoan = ({ end }: Query['numbers'][number]) => WANTED_LOAN.test(text.slice(end))
  const incomes = numbers.filter((number) => number.unit === 'percent' || !isLoan(number))
  return moneyTerms({ numbers: incomes }).amount === undefined ? numbers : incomes
}

/** 'loan eligibility 80000 salary', 'how much loan on 1 lakh income 20000 emi': the loan that the income carries. */
export const loanEligibilityQuestion = understood(WORDS, (query) => {
  const numbers = incomesAmong(query)
  const { byLabel, others } = labelledNumbers({ text: query.text, numbers }, LABELS)
  const { amount, ratePercent, tenure } = moneyTerms({ numbers: others })
  const named = byLabel.income ?? amount
  // 'emi 5000 how much loan': the page wants the income.
  if (named === undefined)
    return byLabel.emis === undefined
      ? null
      : { slug: loanEligibilityTool.slug, set: {}, answer: null, besides: [byLabel.emis] }
  const isYearly = named >= LEAST_YEARLY || A_YEAR.test(query.words) || /\blpa\b/.test(query.text)
  const set = controls({
    monthlyIncome: isYearly ? Number((named / 12).toFixed(2)) : named,
    otherEmis: byLabel.emis,
    ratePct: ratePercent,
    months: asMonths(tenure),
    propertyValue: byLabel.property,
  })
  const output = byLabel.property === undefined ? 'loanByIncome' : 'eligibleLoan'
  const question = answered(loanEligibilityTool, set, output, ({ applicant }) => [
    inRupees(applicant.monthlyIncome),
    ...(byLabel.emis === undefined ? [] : [plainText('EMI'), inRupees(applicant.otherEmis)]),
    inPercent(applicant.ratePercent),
    inMonths(applicant.months),
  ])
  const besides = query.numbers.filter((number) => !numbers.includes(number)).map((wanted) => wanted.value)
  return question && { ...question, besides }
})
