import { type ResultRow, type ResultRows, row } from '@/components/results/result-row'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, type RatedSipPlan, type Sip, sip } from '@/lib/finance/sip'
import { t } from '@/lib/language/words'

interface SipView {
  /** True if the plan was computed to reach a goal. */
  byGoal: boolean
  /** Per cent a year; 0 for none, undefined while its field has a problem. */
  inflation: number | undefined
  /** Rupees, in the same way. */
  goal: number | undefined
}

/** The figures of the plan, what the future value buys today, and the instalment that a goal needs. */
export function sipRows(result: Sip, plan: RatedSipPlan, { byGoal, inflation, goal }: SipView): ResultRows {
  const { totalInvestment, estimatedReturns, futureValue } = result
  const forGoal = plan.stepUp > 0 ? t('First monthly amount for the goal') : t('Monthly amount for the goal')
  return [
    row('totalInvestment', t('Total Investment'), 'rupees', totalInvestment),
    row('estimatedReturns', t('Estimated Returns'), 'rupees', estimatedReturns),
    row('futureValue', t('Future Value'), 'rupees', futureValue, { primary: !byGoal }),
    inflation &&
      row('realValue', t('In today’s rupees'), 'rupees', inTodaysRupees(futureValue, inflation, plan.years)),
    goal &&
      row('goalAmount', forGoal, 'rupees', instalmentForGoal(goal, plan, monthlyRate(plan.rate)), {
        primary: byGoal,
        short: byGoal ? t('For the goal, a month') : forGoal,
      }),
  ]
}

/** The result by the other conversion of a yearly rate to a monthly one. */
export function effectiveRow(plan: RatedSipPlan): ResultRow {
  const { futureValue } = sip(plan, effectiveMonthlyRate(plan.rate))
  return row('effectiveFutureValue', t('Future value at the effective rate'), 'rupees', futureValue)
}
