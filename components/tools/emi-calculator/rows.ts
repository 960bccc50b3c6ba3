import type { Column } from '@/components/results/column'
import type { Figure } from '@/components/results/figure'
import type { ResultRow } from '@/components/results/result-row'
import type { Instalment, PrepaidLoan } from '@/lib/finance/amortisation'
import type { Emi } from '@/lib/finance/emi'
import { monthAfter } from '@/lib/calendar/calendar-month'
import { type LoanYear } from '@/lib/finance/loan-years'
import { monthName } from '@/lib/format/durations'

/** The results of the loan. With prepayments, interest and payment are compared instead (see `comparedRows`). */
export function emiRows({ emi, totalInterest, totalPayment }: Emi, prepaid: PrepaidLoan | null): ResultRow[] {
  const instalment: ResultRow = { name: 'emi', label: 'Monthly EMI', as: 'rupees', value: emi, primary: true }
  if (prepaid) return [instalment, ...prepaidRows(prepaid)]
  return [
    instalment,
    { name: 'totalInterest', label: 'Total interest', as: 'rupees', value: totalInterest },
    { name: 'totalPayment', label: 'Total payment', as: 'rupees', value: totalPayment },
  ]
}

/** What prepayments change. */
function prepaidRows({ savedPaise, savedMonths, nextEmiPaise }: PrepaidLoan): ResultRow[] {
  return [
    { name: 'interestSaved', label: 'Interest saved', as: 'paise', value: savedPaise },
    { name: 'monthsSaved', label: 'Time saved', as: 'months', value: savedMonths },
    ...(nextEmiPaise === null
      ? []
      : [
          {
            name: 'emiAfter',
            label: 'EMI after the first prepayment',
            as: 'paise',
            value: nextEmiPaise,
          } as const,
        ]),
  ]
}

const rupees = (name: string, value: number): Figure & { name: string } => ({ name, as: 'rupees', value })
const months = (name: string, value: number): Figure & { name: string } => ({ name, as: 'months', value })

/** Interest, payment and tenure, each without and with prepayments. */
export function comparedRows(result: Emi, prepaid: PrepaidLoan) {
  return [
    {
      label: 'Total interest',
      figures: [
        rupees('totalInterest', result.totalInterest),
        rupees('interestWithPrepayments', prepaid.interestPaise / 100),
      ],
    },
    {
      label: 'Total payment',
      figures: [
        rupees('totalPayment', result.totalPayment),
        rupees('paymentWithPrepayments', prepaid.paidPaise / 100),
      ],
    },
    {
      label: 'Tenure',
      figures: [
        months('tenure', prepaid.months + prepaid.savedMonths),
        months('tenureWithPrepayments', prepaid.months),
      ],
    },
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
