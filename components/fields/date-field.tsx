'use client'

import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface DateFieldProps extends FieldWords {
  field: FieldBinding
  precision: 'day' | 'month'
  min?: string
  max?: string
}

/** The platform's own picker for a day or a month; where a browser has none, the text YYYY-MM(-DD). */
export function DateField({ field, label, hint, precision, min, max }: DateFieldProps) {
  const ids = fieldIds(field.name)
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <input
        id={ids.control}
        type={precision === 'day' ? 'date' : 'month'}
        name={field.name}
        value={field.text}
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
