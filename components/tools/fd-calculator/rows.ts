import type { Column } from '@/components/results/column'
import type { ResultRow } from '@/components/results/result-row'
import type { DepositTaxYear } from '@/lib/finance/deposit-tds'
import type { Tenure } from '@/lib/finance/deposit-term'
import { bankMaturity, type Fd, fd, type FixedDeposit } from '@/lib/finance/fd'

interface FdAnswer {
  deposit: FixedDeposit
  tenure: Tenure
  result: Fd
  /** The rate without what the bank adds for a senior citizen, in per cent a year. */
  ordinary: { rate: number; senior: boolean }
}

/** The figures of the deposit. Where interest is paid out, the payment is what one wants to know. */
export function fdRows({ deposit, tenure, result, ordinary }: FdAnswer): ResultRow[] {
  const { totalInterest, maturityAmount, payoutAmount, effectiveYieldPercent } = result
  const paidOut = payoutAmount !== null
  const rows: ResultRow[] = [
    { name: 'totalInterest', label: 'Total Interest Earned', as: 'rupees', value: totalInterest },
    {
      name: 'maturityAmount',
      label: 'Maturity Amount',
      as: 'rupees',
      value: maturityAmount,
      primary: !paidOut,
    },
    { name: 'principalAmount', label: 'Principal Amount', as: 'rupees', value: deposit.principal },
    { name: 'effectiveYield', label: 'Effective yield a year', as: 'percent', value: effectiveYieldPercent },
    ...(ordinary.senior ? seniorRows(deposit, totalInterest, ordinary.rate) : []),
    ...bankRows(deposit, tenure),
  ]
  if (!paidOut) return rows
  const label = `Interest every ${deposit.payout === 'monthly' ? 'month' : 'quarter'}`
  return [{ name: 'payoutAmount', label, as: 'rupeesAndPaise', value: payoutAmount, primary: true }, ...rows]
}

/** What a senior citizen's extra rate brings, against the ordinary rate. */
function seniorRows(deposit: FixedDeposit, totalInterest: number, ratePercent: number): ResultRow[] {
  const value = totalInterest - fd({ ...deposit, ratePercent }).totalInterest
  return [{ name: 'seniorGain', label: 'Extra from the senior rate', as: 'rupees', value }]
}

/** What banks pay on a cumulative deposit in days, where they count full quarters and the days left over. */
function bankRows({ principal, ratePercent, frequency, payout }: FixedDeposit, tenure: Tenure): ResultRow[] {
  if (!('days' in tenure) || payout !== 'cumulative' || frequency !== 4) return []
  const value = bankMaturity(principal, ratePercent, tenure.days)
  const label = 'Bank method (simple interest on leftover days)'
  return [{ name: 'bankMaturity', label, as: 'rupees', value }]
}

export const taxColumns: readonly Column<DepositTaxYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ financialYear }) => financialYear },
  { heading: 'Interest', as: 'rupees', cell: ({ interestPaise }) => interestPaise / 100 },
  { heading: 'TDS limit', as: 'rupees', cell: ({ limit }) => limit },
  { heading: 'TDS rate', as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: 'TDS', as: 'rupees', answer: true, cell: ({ tdsPaise }) => tdsPaise / 100 },
]

export function taxRows(years: readonly DepositTaxYear[]): ResultRow[] {
  const sum = (part: (year: DepositTaxYear) => number) =>
    years.reduce((total, year) => total + part(year), 0) / 100
  const afterTds = sum(({ interestPaise, tdsPaise }) => interestPaise - tdsPaise)
  return [
    { name: 'totalTds', label: 'Total TDS', as: 'rupees', value: sum(({ tdsPaise }) => tdsPaise) },
    { name: 'interestAfterTds', label: 'Interest after TDS', as: 'rupees', value: afterTds },
  ]
}
