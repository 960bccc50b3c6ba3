import { figure } from '@/lib/answers/figure'
import { prepaidLoan } from '@/lib/finance/amortisation'
import { emi, emiInputs, firstYearInterest, loanFrom, prepaymentsFrom } from '@/lib/finance/emi'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type EmiAnswer = NonNullable<ReturnType<typeof emiAnswer>>

const rupees = (value: number) => figure('rupees', value)

/** The instalment of the loan, what it costs, and what prepayments change of that. */
export function emiAnswer(read: ReadValues<typeof emiInputs>) {
  const loan = loanFrom(read)
  if (!loan) return null
  const result = emi(loan)
  const prepayments = prepaymentsFrom(read)
  const prepaid = prepayments && prepaidLoan(loan, prepayments)
  return {
    loan,
    result,
    prepayments,
    prepaid,
    primary: ['emi'],
    figures: {
      emi: rupees(result.emi),
      interestSaved: prepaid && rupees(prepaid.savedPaise / 100),
      monthsSaved: prepaid && figure('months', prepaid.savedMonths),
      emiAfter: prepaid && prepaid.nextEmiPaise !== null && rupees(prepaid.nextEmiPaise / 100),
      totalInterest: rupees(result.totalInterest),
      interestWithPrepayments: prepaid && rupees(prepaid.interestPaise / 100),
      totalPayment: rupees(result.totalPayment),
      paymentWithPrepayments: prepaid && rupees(prepaid.paidPaise / 100),
      tenure: prepaid && figure('months', prepaid.months + prepaid.savedMonths),
      tenureWithPrepayments: prepaid && figure('months', prepaid.months),
      firstYearInterest: rupees(
        prepaid ? prepaid.firstYearInterestPaise / 100 : firstYearInterest(loan, result),
      ),
    },
  }
}

export const emiTool = { slug: 'emi-calculator', inputs: emiInputs, answer: emiAnswer } as const
