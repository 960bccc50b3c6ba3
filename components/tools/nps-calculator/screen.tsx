'use client'

import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { SplitBar } from '@/components/results/charts/split-bar'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { npsExitLaw } from '@/lib/rules/savings/nps-exit'
import { npsInputs } from '@/lib/savings/nps'
import { npsAnswer } from '@/lib/savings/nps-answer'
import { t } from '@/lib/language/words'
import { NpsFields } from './fields'
import { npsNotes, npsRows } from './rows'
import { npsWorking } from './working'

export function NpsCalculator() {
  const inputs = useToolInputs(npsInputs)
  const answer = npsAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<NpsFields inputs={inputs} />}
      rows={answer && npsRows(answer)}
      age={<DataAge kind="law" on={comparedOn(npsExitLaw, npsExitLaw.checkedOn)} />}
      notice={answer && <Notes sentences={npsNotes(answer)} />}
      detail={
        answer &&
        answer.result.corpus > 0 && (
          <SplitBar
            parts={{
              [t('Contributions')]: answer.result.invested,
              [t('Returns')]: answer.result.corpus - answer.result.invested,
            }}
          />
        )
      }
      shareTitle={t('What an NPS account pays')}
      working={answer && npsWorking(answer.plan, answer.result)}
    >
      <FiguresSeen
        heading={t('Year by year, and at exit')}
        load={() => import('./nps-course')}
        className="min-h-[96rem] md:min-h-[88rem]"
        props={answer}
      />
    </CalculatorScreen>
  )
}
