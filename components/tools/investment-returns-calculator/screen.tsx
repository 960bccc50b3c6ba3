'use client'

import { GrowthSeen } from '@/components/results/charts/growth-seen'
import { SplitBar } from '@/components/results/charts/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { ResultPanel } from '@/components/results/result-panel'
import { LazyPart } from '@/components/ui/lazy-part'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type InputsProps, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { investmentAnswer } from '@/lib/finance/investment-answer'
import { investmentInputs, investmentYears } from '@/lib/finance/investment-returns'
import { t } from '@/lib/language/words'
import { InvestmentForm } from './fields'
import { investmentRows, nothingInvested } from './rows'
import { investmentWorking } from './working'

const loadPastAnswer = () => import('./past-return').then(({ PastAnswer }) => PastAnswer)

/** The tool of the returns of an investment, expected or past. */
export function InvestmentReturnsCalculator() {
  const inputs = useToolInputs(investmentInputs)
  const isPast = inputs.field('aim').value === 'past'
  return (
    <>
      <ToolForm
        result={
          isPast ? (
            <LazyPart
              what={t('The past return')}
              load={loadPastAnswer}
              props={{ inputs }}
              loading={<ResultPanel rows={null} placeholder={t('Loading…')} />}
            />
          ) : (
            <PlanAnswer inputs={inputs} />
          )
        }
      >
        <InvestmentForm inputs={inputs} />
      </ToolForm>
      {!isPast && <PlanSections inputs={inputs} />}
    </>
  )
}

type PlanProps = InputsProps<typeof investmentInputs>

function PlanAnswer({ inputs }: PlanProps) {
  const answer = investmentAnswer(inputs.read)
  const result = answer?.result
  return (
    <CalculatorAnswer
      inputs={inputs}
      fragment={inputs.fragment}
      rows={answer && investmentRows(answer)}
      placeholder={nothingInvested(inputs.read)}
      detail={
        result && (
          <SplitBar parts={{ [t('Invested')]: result.totalInvestment, [t('Growth')]: result.totalGrowth }} />
        )
      }
      shareTitle={t('Returns of an investment')}
      working={answer && investmentWorking(answer.plan, answer.result)}
    />
  )
}

/** The plan year by year, and the past return below it. */
function PlanSections({ inputs }: PlanProps) {
  const plan = investmentAnswer(inputs.read)?.plan
  return (
    <>
      <GrowthSeen
        props={
          plan && plan.years > 0
            ? {
                initial: plan.initial,
                years: investmentYears(plan),
                caption: t('The investment by year'),
                file: 'investment-by-year',
                words: { paidIn: t('Invested'), growth: t('Growth') },
                inflationPercent: inputs.read('inflation')?.inflation,
              }
            : null
        }
      />
      <WhenSeen
        heading={t('Measure a past investment')}
        load={() => import('./past-return')}
        className="min-h-[36rem] md:min-h-80"
        props={{ inputs }}
      />
    </>
  )
}
