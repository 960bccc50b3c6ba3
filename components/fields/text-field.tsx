import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface TextFieldProps extends FieldWords {
  field: FieldBinding
  /** Lines of the box; left out, it is a field of one line. */
  lines?: number
  /** The most characters: 200 in a line, 2,000 in a box unless given. */
  longest?: number
  type?: 'text' | 'tel' | 'email' | 'url' | 'search'
  autoComplete?: string | undefined
  required?: boolean
  /** The id of a list of suggestions. */
  list?: string
}

const LONGEST_LINE = 200
const LONGEST_TEXT = 2_000

/** Words in one line or several. */
export function TextField(props: TextFieldProps) {
  const { field, label, hint, lines, type = 'text', autoComplete = 'off', required, list } = props
  const { longest = lines === undefined ? LONGEST_LINE : LONGEST_TEXT } = props
  const { name, problem, onLeave } = field
  const control = {
    ...nativeControl(field),
    maxLength: longest,
    autoComplete,
    required,
    onBlur: onLeave,
  }

  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      {lines === undefined ? (
        <input
          {...control}
          // A web address without its scheme is no mistake here, as it is to the browser's own kind of field.
          type={type === 'url' ? 'text' : type}
          inputMode={type}
          list={list}
        />
      ) : (
        <textarea {...control} rows={lines} className="control py-2" />
      )}
    </Field>
  )
}
