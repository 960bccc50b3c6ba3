import { type ResultRows, row } from '@/components/results/result-row'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import type { Investment, InvestmentReturns } from '@/lib/finance/investment-returns'
import { t } from '@/lib/language/words'

/** The figures of the investment, and what inflation leaves of them; `inflation` is 0 or undefined for none. */
export function investmentRows(
  { totalInvestment, totalGrowth, totalReturnPercent, futureValue }: InvestmentReturns,
  { years, rate }: Investment,
  inflation: number | undefined,
): ResultRows {
  return [
    row('totalInvestment', t('Total Investment'), 'rupees', totalInvestment),
    row('totalGrowth', t('Total Growth'), 'rupees', totalGrowth),
    row('totalReturnPercent', t('Total Return'), 'percent', totalReturnPercent),
    row('futureValue', t('Estimated Future Value'), 'rupees', futureValue, { primary: true }),
    inflation &&
      row('realValue', t('Value in today’s rupees'), 'rupees', inTodaysRupees(futureValue, inflation, years)),
    inflation && row('realRate', t('Real annual return'), 'percent', realRatePercent(rate, inflation)),
  ]
}

/** The real rate of return: the yearly rate after inflation. */
export const realPastRow = (percent: number, inflation: number | undefined) =>
  inflation && row('realPastRate', t('After inflation'), 'percent', realRatePercent(percent, inflation))
