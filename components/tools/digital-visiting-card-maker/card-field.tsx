'use client'

import { useEffect, useRef } from 'react'
import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import { type CardField as FieldName, LONGEST } from '@/lib/visiting-card/card'

interface CardFieldProps extends FieldWords {
  name: FieldName
  text: string
  problem: string | null
  onText(text: string): void
  onLeave(): void
  type?: 'text' | 'tel' | 'email' | 'url'
  /** What the browser may offer: these are the visitor's own details. */
  autoComplete: string
  rows?: number
  required?: boolean
}

/** Words of a card. What is typed before the page's script has arrived is taken over, not lost. */
export function CardField({
  label,
  hint,
  text,
  problem,
  onText,
  onLeave,
  type = 'text',
  rows,
  ...rest
}: CardFieldProps) {
  const ids = fieldIds(rest.name)
  const asHydrated = useRef({ text, onText })
  useEffect(() => {
    const typedEarly = (document.getElementById(ids.control) as HTMLInputElement).value
    if (typedEarly !== asHydrated.current.text) asHydrated.current.onText(typedEarly)
  }, [ids.control])

  const control = {
    ...rest,
    id: ids.control,
    value: text,
    maxLength: LONGEST[rest.name],
    'aria-invalid': problem !== null,
    'aria-describedby': ids.message,
    onBlur: onLeave,
  }
  return (
    <Field name={rest.name} label={label} hint={hint} problem={problem}>
      {rows ? (
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => onText(event.currentTarget.value)}
          className="control py-2"
        />
      ) : (
        <input
          {...control}
          // An address without its scheme is no fault here, as it is to the browser's own kind of field.
          type={type === 'url' ? 'text' : type}
          inputMode={type}
          onChange={(event) => onText(event.currentTarget.value)}
          className="control"
        />
      )}
    </Field>
  )
}
