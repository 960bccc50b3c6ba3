'use client'

import { useEffect, useRef } from 'react'
import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface WordsFieldProps extends FieldWords {
  field: FieldBinding
  /** More than one makes it a box of so many lines. */
  rows?: number
  type?: 'text' | 'tel' | 'email'
  /** Id of a list of suggestions. */
  list?: string
}

const LONGEST_LINE = 200
const LONGEST_TEXT = 2_000

/** Text in one line or several. What is typed before the page's script has arrived is taken over, not lost. */
export function TextField({ field, label, hint, rows = 1, type = 'text', list }: WordsFieldProps) {
  const { name, text, problem, onText, onLeave } = field
  const ids = fieldIds(name)
  const asHydrated = useRef({ text, onText })
  useEffect(() => {
    const typedEarly = (document.getElementById(ids.control) as HTMLInputElement).value
    if (typedEarly !== asHydrated.current.text) asHydrated.current.onText(typedEarly)
  }, [ids.control])

  const control = {
    id: ids.control,
    name,
    value: text,
    autoComplete: 'off',
    'aria-invalid': problem !== null,
    'aria-describedby': ids.message,
    onBlur: onLeave,
  }
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      {rows > 1 ? (
        <textarea
          {...control}
          rows={rows}
          maxLength={LONGEST_TEXT}
          onChange={(event) => onText(event.currentTarget.value)}
          className="control py-2"
        />
      ) : (
        <input
          {...control}
          type={type}
          list={list}
          maxLength={LONGEST_LINE}
          onChange={(event) => onText(event.currentTarget.value)}
          className="control"
        />
      )}
    </Field>
  )
}
