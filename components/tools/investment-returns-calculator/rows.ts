import type { ResultRow } from '@/components/results/result-row'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import type { Investment, InvestmentReturns } from '@/lib/finance/investment-returns'

/** The figures of the investment, and what inflation leaves of them; `inflation` is 0 or undefined for none. */
export function investmentRows(
  { totalInvestment, totalGrowth, totalReturnPercent, futureValue }: InvestmentReturns,
  plan: Investment,
  inflation: number | undefined,
): ResultRow[] {
  const rows: ResultRow[] = [
    { name: 'totalInvestment', label: 'Total Investment', as: 'rupees', value: totalInvestment },
    { name: 'totalGrowth', label: 'Total Growth', as: 'rupees', value: totalGrowth },
    { name: 'totalReturnPercent', label: 'Total Return', as: 'percent', value: totalReturnPercent },
    { name: 'futureValue', label: 'Estimated Future Value', as: 'rupees', value: futureValue, primary: true },
  ]
  if (!inflation) return rows
  const realValue = inTodaysRupees(futureValue, inflation, plan.years)
  const realRate = realRatePercent(plan.rate, inflation)
  return [
    ...rows,
    { name: 'realValue', label: 'Value in today’s rupees', as: 'rupees', value: realValue },
    { name: 'realRate', label: 'Real return a year', as: 'percent', value: realRate },
  ]
}

/** A yearly rate that was earned, what else is known of it, and what inflation leaves of the rate. */
export function pastRows(
  name: 'cagr' | 'xirr',
  percent: number,
  others: ResultRow[],
  inflation: number | undefined,
): ResultRow[] {
  const rows: ResultRow[] = [{ name, label: name.toUpperCase(), as: 'percent', value: percent }, ...others]
  if (!inflation) return rows
  const value = realRatePercent(percent, inflation)
  return [...rows, { name: 'realPastRate', label: 'After inflation', as: 'percent', value }]
}
