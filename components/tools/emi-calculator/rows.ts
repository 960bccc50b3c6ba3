import type { Column } from '@/components/results/column'
import type { ComparedRow } from '@/components/results/result-comparison'
import { type ResultRows, row } from '@/components/results/result-row'
import { monthAfter } from '@/lib/calendar/calendar-month'
import type { Instalment, PrepaidLoan } from '@/lib/finance/amortisation'
import type { Emi } from '@/lib/finance/emi'
import type { LoanYear } from '@/lib/finance/loan-years'
import { monthName } from '@/lib/format/durations'

/** The results of the loan. With prepayments, interest and payment are compared instead (see `comparedRows`). */
export function emiRows({ emi, totalInterest, totalPayment }: Emi, prepaid: PrepaidLoan | null): ResultRows {
  return [
    row('emi', 'Monthly EMI', 'rupees', emi, { primary: true }),
    ...(prepaid
      ? prepaidRows(prepaid)
      : [
          row('totalInterest', 'Total interest', 'rupees', totalInterest),
          row('totalPayment', 'Total payment', 'rupees', totalPayment),
        ]),
  ]
}

/** What prepayments change. */
const prepaidRows = ({ savedPaise, savedMonths, nextEmiPaise }: PrepaidLoan): ResultRows => [
  row('interestSaved', 'Interest saved', 'paise', savedPaise),
  row('monthsSaved', 'Time saved', 'months', savedMonths),
  nextEmiPaise !== null && row('emiAfter', 'EMI after the first prepayment', 'paise', nextEmiPaise),
]

/** Interest, payment and tenure, each without and with prepayments. */
export function comparedRows(plain: Emi, prepaid: PrepaidLoan): ComparedRow[] {
  const { interestPaise, paidPaise, months, savedMonths } = prepaid
  const interest = ['interestWithPrepayments', interestPaise / 100] as const
  const payment = ['paymentWithPrepayments', paidPaise / 100] as const
  const tenure = ['tenure', months + savedMonths] as const
  return [
    { label: 'Total interest', as: 'rupees', figures: [['totalInterest', plain.totalInterest], interest] },
    { label: 'Total payment', as: 'rupees', figures: [['totalPayment', plain.totalPayment], payment] },
    { label: 'Tenure', as: 'months', figures: [tenure, ['tenureWithPrepayments', months]] },
  ]
}

type PaidParts = Pick<
  Instalment,
  'principalPaise' | 'interestPaise' | 'prepaidPaise' | 'paidPaise' | 'balancePaise'
>

/** What was paid and what is left; by year to the rupee, by month to the paisa. */
function paidColumns<Row extends PaidParts>(as: 'rupees' | 'paise'): Column<Row>[] {
  const inUnit = (paise: number) => (as === 'rupees' ? paise / 100 : paise)
  return [
    { heading: 'Principal', as, cell: (row) => inUnit(row.principalPaise) },
    { heading: 'Interest', as, cell: (row) => inUnit(row.interestPaise) },
    {
      heading: 'Prepaid',
      as,
      only: 'page',
      cell: (row) => (row.prepaidPaise ? inUnit(row.prepaidPaise) : null),
    },
    { heading: 'Prepaid', as, only: 'file', cell: (row) => inUnit(row.prepaidPaise) },
    { heading: 'Total paid', as, only: 'page', cell: (row) => inUnit(row.paidPaise + row.prepaidPaise) },
    { heading: 'Balance', as, answer: true, cell: (row) => inUnit(row.balancePaise) },
  ]
}

export const yearColumns: readonly Column<LoanYear>[] = [
  { heading: 'Year', as: 'text', cell: (year) => year.financialYear },
  ...paidColumns<LoanYear>('rupees'),
]

/** A row for each month; the first instalment falls in month `start`. */
export function monthColumns(start: string): readonly Column<Instalment>[] {
  const monthOf = ({ month }: Instalment) => monthAfter(start, month - 1)
  return [
    { heading: 'Month', as: 'text', only: 'page', cell: (row) => `${row.month}. ${monthName(monthOf(row))}` },
    { heading: 'Number', as: 'number', only: 'file', cell: (row) => row.month },
    { heading: 'Month', as: 'month', only: 'file', cell: monthOf },
    { heading: 'Instalment', as: 'paise', only: 'file', cell: (row) => row.paidPaise },
    ...paidColumns<Instalment>('paise'),
  ]
}
