import type { Column } from '@/components/results/column'
import { type ResultRows, row } from '@/components/results/result-row'
import { type Rd, rd, type RecurringDeposit } from '@/lib/finance/rd'
import type { RdBesideFd } from '@/lib/finance/rd-beside-fd'
import type { RdMonth } from '@/lib/finance/rd-schedule'

const OTHER_METHOD = {
  monthly: { method: 'quarterly', label: 'By the banks’ quarterly formula' },
  quarterly: { method: 'monthly', label: 'By simplified monthly compounding' },
} as const

/** The figures of the deposit, and what the other way to compound gives. */
export function rdRows(deposit: RecurringDeposit, result: Rd): ResultRows {
  const { method, label } = OTHER_METHOD[deposit.method]
  return [
    row('totalInvestment', 'Total Investment', 'rupees', result.totalInvestment),
    row('totalInterest', 'Total Interest Earned', 'rupees', result.totalInterest),
    row('maturityAmount', 'Maturity Amount', 'rupees', result.maturityAmount, { primary: true }),
    row('otherMaturityAmount', label, 'rupees', rd({ ...deposit, method }).maturityAmount),
  ]
}

export const monthColumns: readonly Column<RdMonth>[] = [
  { heading: 'Month', as: 'number', cell: ({ month }) => month },
  { heading: 'Paid in so far', as: 'paise', cell: ({ paidInPaise }) => paidInPaise },
  { heading: 'Interest', as: 'paise', cell: ({ interestPaise }) => interestPaise },
  { heading: 'Closing balance', as: 'paise', answer: true, cell: ({ balancePaise }) => balancePaise },
]

/** What fixed deposits at the same rate earn, and need. */
export const fixedDepositRows = ({ sameTotal, sameMaturityPrincipal }: RdBesideFd): ResultRows => [
  row('fdInterest', 'Interest of an FD of the same total', 'rupees', sameTotal.totalInterest),
  row('fdPrincipal', 'FD needed for the same maturity', 'rupees', sameMaturityPrincipal),
]

/** A deposit beside others: what is paid in and what comes out, in rupees. */
type ComparedDeposit = readonly [name: string, paidIn: number, maturity: number]

/** This deposit, and fixed deposits of the same total and of the same maturity. */
export const comparedDeposits = (
  rd: Rd,
  { sameTotal, sameMaturityPrincipal }: RdBesideFd,
): ComparedDeposit[] => [
  ['This RD', rd.totalInvestment, rd.maturityAmount],
  ['FD of the same total', rd.totalInvestment, sameTotal.maturityAmount],
  ['FD of the same maturity', sameMaturityPrincipal, rd.maturityAmount],
]

export const comparedColumns: readonly Column<ComparedDeposit>[] = [
  { heading: 'Deposit', as: 'text', cell: ([name]) => name },
  { heading: 'Paid in', as: 'rupees', cell: ([, paidIn]) => paidIn },
  { heading: 'Interest', as: 'rupees', cell: ([, paidIn, maturity]) => maturity - paidIn },
  { heading: 'Maturity Amount', as: 'rupees', answer: true, cell: ([, , maturity]) => maturity },
]
