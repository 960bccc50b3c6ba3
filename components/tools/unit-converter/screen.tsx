'use client'

import { useState } from 'react'
import { CalculatorScreen } from '@/components/screens/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { conversionFrom } from '@/lib/units/conversion'
import { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber } from '@/lib/units/unit-number'
import { AllUnits } from './all-units'
import { INVALID_NUMBER, UnitFields } from './fields'
import { MeasureNote } from './measure-note'
import { type AskedQuestion, QuestionBox } from './question-box'
import { unitRows } from './rows'
import { unitWorking } from './working'

export function UnitConverter() {
  const inputs = useToolInputs(unitInputs)
  const [question, setQuestion] = useState('')
  const conversion = inputs.values && conversionFrom(inputs.values)

  const reset = () => {
    setQuestion('')
    inputs.reset()
  }
  const ask = ({ value, from, to }: AskedQuestion) => {
    const { category } = from
    const target = to ?? unitsOf(category).find((unit) => unit !== from)!
    inputs.set({ category, value: plainUnitNumber(value), from: from.id, to: target.id })
  }

  return (
    <CalculatorScreen
      inputs={{ reset, fragment: inputs.fragment }}
      fields={
        <>
          <QuestionBox text={question} onText={setQuestion} onAsked={ask} />
          <UnitFields inputs={inputs} conversion={conversion} />
        </>
      }
      rows={conversion && unitRows(conversion)}
      placeholder={INVALID_NUMBER}
      chart={conversion && <MeasureNote conversion={conversion} />}
      shareTitle="Unit conversion"
      working={conversion && unitWorking(conversion)}
    >
      {conversion && <AllUnits conversion={conversion} />}
    </CalculatorScreen>
  )
}
