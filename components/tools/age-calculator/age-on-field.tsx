'use client'

import { useState } from 'react'
import { DateField } from '@/components/fields/date-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { FIRST_DAY, LAST_DAY } from '@/lib/calendar/age'

/** The day to count to: today, until another is chosen. */
export function AgeOnField({ field, today }: { field: FieldBinding; today: string }) {
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
