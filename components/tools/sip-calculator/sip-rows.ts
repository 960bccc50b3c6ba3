import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, type Sip, sip, type SipPlan } from '@/lib/finance/sip'

/** The three figures of the plan, and what the other way to a monthly rate would give. */
export function sipRows(result: Sip, plan: SipPlan, ratePercent: number): ResultRow[] {
  const effective = sip(plan, effectiveMonthlyRate(ratePercent))
  return [
    rupeeRow('totalInvestment', 'Total Investment', result.totalInvestment),
    rupeeRow('estimatedReturns', 'Estimated Returns', result.estimatedReturns),
    { ...rupeeRow('futureValue', 'Future Value', result.futureValue), primary: true },
    rupeeRow('effectiveFutureValue', 'At the effective rate', effective.futureValue),
  ]
}

/** What the future value buys today; nothing while no inflation is given. */
export function inflationRows(
  futureValue: number,
  inflation: number | undefined,
  years: number,
): ResultRow[] {
  if (!inflation) return []
  return [rupeeRow('realValue', 'In today’s rupees', inTodaysRupees(futureValue, inflation, years))]
}

/** The instalment a goal needs; nothing while no goal is given. */
export function goalRows(goal: number | undefined, plan: SipPlan, ratePercent: number): ResultRow[] {
  if (!goal) return []
  const needed = instalmentForGoal(goal, plan, monthlyRate(ratePercent))
  const label = plan.stepUp > 0 ? 'First monthly amount for the goal' : 'Monthly amount for the goal'
  return [rupeeRow('goalAmount', label, needed)]
}
