'use client'

import { GrowthSeen } from '@/components/results/growth-seen'
import { RowList } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { rupees } from '@/lib/format/numbers'
import { sip, sipInputs, sipPlanFrom, sipYears } from '@/lib/finance/sip'
import { t } from '@/lib/language/words'
import { SipFields } from './fields'
import { effectiveRow, sipRows } from './rows'
import { sipWorking } from './working'

export function SipCalculator() {
  const inputs = useToolInputs(sipInputs)
  const plan = sipPlanFrom(inputs.read)
  const result = plan && sip(plan, monthlyRate(plan.rate))
  const inflation = inputs.read('inflation')?.inflation
  const goal = inputs.read('goal')?.goal
  const byGoal = inputs.field('aim').value === 'goal'

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<SipFields inputs={inputs} />}
      rows={result && sipRows(result, plan, { byGoal, inflation, goal })}
      {...(byGoal ? goalWords(goal) : { shareTitle: t('What a SIP may grow to') })}
      detail={
        result && (
          <>
            <SplitBar
              parts={{ [t('Invested')]: result.totalInvestment, [t('Returns')]: result.estimatedReturns }}
            />
            <details className="disclosure mt-2">
              <summary>{t('At the effective rate')}</summary>
              <p className="text-sm text-soft">
                {t(
                  'The result above divides the yearly rate by 12. Some calculators use the monthly rate that compounds to exactly the yearly rate.',
                )}
              </p>
              <RowList rows={[effectiveRow(plan)]} />
            </details>
          </>
        )
      }
      working={result && sipWorking(plan, result, byGoal ? goal : undefined)}
    >
      <GrowthSeen
        props={
          plan && {
            initial: plan.lumpSum,
            years: sipYears(plan, plan.rate),
            caption: t('The SIP by year'),
            file: 'sip-by-year',
            words: { paidIn: t('Invested'), growth: t('Returns') },
            inflationPercent: inflation,
          }
        }
      />
      <WhenSeen
        heading={t('Monthly withdrawals afterwards (SWP)')}
        load={() => import('./withdrawal-plan')}
        className="min-h-[56rem] md:min-h-[46rem]"
        props={{ inputs, corpus: result && result.futureValue }}
      />
    </CalculatorScreen>
  )
}

/** The message for a goal in rupees; undefined while its field has a problem. */
const goalWords = (goal: number | undefined) => ({
  placeholder: goal === 0 ? t('Enter your goal to see the monthly amount.') : undefined,
  shareTitle: goal ? t('SIP for a goal of {0}', rupees(goal)) : t('SIP for a goal'),
})
