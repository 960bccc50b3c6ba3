'use client'

import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { bmi, bmiInputs, type BmiStandard, personFrom, shownBmi } from '@/lib/health/bmi'
import { type BmiScale, indianScale, whoScale } from '@/lib/health/bmi-scales'
import { BmiFields } from './fields'
import { bmiRows, bmiScales } from './rows'
import { bmiWorking } from './working'

export function BmiCalculator() {
  const inputs = useToolInputs(bmiInputs)
  const person = personFrom(inputs.read)
  const standard = inputs.read('standard')?.standard
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<BmiFields inputs={inputs} />}
      rows={person && standard ? bmiRows(person.body, person.unit, standard) : null}
      placeholder="Enter valid height and weight to calculate BMI."
      detail={
        person &&
        standard && (
          <>
            <BmiScalePicture index={bmi(person.body)} standard={standard} />
            <p className="mt-4 text-sm text-soft">
              For adults of 20 and above. Children and young people need growth charts for their age; in
              pregnancy, use the weight before it. This is not a diagnosis.
            </p>
          </>
        )
      }
      shareTitle="Body mass index"
      working={person && bmiWorking(person)}
    />
  )
}

const WIDTH = 320
const FIRST = 14
const LAST = 36
const COLOURS = ['var(--chart-principal)', 'var(--good)', 'var(--chart-interest)', 'var(--accent)']
const SHORT = { Underweight: 'Under', 'Normal weight': 'Normal', Overweight: 'Over', Obesity: 'Obesity' }

const place = (index: number) =>
  ((Math.min(LAST, Math.max(FIRST, index)) - FIRST) / (LAST - FIRST)) * (WIDTH - 4) + 2

const RULES = { who: whoScale, indian: indianScale }

/** The scale of the standard with the visitor's place on it. The rows above show the same as text. */
function BmiScalePicture({ index, standard }: { index: number; standard: BmiStandard }) {
  const x = place(index)
  return (
    <svg viewBox={`0 0 ${WIDTH} 66`} className="mt-4 w-full text-soft" fontSize="10" aria-hidden="true">
      <Scale name={RULES[standard].label} scale={bmiScales[standard]} />
      <path d={`M${x} 24V44`} stroke="var(--ink)" strokeWidth="3" />
      <text x={x} y="62" textAnchor={anchorAt(x)} fill="var(--ink)" fontWeight="600">
        {shownBmi(index).toFixed(1)}
      </text>
    </svg>
  )
}

function Scale({ name, scale }: { name: string; scale: BmiScale }) {
  return (
    <g fill="currentColor">
      <text x="2" y="10" fontWeight="600">
        {name}
      </text>
      {scale.map(({ from, category }, band) => {
        const start = place(from)
        const end = place(scale[band + 1]?.from ?? LAST)
        return (
          <g key={category}>
            <rect x={start} y="28" width={end - start} height="12" fill={COLOURS[band]} />
            <text x={(start + end) / 2} y="22" textAnchor="middle">
              {SHORT[category]}
            </text>
            {band > 0 && (
              <text x={start} y="51" textAnchor="middle">
                {from}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

function anchorAt(x: number) {
  if (x < 12) return 'start'
  return x > WIDTH - 12 ? 'end' : 'middle'
}
