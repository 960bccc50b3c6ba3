'use client'

import { useEngine } from '@/components/documents/use-engine'
import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface StateFieldProps extends FieldWords {
  field: FieldBinding
  /** The words for no choice. */
  none: string
  /** The state that follows from something else, such as a GSTIN; then there is nothing to choose. */
  given?: string
  /** Another country may be chosen too. */
  abroad?: boolean
}

/** A state or territory of GST by its code. */
export function StateField({ field, label, hint, none, given, abroad }: StateFieldProps) {
  const ids = fieldIds(field.name)
  const states = useEngine()?.states
  return (
    <Field name={field.name} label={label} hint={given ? 'From the GSTIN' : hint} problem={field.problem}>
      <select
        id={ids.control}
        name={field.name}
        value={given || field.text}
        disabled={Boolean(given)}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      >
        <option value="">{none}</option>
        {states
          ?.filter(({ code }) => abroad || code !== '96')
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
      </select>
    </Field>
  )
}
