import { emi, emiInputs, loanFrom } from '@/lib/finance/emi'
import { isWholeInMonths, moneyTerms, type Tenure } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inMonths, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

/** Below it an amount with a rate and years is hardly a loan. */
const LEAST_UNNAMED = 10_000
/** Words around the numbers of such a query; with any other it asks for something else, such as inflation. */
const AROUND =
  /[^\p{L}]|\b(?:for|at|on|of|and|per|rate|years?|months?|monthly|p\.?a|k[aei]|me|men|mein|par|pe|tak)\b/gu

/** '25 lakh 9% 20 years', which names nothing: what people most often ask of an amount, a rate and years is the EMI. */
export function unnamedLoanQuestion(query: Query): ToolQuestion | null {
  const { amount = 0, ratePercent, tenure } = moneyTerms(query)
  const isLoan = amount >= LEAST_UNNAMED && ratePercent !== undefined && tenure !== undefined
  return isLoan && !query.words.replace(AROUND, '').trim() ? loanQuestion(query) : null
}

const PER_LAKH = /\bper lakh\b/
const NO_COST = /\b(?:no|zero)[ -]cost\b/

function lengthControls(tenure: Tenure | undefined) {
  if (tenure?.in === 'years') return { years: tenure.count }
  return tenure?.in === 'months' ? { tenureIn: 'months', months: tenure.count } : {}
}

/** 'emi 25 lakh 9% 20 years', 'home loan 50 lakh 8.5 240 months': the monthly instalment. */
export function loanQuestion(query: Query): ToolQuestion | null {
  const money = moneyTerms(query)
  const {
    amount = PER_LAKH.test(query.text) ? 1_00_000 : undefined,
    ratePercent = NO_COST.test(query.text) ? 0 : undefined,
    tenure,
  } = money
  const isInstalment = amount !== undefined && amount < LEAST_UNNAMED && tenure === undefined
  const set = isInstalment
    ? {}
    : controls({ principal: amount, rate: ratePercent, ...lengthControls(tenure) })
  const loan = loanFrom(readLinked(emiInputs, set))
  if (!loan) return null
  const slug = 'emi-calculator'
  // 'loan 5 lakh emi 10000' asks for another figure.
  if (isInstalment || amount === undefined || !isWholeInMonths(money)) return { slug, set, answer: null }
  const terms = [inRupees(loan.principal), inPercent(loan.ratePercent), inMonths(loan.months)]
  return { slug, set, answer: { output: 'emi', as: 'rupees', value: emi(loan).emi, terms } }
}
