'use client'

import { Field, type FieldWords } from '@/components/fields/field'
import { Slider, type SliderRange } from '@/components/fields/slider'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { amountInWords } from '@/lib/format/amount-in-words'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import { readNumber } from '@/lib/inputs/read-number'

type AmountFieldProps = FieldWords & { field: FieldBinding; slider?: SliderRange }

/** Rupees, grouped the Indian way while typed, with the amount in words below. */
export function AmountField({ field, label, hint, slider }: AmountFieldProps) {
  return (
    <Field name={field.name} label={label} hint={hint ?? inWords(field)} problem={field.problem}>
      <TextControl {...field} inputMode="decimal" prefix="₹" shape={groupWhileTyping} />
      {slider && <Slider field={field} label={label} {...slider} />}
    </Field>
  )
}

function inWords({ text, problem }: FieldBinding): string | null {
  const rupees = readNumber(text)
  return problem || rupees === null ? null : amountInWords(rupees)
}
