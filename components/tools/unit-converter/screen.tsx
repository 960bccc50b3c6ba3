'use client'

import { useState } from 'react'
import { ResultTable } from '@/components/results/result-table'
import { SourceNote } from '@/components/results/source-note'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useResetWith } from '@/components/tool-form/use-reset-with'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { UnitConversion } from '@/lib/units/conversion'
import { belowAbsoluteZero, convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitAnswer } from '@/lib/units/unit-answer'
import { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { unitNumber } from '@/lib/units/unit-number'
import { unitQuestion } from '@/lib/units/unit-question'
import { nameOf, t } from '@/lib/language/words'
import { INVALID_NUMBER, UnitFields } from './fields'
import { questionProblem } from './question-problem'
import { capital, categoryNames, nameOfUnit, quantity, symbolOfUnit, unitRows } from './rows'
import { unitWorking } from './working'

export function UnitConverter() {
  const inputs = useToolInputs(unitInputs)
  const [question, setQuestion] = useState('')
  const asked = question.trim() === '' ? null : unitQuestion(question)
  /** The fields keep the last question that was understood; their result does not answer another one. */
  const unanswered = asked && asked.kind !== 'asked' ? asked : null
  const answer = unanswered ? null : unitAnswer(inputs.read)
  const conversion = answer && answer.conversion

  const resetting = useResetWith(inputs, question, '', setQuestion)
  return (
    <CalculatorScreen
      inputs={{ ...resetting, fragment: inputs.fragment }}
      fields={
        <UnitFields inputs={inputs} conversion={conversion} question={question} onQuestion={setQuestion} />
      }
      rows={answer && unitRows(answer)}
      placeholder={unanswered ? questionProblem(unanswered) : INVALID_NUMBER}
      remarks={conversion && <MeasureNote conversion={conversion} />}
      comparable={false}
      shareTitle={t('Unit conversion')}
      working={conversion && unitWorking(conversion)}
    >
      {conversion && <AllUnits conversion={conversion} />}
    </CalculatorScreen>
  )
}

/** Where a customary measure comes from, and a warning for temperatures that cannot be. */
function MeasureNote({ conversion: { value, from, to } }: { conversion: UnitConversion }) {
  const customary = [...new Set([from, to])].filter(({ custom }) => custom)
  return (
    <>
      {belowAbsoluteZero(value, from) && (
        <p className="mt-3 text-sm text-bad">{t('Below absolute zero, −273.15 °C.')}</p>
      )}
      {customary.map((unit) => (
        <SourceNote
          key={unit.id}
          label={sizeWords(unit)}
          source={unit.custom!.source}
          checkedOn={unit.custom!.source.checkedOn}
        />
      ))}
    </>
  )
}

function sizeWords(unit: Unit): string {
  const custom = unit.custom!
  const size = t('{0} is counted as {1}', capital(nameOfUnit(unit)), nameOf('unit-sizes', custom.size))
  return custom.differsLocally ? t('{0}. Districts differ, so go by the area in the land record', size) : size
}

/** The value in every unit of its category. */
function AllUnits({ conversion: { category, value, from } }: { conversion: UnitConversion }) {
  return (
    <section aria-labelledby="all-units" className="mt-10">
      <h2 id="all-units" className="mb-3">
        {t('{0} in all units', quantity(value, from))}
      </h2>
      <ResultTable
        caption={t('{0} in all units of {1}', quantity(value, from), categoryNames[category].toLowerCase())}
        columns={[
          { heading: t('Unit'), as: 'text', cell: (unit) => capital(nameOfUnit(unit)) },
          { heading: nameOf('unit-words', 'Value'), as: 'text', cell: (to) => shown(value, from, to) },
        ]}
        rows={unitsOf(category)}
        wordy
      />
    </section>
  )
}

function shown(value: number, from: Unit, to: Unit): string {
  const result = convertUnit(value, from, to)
  return result === null ? t('Error') : `${unitNumber(result)} ${symbolOfUnit(to)}`
}
