'use client'

import { useEngine } from '@/components/documents/use-engine'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface NumberCellProps extends FieldWords {
  field: FieldBinding
  /** Money is grouped while it is typed. */
  money?: boolean
  percent?: boolean
}

/** A number of a document. */
export function NumberCell({ field, label, hint, money, percent }: NumberCellProps) {
  const engine = useEngine()
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <TextControl
        {...field}
        inputMode="decimal"
        prefix={money && '₹'}
        suffix={percent && '%'}
        shape={money ? engine?.groupWhileTyping : undefined}
      />
    </Field>
  )
}
