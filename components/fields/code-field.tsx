import { useState } from 'react'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

type CodeFieldProps = FieldWords & {
  field: FieldBinding
  /** What is still to come, while what there is fits: said in place of the problem until the field is left. */
  missing?: string | null
}

/** A number of letters and digits as on a card or a plate, in capitals while typed. */
export function CodeField({ field, label, hint, missing = null }: CodeFieldProps) {
  const [typing, setTyping] = useState(false)
  const waiting = typing && missing !== null
  const problem = waiting ? null : field.problem
  return (
    <Field name={field.name} label={label} hint={waiting ? missing : hint} problem={problem}>
      <TextControl
        {...field}
        problem={problem}
        inputMode="text"
        shape={inCapitals}
        onText={(text) => {
          setTyping(true)
          field.onText(text)
        }}
        onLeave={() => {
          setTyping(false)
          field.onLeave?.()
        }}
      />
    </Field>
  )
}

/** Letter by letter, so that the caret stays where it is. */
function inCapitals(text: string, caret: number): { text: string; caret: number } {
  return { text: text.replace(/[a-z]/g, (letter) => letter.toUpperCase()), caret }
}
