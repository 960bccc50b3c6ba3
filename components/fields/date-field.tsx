'use client'

import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

const TYPES = { day: 'date', month: 'month', minute: 'datetime-local', 'minute of a day': 'time' } as const

interface DateFieldProps extends FieldWords {
  field: FieldBinding
  precision: keyof typeof TYPES
  required?: boolean
  min?: string
  max?: string
}

/** The platform's own picker for a day, a month or a time; where a browser has none, the text YYYY-MM(-DD) or HH:MM. */
export function DateField({ field, label, hint, precision, required, min, max }: DateFieldProps) {
  const ids = fieldIds(field.name)
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <input
        id={ids.control}
        type={TYPES[precision]}
        name={field.name}
        value={field.text}
        required={required}
        // An empty bound is none; written out it would be invalid HTML.
        min={min || undefined}
        max={max}
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      />
    </Field>
  )
}
