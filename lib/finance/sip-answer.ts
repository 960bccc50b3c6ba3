import { figure } from '@/lib/answers/figure'
import { inTodaysRupees } from '@/lib/finance/inflation'
import { effectiveMonthlyRate, monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, sip, sipInputs, sipPlanFrom } from '@/lib/finance/sip'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type SipAnswer = NonNullable<ReturnType<typeof sipAnswer>>

const rupees = (value: number) => figure('rupees', value)

/** What the plan grows to, what that buys today, and the instalment that a goal needs. */
export function sipAnswer(read: ReadValues<typeof sipInputs>) {
  const plan = sipPlanFrom(read)
  if (!plan) return null
  const rate = monthlyRate(plan.rate)
  const result = sip(plan, rate)
  const inflation = read('inflation')?.inflation
  const goal = read('goal')?.goal
  const byGoal = read('aim')?.aim === 'goal'
  return {
    plan,
    result,
    inflation,
    goal,
    byGoal,
    primary: [byGoal ? 'goalAmount' : 'futureValue'],
    figures: {
      totalInvestment: rupees(result.totalInvestment),
      estimatedReturns: rupees(result.estimatedReturns),
      futureValue: rupees(result.futureValue),
      realValue: !!inflation && rupees(inTodaysRupees(result.futureValue, inflation, plan.years)),
      goalAmount: !!goal && rupees(instalmentForGoal(goal, plan, rate)),
      effectiveFutureValue: rupees(sip(plan, effectiveMonthlyRate(plan.rate)).futureValue),
    },
  }
}

export const sipTool = { slug: 'sip-calculator', inputs: sipInputs, answer: sipAnswer } as const
