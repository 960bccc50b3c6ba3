'use client'

import { Field, type FieldWords } from '@/components/fields/field'
import { Slider, type SliderRange } from '@/components/fields/slider'
import { TextControl } from '@/components/fields/text-control'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'
import { amountInWords } from '@/lib/format/amount-in-words'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'

type AmountFieldProps = FieldWords & {
  field: InputBinding<number> | InputBinding<string>
  slider?: SliderRange
}

/** Rupees, grouped the Indian way while typed, with the amount in words below. */
export function AmountField({ field, label, hint, slider }: AmountFieldProps) {
  return (
    <Field
      name={field.name}
      label={label}
      hint={hint ?? (typeof field.value === 'number' && field.value >= 0 && amountInWords(field.value))}
      problem={field.problem}
    >
      <TextControl {...field} inputMode="decimal" prefix="₹" shape={groupWhileTyping} />
      {slider && <Slider field={field} label={label} {...slider} />}
    </Field>
  )
}
