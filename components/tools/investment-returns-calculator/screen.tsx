'use client'

import { GrowthSeen } from '@/components/results/growth-seen'
import { SplitBar } from '@/components/results/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { ChoiceField } from '@/components/fields/choice-field'
import { ResultPanel } from '@/components/results/result-panel'
import { LazyPart } from '@/components/ui/lazy-part'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { investmentAnswer } from '@/lib/finance/investment-answer'
import { investmentFrom, investmentInputs, investmentYears } from '@/lib/finance/investment-returns'
import { nameOf, t } from '@/lib/language/words'
import { InvestmentFields } from './fields'
import { investmentRows } from './rows'
import { investmentWorking } from './working'

const loadPastForm = () => import('./past-return').then(({ PastForm }) => PastForm)
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
        <ChoiceField
          field={inputs.field('aim')}
          label={nameOf('calculator-words', 'Find')}
          labelHidden
          options={{ future: t('Future value'), past: t('Past return: CAGR, XIRR') }}
        />
        {isPast ? (
          <LazyPart
            what={t('The past return')}
            load={loadPastForm}
            props={{ inputs }}
            loading={<div className="min-h-[28rem] md:min-h-80" />}
          />
        ) : (
          <InvestmentFields inputs={inputs} />
        )}
      </ToolForm>
      {!isPast && <PlanSections inputs={inputs} />}
    </>
  )
}

interface PlanProps {
  inputs: ToolInputs<typeof investmentInputs>
}

function PlanAnswer({ inputs }: PlanProps) {
  const answer = investmentAnswer(inputs.read)
  const result = answer?.result
  return (
    <CalculatorAnswer
      inputs={inputs}
      fragment={inputs.fragment}
      rows={answer && investmentRows(answer)}
      placeholder={
        investmentFrom(inputs.read) ? t('Enter an initial investment or an annual contribution.') : undefined
      }
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
