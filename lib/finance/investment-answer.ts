import { figure } from '@/lib/answers/figure'
import { inTodaysRupees, realRatePercent } from '@/lib/finance/inflation'
import { investmentFrom, investmentInputs, investmentReturns } from '@/lib/finance/investment-returns'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type InvestmentAnswer = NonNullable<ReturnType<typeof investmentAnswer>>

/** What an investment grows to, and what inflation leaves of it. */
export function investmentAnswer(read: ReadValues<typeof investmentInputs>) {
  const plan = investmentFrom(read)
  const result = plan && investmentReturns(plan)
  if (!result) return null
  const inflation = read('inflation')?.inflation
  const { futureValue } = result
  return {
    plan,
    result,
    primary: ['futureValue'],
    figures: {
      totalInvestment: figure('rupees', result.totalInvestment),
      totalGrowth: figure('rupees', result.totalGrowth),
      totalReturnPercent: figure('percent', result.totalReturnPercent),
      futureValue: figure('rupees', futureValue),
      realValue: !!inflation && figure('rupees', inTodaysRupees(futureValue, inflation, plan.years)),
      realRate: !!inflation && figure('percent', realRatePercent(plan.rate, inflation)),
    },
  }
}
