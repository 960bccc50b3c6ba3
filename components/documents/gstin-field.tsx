'use client'

import { gstinMessages } from '@/components/documents/gstin-messages'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** A GSTIN, validated by its check character, with its state below it. */
export function GstinField({ field, label }: { field: FieldBinding; label: string }) {
  const { problem, hint, tidy } = gstinMessages(field.text)
  const onLeave = () => {
    if (tidy !== field.text) field.onText(tidy)
  }
  return (
    <TextField field={{ ...field, problem: problem ?? field.problem, onLeave }} label={label} hint={hint} />
  )
}
