'use client'

import { useEngine } from '@/components/documents/use-engine'
import { WordsField } from '@/components/documents/words-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** A GSTIN, checked by its last character; the state it names stands below it. */
export function GstinField({ field, label }: { field: FieldBinding; label: string }) {
  const words = useEngine()?.gstinWords(field.text)
  const onLeave = () => {
    if (words && words.tidy !== field.text) field.onText(words.tidy)
  }
  const problem = words ? words.problem : null
  return (
    <WordsField field={{ ...field, problem, onLeave }} label={label} hint={words ? words.says : 'Optional'} />
  )
}
