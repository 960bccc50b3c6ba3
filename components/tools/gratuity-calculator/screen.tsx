'use client'

import { useKnownToday } from '@/components/hooks/use-known-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { gratuityCheckedOn, gratuityValues } from '@/lib/rules/salary/gratuity'
import { GRATUITY_FROM, gratuityInputs } from '@/lib/salary/gratuity'
import { gratuityAnswer } from '@/lib/salary/gratuity-answer'
import { t } from '@/lib/language/words'
import { GratuityFields } from './fields'
import { gratuityNotes, gratuityRows } from './rows'
import { gratuityWorking } from './working'

export function GratuityCalculator() {
  const inputs = useToolInputs(gratuityInputs)
  const { today, unknown } = useKnownToday(GRATUITY_FROM, gratuityCheckedOn)
  const missing = inputs.field('leftOn').value === '' ? unknown : null
  const answer = missing ? null : gratuityAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<GratuityFields inputs={inputs} today={today} />}
      rows={answer && gratuityRows(answer)}
      placeholder={missing ?? undefined}
      age={<DataAge kind="law" on={comparedOn(gratuityValues, gratuityCheckedOn)} />}
      notice={answer && <Notes sentences={gratuityNotes(answer)} />}
      shareTitle={t('Gratuity')}
      working={answer && gratuityWorking(answer.service, answer.result)}
    >
      <FiguresSeen
        heading={t('Gratuity by years of service')}
        load={() => import('./gratuity-course')}
        className="min-h-[48rem] md:min-h-[60rem] xl:min-h-[38rem]"
        props={answer && { service: answer.service }}
      />
    </CalculatorScreen>
  )
}
