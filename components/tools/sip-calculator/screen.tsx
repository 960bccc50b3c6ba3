'use client'

import { GrowthSeen } from '@/components/results/charts/growth-seen'
import { RowList } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/charts/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { sipInputs, sipYears } from '@/lib/finance/sip'
import { sipAnswer } from '@/lib/finance/sip-answer'
import { t } from '@/lib/language/words'
import { SipFields } from './fields'
import { NO_GOAL, sipRows } from './rows'
import { sipWorking } from './working'

export function SipCalculator() {
  const inputs = useToolInputs(sipInputs)
  const answer = sipAnswer(inputs.read)
  const byGoal = inputs.field('aim').value === 'goal'

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<SipFields inputs={inputs} />}
      rows={answer && sipRows(answer).slice(0, -1)}
      {...(byGoal ? goalWords(inputs.read('goal')?.goal) : { shareTitle: t('What a SIP may grow to') })}
      detail={
        answer && (
          <>
            <SplitBar
              parts={{
                [t('Invested')]: answer.result.totalInvestment,
                [t('Returns')]: answer.result.estimatedReturns,
              }}
            />
            <details className="disclosure mt-2">
              <summary>{t('At the effective rate')}</summary>
              <p className="text-sm text-soft">
                {t(
                  'The result above divides the yearly rate by 12. Some calculators use the monthly rate that compounds to exactly the yearly rate.',
                )}
              </p>
              <RowList rows={sipRows(answer).slice(-1)} />
            </details>
          </>
        )
      }
      working={answer && sipWorking(answer.plan, answer.result, byGoal ? answer.goal : undefined)}
    >
      <GrowthSeen
        props={
          answer && {
            initial: answer.plan.lumpSum,
            years: sipYears(answer.plan, answer.plan.rate),
            caption: t('The SIP by year'),
            file: 'sip-by-year',
            words: { paidIn: t('Invested'), growth: t('Returns') },
            inflationPercent: answer.inflation,
          }
        }
      />
      <WhenSeen
        heading={t('Monthly withdrawals afterwards (SWP)')}
        load={() => import('./withdrawal-plan')}
        className="min-h-[56rem] md:min-h-[46rem]"
        props={{ inputs, corpus: answer && answer.result.futureValue }}
      />
    </CalculatorScreen>
  )
}

/** The message for a goal in rupees; undefined while its field has a problem. */
const goalWords = (goal: number | undefined) => ({
  placeholder: goal === 0 ? NO_GOAL : undefined,
  shareTitle: goal ? t('SIP for a goal of {0}', rupees(goal)) : t('SIP for a goal'),
})
