import { useState } from 'react'
import type { FieldWords } from '@/components/fields/field'
import { ControlField } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

type CodeFieldProps = FieldWords & {
  field: FieldBinding
  /** What is still missing of a valid beginning: shown in place of the problem until the field is left. */
  missing?: string | null
}

/** A number of letters and digits as on a card or a plate, in capitals while typed. */
export function CodeField({ field, label, hint, missing = null }: CodeFieldProps) {
  const [typing, setTyping] = useState(false)
  const waiting = typing && missing !== null
  return (
    <ControlField
      label={label}
      hint={waiting ? missing : hint}
      inputMode="text"
      shape={inCapitals}
      field={{
        ...field,
        problem: waiting ? null : field.problem,
        onText: (text) => {
          setTyping(true)
          field.onText(text)
        },
        onLeave: () => {
          setTyping(false)
          field.onLeave?.()
        },
      }}
    />
  )
}

/** Letter by letter, so that the caret stays where it is. */
function inCapitals(text: string, caret: number): { text: string; caret: number } {
  return { text: text.replace(/[a-z]/g, (letter) => letter.toUpperCase()), caret }
}
