import type { Column } from '@/components/results/column'
import type { ResultRow } from '@/components/results/result-row'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, type RatedSipPlan, type Sip, sip } from '@/lib/finance/sip'
import type { WithdrawalYear } from '@/lib/finance/withdrawals'
import { yearsPassed } from '@/lib/format/durations'

interface Further {
  /** Per cent a year; 0 for none, undefined while its field has a problem. */
  inflation: number | undefined
  /** Rupees, in the same way. */
  goal: number | undefined
}

/** The figures of the plan, what the future value buys today, and the instalment that a goal needs. */
export function sipRows(result: Sip, plan: RatedSipPlan, { inflation, goal }: Further): ResultRow[] {
  const { totalInvestment, estimatedReturns, futureValue } = result
  const rows: ResultRow[] = [
    { name: 'totalInvestment', label: 'Total Investment', as: 'rupees', value: totalInvestment },
    { name: 'estimatedReturns', label: 'Estimated Returns', as: 'rupees', value: estimatedReturns },
    { name: 'futureValue', label: 'Future Value', as: 'rupees', value: futureValue, primary: true },
  ]
  if (inflation) {
    const value = inTodaysRupees(futureValue, inflation, plan.years)
    rows.push({ name: 'realValue', label: 'In today’s rupees', as: 'rupees', value })
  }
  if (goal) {
    const label = plan.stepUp > 0 ? 'First monthly amount for the goal' : 'Monthly amount for the goal'
    const value = instalmentForGoal(goal, plan, monthlyRate(plan.rate))
    rows.push({ name: 'goalAmount', label, as: 'rupees', value })
  }
  return rows
}

/** What the other way to a monthly rate gives. */
export function effectiveRows(plan: RatedSipPlan): ResultRow[] {
  const { futureValue } = sip(plan, effectiveMonthlyRate(plan.rate))
  return [
    {
      name: 'effectiveFutureValue',
      label: 'Future value at the effective rate',
      as: 'rupees',
      value: futureValue,
    },
  ]
}

export const withdrawalColumns: readonly Column<WithdrawalYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ after }) => yearsPassed(after) },
  { heading: 'Withdrawn', as: 'rupees', cell: ({ withdrawn }) => withdrawn },
  { heading: 'Growth', as: 'rupees', cell: ({ growth }) => growth },
  { heading: 'Left', as: 'rupees', answer: true, cell: ({ left }) => left },
]
