import { useState } from 'react'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'

const TYPES = { day: 'date', month: 'month', minute: 'datetime-local', 'minute of a day': 'time' } as const

interface DateFieldProps extends FieldWords {
  field: FieldBinding
  /** A day unless given. */
  precision?: keyof typeof TYPES
  required?: boolean
  min?: string
  max?: string
  autoComplete?: 'off' | 'bday'
}

/**
 * The platform's own picker for a day, a month or a time; where a browser has none, the text YYYY-MM(-DD) or
 * HH:MM. A day is repeated in words: a phone set to American English shows 5 April as 04/05.
 */
export function DateField({ field, label, hint, precision = 'day', ...rest }: DateFieldProps) {
  const { required, min, max, autoComplete } = rest
  // A day that comes with the script has its line in the page as built.
  const words = isCalendarDay(field.text) ? dayInWords(field.text) : '\u00a0'
  const below = (
    <>
      {hint}
      {hint && <br />}
      {words}
    </>
  )
  return (
    <Field name={field.name} label={label} hint={precision === 'day' ? below : hint} problem={field.problem}>
      <input
        {...nativeControl(field)}
        type={TYPES[precision]}
        required={required}
        // An empty bound is left out; written out it would be invalid HTML.
        min={min || undefined}
        max={max}
        autoComplete={autoComplete}
      />
    </Field>
  )
}

interface DayOrTodayFieldProps extends Omit<DateFieldProps, 'precision'> {
  /** The day that counts, and is shown, until another is chosen. */
  today: string
}

/** A day that is today until another is chosen. */
export function DayOrTodayField({ field, today, ...rest }: DayOrTodayFieldProps) {
  // A date that is half typed counts as none. Today, put in at that moment, would erase the parts already typed.
  const [halfTyped, setHalfTyped] = useState(false)
  const onText = (text: string) => {
    setHalfTyped(text === '')
    field.onText(text)
  }
  return (
    <div onBlur={() => setHalfTyped(false)}>
      {/* A browser that restores the form the day after must not make a choice of it. */}
      <DateField
        field={{ ...field, onText, text: field.text || (halfTyped ? '' : today) }}
        autoComplete="off"
        {...rest}
      />
    </div>
  )
}
