'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { Working } from '@/components/results/working'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { bmiRows, bmiSteps, type Measured, type Unit } from '@/components/tools/bmi-calculator/bmi-rows'
import { BmiScales } from '@/components/tools/bmi-calculator/bmi-scale'
import { BodyFields } from '@/components/tools/bmi-calculator/body-fields'
import { grouped } from '@/lib/format/numbers'
import {
  bmi,
  bmiInputs,
  type Body,
  imperialBody,
  KG_IN_POUND,
  METRES_IN_INCH,
  metricBody,
} from '@/lib/health/bmi'

export function BmiCalculator() {
  const inputs = useToolInputs(bmiInputs)
  const person = personOf(inputs)
  return (
    <ToolForm
      onReset={inputs.reset}
      result={
        <>
          <ResultPanel
            rows={person && bmiRows(person.body, person.unit)}
            placeholder="Enter valid height and weight to calculate BMI."
          >
            {person && <BmiScales index={bmi(person.body)} />}
            <p className="mt-4 text-sm text-soft">
              For adults of 20 and above. Children and young people are read against growth charts for their
              age, and in pregnancy the weight before it counts. This is not a diagnosis.
            </p>
            <ShareLink fragment={inputs.fragment} title="Body mass index" />
          </ResultPanel>
          {person && (
            <Working
              formula="BMI = weight in kg ÷ (height in m)²"
              steps={bmiSteps(person.body, person.measured)}
            />
          )}
        </>
      }
    >
      <BodyFields inputs={inputs} />
    </ToolForm>
  )
}

/** Below this a height is nothing, and its square is out of a double's range. */
const LEAST_INCHES = 1e-9

interface Person {
  body: Body
  unit: Unit
  measured: Measured
}

/** What was measured, or null while it can't be read or the height is nothing. */
function personOf({ read }: ToolInputs<typeof bmiInputs>): Person | null {
  const unit = read('unit')?.unit
  if (unit === 'metric') {
    const size = read('height', 'weight')
    return (
      size && {
        unit,
        body: metricBody(size.height, size.weight),
        measured: { height: `${grouped(size.height, 4)} ÷ 100`, weight: `${grouped(size.weight, 2)} kg` },
      }
    )
  }
  const size = unit ? read('feet', 'inches', 'pounds') : null
  if (!unit || !size || size.feet + size.inches < LEAST_INCHES) return null
  const inches = grouped(size.feet * 12 + size.inches, 4)
  return {
    unit,
    body: imperialBody(size.feet, size.inches, size.pounds),
    measured: {
      height: `${inches} in × ${METRES_IN_INCH}`,
      weight: `${grouped(size.pounds, 2)} lb × ${KG_IN_POUND}`,
    },
  }
}
