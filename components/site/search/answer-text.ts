import { figureText } from '@/components/results/figure'
import { figureValue } from '@/lib/answers/figure'
import type { QueryAnswer } from '@/lib/questions/tool-question'
import { t } from '@/lib/language/words'

/**
 * The answer of a tool to a query with numbers: '₹22,493 a month', unrounded, and what it was asked: '₹25,00,000 · 9%'.
 */
export interface WordedAnswer {
  text: string
  value: number | string
  terms: string
}

/** How a result is worded in a line of the search; results without an entry need no words. */
const WORDS: Readonly<Record<string, (figure: string) => string>> = {
  reducingRate: (figure) => t('{0} reducing rate', figure),
  apr: (figure) => t('{0} APR', figure),
  holidayEmi: (figure) => t('{0} a month', figure),
  transferSaves: (figure) => t('{0} saved', figure),
  emi: (figure) => t('{0} a month', figure),
  futureValue: (figure) => t('{0} at the end', figure),
  goalAmount: (figure) => t('{0} a month', figure),
  maturityAmount: (figure) => t('{0} at maturity', figure),
  maturityBalance: (figure) => t('{0} at maturity', figure),
  cagr: (figure) => t('{0} a year', figure),
  months: (figure) => t('{0} to pay it off', figure),
  requiredPayment: (figure) => t('{0} a month', figure),
  netAmount: (figure) => t('{0} before GST', figure),
  totalAmount: (figure) => t('{0} with GST', figure),
  tds: (figure) => t('{0} TDS', figure),
  totalTax: (figure) => t('{0} tax a year', figure),
  inHandMonthAverage: (figure) => t('{0} a month in hand', figure),
  total: (figure) => t('{0} duty and registration', figure),
  totalBill: (figure) => t('{0} in total', figure),
  pays: (figure) => t('{0} to pay', figure),
  combinationCost: (figure) => t('{0} for the cheapest plans', figure),
  corpus: (figure) => t('{0} at the end', figure),
  balance: (figure) => t('{0} at the end', figure),
  maturity: (figure) => t('{0} at maturity', figure),
  yearlyInterest: (figure) => t('{0} interest a year', figure),
  quarterly: (figure) => t('{0} a quarter', figure),
  monthly: (figure) => t('{0} a month', figure),
  monthlyPension: (figure) => t('{0} pension a month', figure),
  gratuity: (figure) => t('{0} gratuity', figure),
  exempt: (figure) => t('{0} HRA exempt a year', figure),
  taxWithCess: (figure) => t('{0} tax with cess', figure),
  nextInstalment: (figure) => t('{0} next instalment', figure),
  payable: (figure) => t('{0} due with the return', figure),
  loanByIncome: (figure) => t('{0} loan', figure),
  eligibleLoan: (figure) => t('{0} loan', figure),
  lateFee: (figure) => t('{0} late fee', figure),
  ctc: (figure) => t('{0} CTC a year', figure),
  sunrise: (figure) => t('Sunrise {0}', figure),
  sunset: (figure) => t('Sunset {0}', figure),
  moonrise: (figure) => t('Moonrise {0}', figure),
  moonset: (figure) => t('Moonset {0}', figure),
}

/** '₹22,493 a month': the answer to a question of the search. */
function answerText(answer: QueryAnswer): string {
  const figure = figureText(answer)
  return WORDS[answer.output]?.(figure) ?? figure
}

/** The inputs of the answer: '₹25,00,000 · 9% · 20 years'. */
const termsText = ({ terms }: QueryAnswer): string => terms.map(figureText).join(' · ')

export const wordedAnswer = (answer: QueryAnswer): WordedAnswer => ({
  text: answerText(answer),
  value: figureValue(answer),
  terms: termsText(answer),
})
