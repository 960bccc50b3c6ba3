import { emi, emiInputs, loanFrom } from '@/lib/finance/emi'
import { moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inMonths, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

/** Below it an amount with a rate and years is hardly a loan. */
const LEAST_UNNAMED = 10_000

/** '25 lakh 9% 20 years', which names nothing: what people most often ask of an amount, a rate and years is the EMI. */
export function unnamedLoanQuestion(query: Query): ToolQuestion | null {
  const { amount = 0, ratePercent, tenure } = moneyTerms(query)
  const isWhole = amount >= LEAST_UNNAMED && ratePercent !== undefined && tenure !== undefined
  return isWhole ? loanQuestion(query) : null
}

/** A rate of each month, as of money lenders: '1.5% per month' is 18 per cent a year. */
const MONTHLY_RATE = /(?:%|percent) ?(?:per month|a month|monthly|p\.?m\b|\/ ?month)/
const yearlyRate = (rate: number | undefined, text: string) =>
  rate !== undefined && MONTHLY_RATE.test(text) ? Number((rate * 12).toPrecision(12)) : rate

/** 'emi 25 lakh 9% 20 years', 'home loan 50 lakh 8.5 240 months': the monthly instalment. */
export function loanQuestion(query: Query): ToolQuestion | null {
  const { amount, ratePercent, tenure } = moneyTerms(query)
  const byMonths = tenure?.in === 'months'
  const set = controls({
    principal: amount,
    rate: yearlyRate(ratePercent, query.text),
    tenureIn: byMonths ? 'months' : undefined,
    months: byMonths ? tenure.count : undefined,
    years: tenure?.in === 'years' ? tenure.count : undefined,
  })
  const loan = loanFrom(readLinked(emiInputs, set))
  if (!loan) return null
  const terms = [inRupees(loan.principal), inPercent(loan.ratePercent), inMonths(loan.months)]
  return { slug: 'emi-calculator', set, answer: { output: 'emi', as: 'rupees', value: emi(loan).emi, terms } }
}
