'use client'

import { useState } from 'react'
import { DateField } from '@/components/fields/date-field'
import { worded } from '@/components/fields/problem-text'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type ageInputs, FIRST_DAY, LAST_DAY } from '@/lib/calendar/age'
import { BirthDateField } from './birth-date-field'

export const INVALID_DATE = 'Invalid date selected'

interface AgeFieldsProps {
  inputs: ToolInputs<typeof ageInputs>
  /** What is wrong with the date of birth as soon as the other day is known. */
  problem: string | null
  today: string
}

export function AgeFields({ inputs: { field }, problem, today }: AgeFieldsProps) {
  const dob = worded(field('dob'), () => INVALID_DATE)
  return (
    <>
      <BirthDateField field={{ ...dob, problem: dob.problem ?? problem }} today={today} />
      <AgeOnField field={field('on')} today={today} />
      <p className="text-sm text-soft">
        Born on 29 February? In other years, this page counts the birthday on 28 February.
      </p>
    </>
  )
}

/** The day to count to: today, until another is chosen. */
function AgeOnField({ field, today }: { field: FieldBinding; today: string }) {
  // A date that is half typed counts as none. Today, put in at that moment, would wipe out the parts that stand.
  const [halfTyped, setHalfTyped] = useState(false)
  const onText = (text: string) => {
    setHalfTyped(text === '')
    field.onText(text)
  }
  return (
    <div onBlur={() => setHalfTyped(false)}>
      <DateField
        field={{ ...field, onText, text: field.text || (halfTyped ? '' : today) }}
        label="Age on"
        precision="day"
        hint="Today, or the cut-off date of a form"
        min={FIRST_DAY}
        max={LAST_DAY}
      />
    </div>
  )
}
