import type { ReactNode } from 'react'
import { choiceProblem } from '@/components/fields/choice-problem'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
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
  return (
    <Field name={field.name} label={label} hint={hint} problem={choiceProblem(field.problem, options)}>
      <select {...nativeControl(field)}>{optionList(options)}</select>
    </Field>
  )
}

/** The options of a select with its own frame. */
export const optionList = (options: SelectOptions): ReactNode =>
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
