'use client'

import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { marginInputs } from '@/lib/finance/margin'
import { marginAnswer } from '@/lib/finance/margin-answer'
import { t } from '@/lib/language/words'
import { MarginFields } from './fields'
import { marginFaultText, marginNotes, marginRows } from './rows'
import { marginWorking } from './working'

export function MarginCalculator() {
  const inputs = useToolInputs(marginInputs)
  const answer = marginAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<MarginFields inputs={inputs} />}
      rows={answer && marginRows(answer)}
      placeholder={marginFaultText(inputs.read)}
      notice={answer && <Notes sentences={marginNotes(answer)} />}
      shareTitle={t('Margin of a piece')}
      working={answer && marginWorking(answer.goods, answer.result)}
    >
      <FiguresSeen
        heading={t('The margin at other discounts')}
        load={() => import('./margin-course')}
        className="min-h-[36rem]"
        props={answer && { goods: answer.goods, listPaise: answer.result.listPaise }}
      />
    </CalculatorScreen>
  )
}
