'use client'

import type { ReactNode } from 'react'
import { ChoiceProblem, Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** Each option with its words, in the order of reading; a group has its name in place of the option. */
export interface SelectOptions {
  readonly [option: string]: string | SelectOptions
}

interface SelectFieldProps extends FieldWords {
  field: FieldBinding
  options: SelectOptions
}

/** One of many options, in the platform's own list: the best there is on a phone. */
export function SelectField({ field, label, hint, options }: SelectFieldProps) {
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
        {optionList(options)}
      </select>
    </Field>
  )
}

const optionList = (options: SelectOptions): ReactNode =>
  Object.entries(options).map(([option, words]) =>
    typeof words === 'string' ? (
      <option key={option} value={option}>
        {words}
      </option>
    ) : (
      <optgroup key={option} label={option}>
        {optionList(words)}
      </optgroup>
    ),
  )

interface ChoiceFieldProps<Option extends string> extends FieldWords {
  field: FieldBinding
  /** Each option with its words, in the order of reading. */
  options: Readonly<Record<Option, string>>
}

/** A few options side by side, all in sight; arrow keys move between them. */
export function ChoiceField<Option extends string>({
  field,
  label,
  hint,
  options,
}: ChoiceFieldProps<Option>) {
  const ids = fieldIds(field.name)
  return (
    <fieldset aria-describedby={field.problem ? ids.message : undefined}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="choices">
        {Object.entries<string>(options).map(([option, words]) => (
          <label key={option} className="segment">
            <input
              type="radio"
              name={field.name}
              value={option}
              checked={field.text === option}
              onChange={() => field.onText(option)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
      <ChoiceProblem field={field} />
    </fieldset>
  )
}
