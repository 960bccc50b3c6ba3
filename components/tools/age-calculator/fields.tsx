'use client'

import { DayOrTodayField } from '@/components/fields/day-or-today-field'
import { worded } from '@/components/fields/problem-text'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
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
      <DayOrTodayField
        field={field('on')}
        today={today}
        label="Age on"
        hint="Today, or the cut-off date of a form"
        min={FIRST_DAY}
        max={LAST_DAY}
      />
      <p className="text-sm text-soft">
        Born on 29 February? In other years, this page counts the birthday on 28 February.
      </p>
    </>
  )
}
