import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import { type Rd, rd, type RecurringDeposit } from '@/lib/finance/rd'

/** The figures of the deposit, and what the other way to compound gives. */
export function rdRows(deposit: RecurringDeposit, result: Rd): ResultRow[] {
  const [method, label] =
    deposit.method === 'monthly'
      ? (['quarterly', 'By the banks’ quarterly formula'] as const)
      : (['monthly', 'By simplified monthly compounding'] as const)
  return [
    rupeeRow('totalInvestment', 'Total Investment', result.totalInvestment),
    rupeeRow('totalInterest', 'Total Interest Earned', result.totalInterest),
    { ...rupeeRow('maturityAmount', 'Maturity Amount', result.maturityAmount), primary: true },
    rupeeRow('otherMaturityAmount', label, rd({ ...deposit, method }).maturityAmount),
  ]
}
