'use client'

import { useState } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { INVALID_NUMBER, unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber } from '@/lib/units/unit-number'
import { AllUnits } from './all-units'
import { conversionOf } from './conversion'
import { UnitFields } from './fields'
import { MeasureNote } from './measure-note'
import { type AskedQuestion, QuestionBox } from './question-box'
import { unitRows } from './rows'
import { UnitWorking } from './working'

export function UnitConverter() {
  const inputs = useToolInputs(unitInputs)
  const [question, setQuestion] = useState('')
  const conversion = conversionOf(inputs)

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
    <>
      <ToolForm
        onReset={reset}
        result={
          <>
            <ResultPanel rows={conversion && unitRows(conversion)} placeholder={INVALID_NUMBER}>
              {conversion && <MeasureNote conversion={conversion} />}
              <ShareLink fragment={inputs.fragment} title="Unit conversion" />
            </ResultPanel>
            {conversion && <UnitWorking conversion={conversion} />}
          </>
        }
      >
        <QuestionBox text={question} onText={setQuestion} onAsked={ask} />
        <UnitFields inputs={inputs} conversion={conversion} />
      </ToolForm>
      {conversion && <AllUnits conversion={conversion} />}
    </>
  )
}
