'use client'

import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import type { Kind, Problem } from '@/lib/inputs/kind'

interface NumberCellProps extends FieldWords {
  field: FieldBinding
  /** Money is grouped while it is typed. */
  money?: boolean
  percent?: boolean
}

/** A number of a document. */
export function NumberCell({ field, label, hint, money, percent }: NumberCellProps) {
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <TextControl
        {...field}
        inputMode="decimal"
        prefix={money && '₹'}
        suffix={percent && '%'}
        shape={money ? groupWhileTyping : undefined}
      />
    </Field>
  )
}

/** The binding of a number: its problem, and its usual form when the field is left ('10 lakh' becomes 10,00,000). */
export function numeric(field: FieldBinding, kind: Kind<number>, problem?: Problem | null): FieldBinding {
  const reading = kind.read(field.text)
  return {
    ...field,
    problem: problem === undefined ? (reading.ok ? null : reading.problem) : problem,
    onLeave: () => {
      const tidy = reading.ok && field.text.trim() !== '' ? kind.show(reading.value) : field.text
      if (tidy !== field.text) field.onText(tidy)
    },
  }
}
