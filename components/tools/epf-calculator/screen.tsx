'use client'

import { useToday } from '@/components/hooks/use-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { PROVIDENT_FUND_CHECKED_ON, providentFundValues } from '@/lib/rules/salary/provident-fund'
import { epfAnswer } from '@/lib/salary/epf-answer'
import { epfInputs } from '@/lib/salary/epf-inputs'
import { t } from '@/lib/language/words'
import { EpfFields } from './fields'
import { epfNotes, epfRows, noAnswerReason } from './rows'
import { epfWorking } from './working'

export function EpfCalculator() {
  const inputs = useToolInputs(epfInputs)
  const today = useToday() || PROVIDENT_FUND_CHECKED_ON
  const answer = epfAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<EpfFields inputs={inputs} today={today} />}
      rows={answer && epfRows(answer)}
      placeholder={inputs.values ? noAnswerReason(inputs.values.kind) : undefined}
      age={<DataAge kind="law" on={comparedOn(providentFundValues, PROVIDENT_FUND_CHECKED_ON)} />}
      notice={answer && <Notes sentences={epfNotes(answer)} />}
      shareTitle={t('Provident fund')}
      working={answer && epfWorking(answer)}
    >
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./epf-course')}
        className="min-h-[64rem] xl:min-h-[38rem]"
        props={answer && { answer }}
      />
    </CalculatorScreen>
  )
}
