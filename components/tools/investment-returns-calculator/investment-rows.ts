import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import type { Investment, InvestmentReturns } from '@/lib/finance/investment-returns'
import { grouped } from '@/lib/format/numbers'

export const rate = (name: string, label: string, percent: number): ResultRow => ({
  name,
  label,
  value: percent,
  formatted: `${grouped(percent)}%`,
})

export function investmentRows(result: InvestmentReturns): ResultRow[] {
  return [
    rupeeRow('totalInvestment', 'Total Investment', result.totalInvestment),
    rupeeRow('totalGrowth', 'Total Growth', result.totalGrowth),
    rate('totalReturnPercent', 'Total Return', result.totalReturnPercent),
    { ...rupeeRow('futureValue', 'Estimated Future Value', result.futureValue), primary: true },
  ]
}

/** What inflation leaves of the value and of the yearly return; nothing while none is given. */
export function inflationRows(
  { futureValue }: InvestmentReturns,
  plan: Investment,
  inflation: number | undefined,
): ResultRow[] {
  if (!inflation) return []
  return [
    rupeeRow('realValue', 'Value in today’s rupees', inTodaysRupees(futureValue, inflation, plan.years)),
    rate('realRate', 'Real return a year', realRatePercent(plan.rate, inflation)),
  ]
}
