'use client'

import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface SelectFieldProps<Option extends string> extends FieldWords {
  field: FieldBinding
  /** Each option with its words, in the order of reading. */
  options: Readonly<Record<Option, string>>
}

/** One of many options, in the platform's own list: the best there is on a phone. */
export function SelectField<Option extends string>({
  field,
  label,
  hint,
  options,
}: SelectFieldProps<Option>) {
  const ids = fieldIds(field.name)
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <select
        id={ids.control}
        name={field.name}
        value={field.text}
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      >
        {Object.entries<string>(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
