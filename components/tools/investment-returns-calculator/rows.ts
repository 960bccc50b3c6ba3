import { type ResultRows, row } from '@/components/results/result-row'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import type { Investment, InvestmentReturns } from '@/lib/finance/investment-returns'

/** The figures of the investment, and what inflation leaves of them; `inflation` is 0 or undefined for none. */
export function investmentRows(
  { totalInvestment, totalGrowth, totalReturnPercent, futureValue }: InvestmentReturns,
  { years, rate }: Investment,
  inflation: number | undefined,
): ResultRows {
  return [
    row('totalInvestment', 'Total Investment', 'rupees', totalInvestment),
    row('totalGrowth', 'Total Growth', 'rupees', totalGrowth),
    row('totalReturnPercent', 'Total Return', 'percent', totalReturnPercent),
    row('futureValue', 'Estimated Future Value', 'rupees', futureValue, { primary: true }),
    inflation &&
      row('realValue', 'Value in today’s rupees', 'rupees', inTodaysRupees(futureValue, inflation, years)),
    inflation && row('realRate', 'Real annual return', 'percent', realRatePercent(rate, inflation)),
  ]
}

/** What inflation leaves of a yearly rate that was earned. */
export const realPastRow = (percent: number, inflation: number | undefined) =>
  inflation && row('realPastRate', 'After inflation', 'percent', realRatePercent(percent, inflation))
