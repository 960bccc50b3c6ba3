import { Field, fieldIds, type FieldWords } from '@/components/fields/field'

interface SelectFromProps extends FieldWords {
  name: string
  /** The words of the first option, which chooses nothing. */
  none: string
  /** '' for nothing chosen. */
  value: string
  options: [value: string, words: string][]
  onValue(value: string): void
}

/** One of many options, or none yet. */
export function SelectFrom({ name, label, hint, none, value, options, onValue }: SelectFromProps) {
  const ids = fieldIds(name)
  return (
    <Field name={name} label={label} hint={hint} problem={null}>
      <select
        id={ids.control}
        name={name}
        value={value}
        aria-describedby={ids.message}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="control"
      >
        <option value="">{none}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
