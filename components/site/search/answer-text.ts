import { figureText } from '@/components/results/figure'
import type { Answer } from '@/lib/questions/tool-question'

/** What a tool answers to a query with numbers: '₹22,493 a month', unrounded, and what it was asked: '₹25,00,000 · 9%'. */
export interface WordedAnswer {
  text: string
  value: number | string
  terms: string
}

/** How a result is worded in a line of the search; results without an entry need no words. */
const WORDS: Readonly<Record<string, (figure: string) => string>> = {
  emi: (figure) => `${figure} a month`,
  futureValue: (figure) => `${figure} at the end`,
  goalAmount: (figure) => `${figure} a month`,
  maturityAmount: (figure) => `${figure} at maturity`,
  cagr: (figure) => `${figure} a year`,
  months: (figure) => `${figure} to pay it off`,
  requiredPayment: (figure) => `${figure} a month`,
  netAmount: (figure) => `${figure} before GST`,
  totalAmount: (figure) => `${figure} with GST`,
  tds: (figure) => `${figure} TDS`,
  totalTax: (figure) => `${figure} tax a year`,
  inHandMonthAverage: (figure) => `${figure} a month in hand`,
  total: (figure) => `${figure} duty and registration`,
  totalBill: (figure) => `${figure} in total`,
  pays: (figure) => `${figure} to pay`,
  combinationCost: (figure) => `${figure} for the cheapest plans`,
  corpus: (figure) => `${figure} at the end`,
  balance: (figure) => `${figure} at the end`,
  maturity: (figure) => `${figure} at maturity`,
  totalReceived: (figure) => `${figure} received`,
  quarterly: (figure) => `${figure} a quarter`,
  monthly: (figure) => `${figure} a month`,
  monthlyPension: (figure) => `${figure} pension a month`,
  gratuity: (figure) => `${figure} gratuity`,
  exempt: (figure) => `${figure} HRA exempt a year`,
  taxWithCess: (figure) => `${figure} tax with cess`,
  nextInstalment: (figure) => `${figure} next instalment`,
  payable: (figure) => `${figure} due with the return`,
  loanByIncome: (figure) => `${figure} loan`,
  eligibleLoan: (figure) => `${figure} loan`,
  lateFee: (figure) => `${figure} late fee`,
  ctc: (figure) => `${figure} CTC a year`,
  daysLeft: (figure) => `${figure} days`,
  sunrise: (figure) => `Sunrise ${figure}`,
  sunset: (figure) => `Sunset ${figure}`,
  moonrise: (figure) => `Moonrise ${figure}`,
  moonset: (figure) => `Moonset ${figure}`,
}

/** '₹22,493 a month': the answer to a question of the search. */
function answerText(answer: Answer): string {
  const figure = figureText(answer)
  return WORDS[answer.output]?.(figure) ?? figure
}

/** What the answer was worked out for: '₹25,00,000 · 9% · 20 years'. */
const termsText = ({ terms }: Answer): string => terms.map(figureText).join(' · ')

export const worded = (answer: Answer): WordedAnswer => ({
  text: answerText(answer),
  value: answer.value,
  terms: termsText(answer),
})
