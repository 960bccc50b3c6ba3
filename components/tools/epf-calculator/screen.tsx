'use client'

import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { epfInterest } from '@/lib/rules/salary/epf-interest'
import { epfAnswer } from '@/lib/salary/epf-answer'
import { epfInputs } from '@/lib/salary/epf-inputs'
import { t } from '@/lib/language/words'
import { EpfFields } from './fields'
import { epfNote, epfRows } from './rows'
import { epfWorking } from './working'

export function EpfCalculator() {
  const inputs = useToolInputs(epfInputs)
  const answer = epfAnswer(inputs.read)
  const isBackwards = inputs.field('kind').value === 'epfHistory' && inputs.values !== null && !answer
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<EpfFields inputs={inputs} />}
      rows={answer && epfRows(answer)}
      placeholder={isBackwards ? t('The last year is before the first one.') : undefined}
      age={<DataAge kind="law" on={epfInterest.checkedOn} />}
      notice={answer && <Notes sentences={[epfNote(answer)]} />}
      shareTitle={t('Provident fund')}
      working={answer && epfWorking(answer)}
    >
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./epf-course')}
        className="min-h-[72rem] md:min-h-[64rem]"
        props={answer && { answer }}
      />
    </CalculatorScreen>
  )
}
