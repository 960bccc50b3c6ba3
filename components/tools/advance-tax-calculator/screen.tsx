'use client'

import { useToday } from '@/components/hooks/use-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { ADVANCE_TAX_CHECKED_ON, advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { advanceTaxAnswer } from '@/lib/tax/advance-tax-answer'
import { advanceTaxInputs } from '@/lib/tax/advance-tax-inputs'
import { t } from '@/lib/language/words'
import { AdvanceTaxFields } from './fields'
import { advanceTaxNotes, advanceTaxRows } from './rows'
import { advanceTaxWorking } from './working'

export function AdvanceTaxCalculator() {
  const inputs = useToolInputs(advanceTaxInputs)
  // The page as built cannot know today.
  const today = useToday() || ADVANCE_TAX_CHECKED_ON
  const answer = advanceTaxAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<AdvanceTaxFields inputs={inputs} />}
      rows={answer && advanceTaxRows(answer)}
      age={<DataAge kind="law" on={comparedOn(advanceTaxValues, ADVANCE_TAX_CHECKED_ON)} />}
      notice={answer && <Notes sentences={advanceTaxNotes(answer)} />}
      shareTitle={t('Advance tax')}
      working={answer && advanceTaxWorking(answer.taxCase, answer.result)}
    >
      <FiguresSeen
        heading={t('Instalments and due dates')}
        load={() => import('./tax-days')}
        className="min-h-[56rem] md:min-h-[46rem]"
        props={answer}
      />
    </CalculatorScreen>
  )
}
