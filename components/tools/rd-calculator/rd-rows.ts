import type { ResultRow } from '@/components/results/result-panel'
import { type Rd, rd, type RecurringDeposit } from '@/lib/finance/rd'
import { rupees } from '@/lib/format/numbers'

const row = (name: string, label: string, value: number): ResultRow => ({
  name,
  label,
  value,
  formatted: rupees(value),
})

/** The figures of the deposit, and what the other way to compound gives. */
export function rdRows(deposit: RecurringDeposit, result: Rd): ResultRow[] {
  const [method, label] =
    deposit.method === 'monthly'
      ? (['quarterly', 'By the banks’ quarterly formula'] as const)
      : (['monthly', 'By simplified monthly compounding'] as const)
  return [
    row('totalInvestment', 'Total Investment', result.totalInvestment),
    row('totalInterest', 'Total Interest Earned', result.totalInterest),
    { ...row('maturityAmount', 'Maturity Amount', result.maturityAmount), primary: true },
    row('otherMaturityAmount', label, rd({ ...deposit, method }).maturityAmount),
  ]
}
