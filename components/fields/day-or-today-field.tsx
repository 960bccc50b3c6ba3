'use client'

import { type ComponentProps, useState } from 'react'
import { DateField } from '@/components/fields/date-field'

interface DayOrTodayFieldProps extends Omit<ComponentProps<typeof DateField>, 'precision'> {
  /** The day that counts, and is shown, until another is chosen. */
  today: string
}

/** A day that is today until another is chosen. */
export function DayOrTodayField({ field, today, ...rest }: DayOrTodayFieldProps) {
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
        precision="day"
        {...rest}
      />
    </div>
  )
}
