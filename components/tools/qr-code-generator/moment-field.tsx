import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** The platform's own picker for a day with its time. */
export function MomentField({ field, label, hint }: FieldWords & { field: FieldBinding }) {
  const ids = fieldIds(field.name)
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <input
        id={ids.control}
        type="datetime-local"
        name={field.name}
        value={field.text}
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      />
    </Field>
  )
}
