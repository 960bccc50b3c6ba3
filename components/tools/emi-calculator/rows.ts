import type { ComparedRow } from '@/components/results/result-comparison'
import { type ResultRows, row } from '@/components/results/result-row'
import type { PrepaidLoan } from '@/lib/finance/amortisation'
import { type Emi, firstYearInterest, type Loan } from '@/lib/finance/emi'
import { t } from '@/lib/language/words'

/** The results of the loan. With prepayments, interest and payment are compared instead (see `comparedRows`). */
export function emiRows(loan: Loan, result: Emi, prepaid: PrepaidLoan | null): ResultRows {
  return [
    row('emi', t('Monthly EMI'), 'rupees', result.emi, { primary: true }),
    ...(prepaid
      ? prepaidRows(prepaid)
      : [
          row('totalInterest', t('Total interest'), 'rupees', result.totalInterest),
          row('totalPayment', t('Total payment'), 'rupees', result.totalPayment),
        ]),
    row(
      'firstYearInterest',
      t('Interest in the first year'),
      'rupees',
      prepaid ? prepaid.firstYearInterestPaise / 100 : firstYearInterest(loan, result),
    ),
  ]
}

/** The rows that compare the loan with and without prepayments. */
const prepaidRows = ({ savedPaise, savedMonths, nextEmiPaise }: PrepaidLoan): ResultRows => [
  row('interestSaved', t('Interest saved'), 'rupees', savedPaise / 100),
  row('monthsSaved', t('Time saved'), 'months', savedMonths),
  nextEmiPaise !== null && row('emiAfter', t('EMI after the first prepayment'), 'rupees', nextEmiPaise / 100),
]

/** Interest, payment and tenure, each without and with prepayments. */
export function comparedRows(plain: Emi, prepaid: PrepaidLoan): ComparedRow[] {
  const { interestPaise, paidPaise, months, savedMonths } = prepaid
  const interest = ['interestWithPrepayments', interestPaise / 100] as const
  const payment = ['paymentWithPrepayments', paidPaise / 100] as const
  const tenure = ['tenure', months + savedMonths] as const
  return [
    { label: t('Total interest'), as: 'rupees', figures: [['totalInterest', plain.totalInterest], interest] },
    { label: t('Total payment'), as: 'rupees', figures: [['totalPayment', plain.totalPayment], payment] },
    { label: t('Tenure'), as: 'months', figures: [tenure, ['tenureWithPrepayments', months]] },
  ]
}
