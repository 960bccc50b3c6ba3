'use client'

import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { retirementInputs } from '@/lib/finance/retirement'
import { retirementAnswer } from '@/lib/finance/retirement-answer'
import { t } from '@/lib/language/words'
import { RetirementFields } from './fields'
import { retirementNotes, retirementRows, WRONG_ORDER } from './rows'
import { retirementWorking } from './working'

export function RetirementCalculator() {
  const inputs = useToolInputs(retirementInputs)
  const answer = retirementAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<RetirementFields inputs={inputs} />}
      rows={answer && retirementRows(answer)}
      placeholder={inputs.values && !answer ? WRONG_ORDER : undefined}
      notice={answer && <Notes sentences={retirementNotes(answer)} />}
      shareTitle={t('Retirement plan')}
      working={answer && retirementWorking(answer.plan, answer.result)}
    >
      <FiguresSeen
        heading={t('The money by age, in three cases')}
        load={() => import('./retirement-course')}
        className="min-h-[56rem] xl:min-h-[38rem]"
        props={answer && { plan: answer.plan }}
      />
    </CalculatorScreen>
  )
}
