'use client'

import { GrowthSeen } from '@/components/results/charts/growth-seen'
import { SplitBar } from '@/components/results/charts/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { fdInputs } from '@/lib/finance/deposits/fd'
import { fdAnswer } from '@/lib/finance/deposits/fd-answer'
import { fdYears } from '@/lib/finance/deposits/fd-years'
import { t } from '@/lib/language/words'
import { FdFields } from './fields'
import { fdRows } from './rows'
import { fdWorking } from './working'

export function FdCalculator() {
  const inputs = useToolInputs(fdInputs)
  const answer = fdAnswer(inputs.read)
  const deposit = answer?.deposit

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<FdFields inputs={inputs} />}
      rows={answer && fdRows(answer)}
      detail={
        answer && (
          <SplitBar
            parts={{
              [t('Principal')]: answer.deposit.principal,
              [t('Interest')]: answer.result.totalInterest,
            }}
          />
        )
      }
      shareTitle={t('What a fixed deposit pays')}
      working={answer && fdWorking(answer)}
    >
      <GrowthSeen
        props={
          deposit?.payout === 'cumulative'
            ? {
                initial: deposit.principal,
                years: fdYears(deposit),
                caption: t('The deposit by year'),
                file: 'fd-by-year',
                words: { paidIn: t('Deposited'), growth: t('Interest') },
              }
            : null
        }
      />
      <WhenSeen
        heading={t('Interest and TDS by financial year')}
        load={() => import('./interest-tax')}
        className="min-h-[84rem] md:min-h-[52rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}
