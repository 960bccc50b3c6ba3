'use client'

import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { retirement, retirementFrom, retirementInputs } from '@/lib/finance/retirement'
import { t } from '@/lib/language/words'
import { RetirementFields } from './fields'
import { retirementNotes, retirementRows } from './rows'
import { retirementWorking } from './working'

export function RetirementCalculator() {
  const inputs = useToolInputs(retirementInputs)
  const plan = inputs.values && retirementFrom(inputs.values)
  const result = plan && retirement(plan)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<RetirementFields inputs={inputs} />}
      rows={result && retirementRows(plan, result)}
      placeholder={
        inputs.values && !plan
          ? t('The ages must follow each other: now, at retirement, and a later one to plan until.')
          : undefined
      }
      notice={result && <Notes sentences={retirementNotes(plan, result)} />}
      shareTitle={t('Retirement plan')}
      working={result && retirementWorking(plan, result)}
    >
      <FiguresSeen
        heading={t('The money by age, in three cases')}
        load={() => import('./retirement-course')}
        className="min-h-[56rem] xl:min-h-[38rem]"
        props={plan && { plan }}
      />
    </CalculatorScreen>
  )
}
