import type { Column } from '@/components/results/column'
import type { ResultRow } from '@/components/results/result-row'
import { type Rd, rd, type RecurringDeposit } from '@/lib/finance/rd'
import type { RdBesideFd } from '@/lib/finance/rd-beside-fd'
import type { RdMonth } from '@/lib/finance/rd-schedule'

const OTHER_METHOD = {
  monthly: { method: 'quarterly', label: 'By the banks’ quarterly formula' },
  quarterly: { method: 'monthly', label: 'By simplified monthly compounding' },
} as const

/** The figures of the deposit, and what the other way to compound gives. */
export function rdRows(deposit: RecurringDeposit, result: Rd): ResultRow[] {
  const { totalInvestment, totalInterest, maturityAmount } = result
  const { method, label } = OTHER_METHOD[deposit.method]
  const other = rd({ ...deposit, method }).maturityAmount
  return [
    { name: 'totalInvestment', label: 'Total Investment', as: 'rupees', value: totalInvestment },
    { name: 'totalInterest', label: 'Total Interest Earned', as: 'rupees', value: totalInterest },
    { name: 'maturityAmount', label: 'Maturity Amount', as: 'rupees', value: maturityAmount, primary: true },
    { name: 'otherMaturityAmount', label, as: 'rupees', value: other },
  ]
}

export const monthColumns: readonly Column<RdMonth>[] = [
  { heading: 'Month', as: 'number', cell: ({ month }) => month },
  { heading: 'Paid in so far', as: 'paise', cell: ({ paidInPaise }) => paidInPaise },
  { heading: 'Interest', as: 'paise', cell: ({ interestPaise }) => interestPaise },
  { heading: 'Closing balance', as: 'paise', answer: true, cell: ({ balancePaise }) => balancePaise },
]

/** What fixed deposits at the same rate earn, and need. */
export function fixedDepositRows({ sameTotal, sameMaturityPrincipal }: RdBesideFd): ResultRow[] {
  const interest = sameTotal.totalInterest
  return [
    { name: 'fdInterest', label: 'Interest of an FD of the same total', as: 'rupees', value: interest },
    {
      name: 'fdPrincipal',
      label: 'FD needed for the same maturity',
      as: 'rupees',
      value: sameMaturityPrincipal,
    },
  ]
}

interface ComparedDeposit {
  name: string
  paidIn: number
  interest: number
  maturity: number
}

export const comparedColumns: readonly Column<ComparedDeposit>[] = [
  { heading: 'Deposit', as: 'text', cell: ({ name }) => name },
  { heading: 'Paid in', as: 'rupees', cell: ({ paidIn }) => paidIn },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
  { heading: 'Maturity Amount', as: 'rupees', answer: true, cell: ({ maturity }) => maturity },
]
