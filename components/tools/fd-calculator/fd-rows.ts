import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import type { Tenure } from '@/lib/finance/deposit-term'
import { bankMaturity, type Fd, fd, type FixedDeposit } from '@/lib/finance/fd'
import { grouped, rupees } from '@/lib/format/numbers'

/** The figures of the deposit. Where interest is paid out, the payment is what one wants to know. */
export function fdRows(deposit: FixedDeposit, result: Fd): ResultRow[] {
  const { payoutAmount, effectiveYieldPercent } = result
  const rows = [
    rupeeRow('totalInterest', 'Total Interest Earned', result.totalInterest),
    rupeeRow('maturityAmount', 'Maturity Amount', result.maturityAmount),
    rupeeRow('principalAmount', 'Principal Amount', deposit.principal),
    {
      name: 'effectiveYield',
      label: 'Effective yield a year',
      value: effectiveYieldPercent,
      formatted: `${grouped(effectiveYieldPercent)}%`,
    },
  ]
  if (payoutAmount === null) return rows.map((row) => ({ ...row, primary: row.name === 'maturityAmount' }))
  const label = `Interest every ${deposit.payout === 'monthly' ? 'month' : 'quarter'}`
  const payout = { ...rupeeRow('payoutAmount', label, payoutAmount), formatted: rupees(payoutAmount, 2) }
  return [{ ...payout, primary: true }, ...rows]
}

/** What a senior citizen's extra rate brings, against the ordinary rate. */
export function seniorRows(
  deposit: FixedDeposit,
  ordinary: { rate: number; senior: boolean } | null,
): ResultRow[] {
  if (!ordinary?.senior) return []
  const plain = fd({ ...deposit, ratePercent: ordinary.rate })
  const gain = fd(deposit).totalInterest - plain.totalInterest
  return [rupeeRow('seniorGain', 'Extra from the senior rate', gain)]
}

/** What banks pay on a cumulative deposit in days, where they count full quarters and the days left over. */
export function bankRows(
  { principal, ratePercent, frequency, payout }: FixedDeposit,
  tenure: Tenure,
): ResultRow[] {
  if (!('days' in tenure) || payout !== 'cumulative' || frequency !== 4) return []
  const maturity = bankMaturity(principal, ratePercent, tenure.days)
  return [rupeeRow('bankMaturity', 'With simple interest on odd days, as banks pay', maturity)]
}
