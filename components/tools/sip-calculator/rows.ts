import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { SipAnswer } from '@/lib/finance/sip-answer'
import { t } from '@/lib/language/words'

export const NO_GOAL = t('Enter your goal to see the monthly amount.')

function sipWords({ plan, byGoal }: SipAnswer): WordsOf<SipAnswer> {
  const forGoal = plan.stepUp > 0 ? t('First monthly amount for the goal') : t('Monthly amount for the goal')
  return {
    totalInvestment: t('Total Investment'),
    estimatedReturns: t('Estimated Returns'),
    futureValue: t('Future Value'),
    realValue: t('In today’s rupees'),
    goalAmount: { label: forGoal, short: byGoal ? t('For the goal, a month') : forGoal },
    effectiveFutureValue: t('Future value at the effective rate'),
  }
}

/**
 * The figures of the plan. The last, by the other conversion of a yearly rate to a monthly one, is shown
 * apart from them.
 */
export const sipRows = (answer: SipAnswer): ResultRows => wordedRows(answer, sipWords(answer))
