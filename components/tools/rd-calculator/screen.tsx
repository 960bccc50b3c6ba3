'use client'

import { SplitBar } from '@/components/results/charts/split-bar'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rdInputs } from '@/lib/finance/deposits/rd'
import { rdAnswer } from '@/lib/finance/deposits/rd-answer'
import { t } from '@/lib/language/words'
import { RdFields } from './fields'
import { rdRows } from './rows'
import { rdWorking } from './working'

export function RdCalculator() {
  const inputs = useToolInputs(rdInputs)
  const answer = rdAnswer(inputs.read)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<RdFields inputs={inputs} />}
      rows={answer && rdRows(answer)}
      detail={
        answer && (
          <SplitBar
            parts={{
              [t('Paid in')]: answer.result.totalInvestment,
              [t('Interest')]: answer.result.totalInterest,
            }}
          />
        )
      }
      shareTitle={t('What a recurring deposit pays')}
      working={answer && rdWorking(answer.deposit, answer.result)}
    >
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./deposit-schedule')}
        className="min-h-[48rem] md:min-h-[52rem]"
        props={answer && { deposit: answer.deposit }}
      />
      <FiguresSeen
        heading={t('Compared with a fixed deposit')}
        load={() => import('./fixed-deposits')}
        className="min-h-[32rem] md:min-h-80"
        props={answer && { deposit: answer.deposit, result: answer.result }}
      />
    </CalculatorScreen>
  )
}
