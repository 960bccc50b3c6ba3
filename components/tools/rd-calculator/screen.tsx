'use client'

import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rd, rdInputs } from '@/lib/finance/rd'
import { t } from '@/lib/language/words'
import { RdFields } from './fields'
import { rdRows } from './rows'
import { rdWorking } from './working'

export function RdCalculator() {
  const inputs = useToolInputs(rdInputs)
  const deposit = inputs.values
  const result = deposit && rd(deposit)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<RdFields inputs={inputs} />}
      rows={result && rdRows(deposit, result)}
      detail={
        result && (
          <SplitBar
            parts={{ [t('Paid in')]: result.totalInvestment, [t('Interest')]: result.totalInterest }}
          />
        )
      }
      shareTitle={t('What a recurring deposit pays')}
      working={result && rdWorking(deposit, result)}
    >
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./deposit-schedule')}
        className="min-h-[48rem] md:min-h-[52rem]"
        props={deposit && { deposit }}
      />
      <FiguresSeen
        heading={t('Compared with a fixed deposit')}
        load={() => import('./fixed-deposits')}
        className="min-h-[32rem] md:min-h-[20rem]"
        props={result && { deposit, result }}
      />
    </CalculatorScreen>
  )
}
