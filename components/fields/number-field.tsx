'use client'

import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { amountInWords } from '@/lib/format/amount-in-words'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'

interface NumberFieldProps extends FieldWords {
  field: FieldBinding & { value?: unknown }
  slider?: { min: number; max: number; step: number }
}

type Look = Pick<ComponentProps<typeof TextControl>, 'inputMode' | 'prefix' | 'suffix' | 'shape'>

function NumberField({ field, label, hint, slider, ...look }: NumberFieldProps & Look) {
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <TextControl {...field} {...look} />
      {slider && <Slider field={field} label={label} {...slider} />}
    </Field>
  )
}

/** Rupees, grouped the Indian way while typed, with the amount in words below. */
export function AmountField({ hint, ...props }: NumberFieldProps) {
  const { value } = props.field
  const words = typeof value === 'number' && value >= 0 && amountInWords(value)
  return (
    <NumberField {...props} hint={hint ?? words} inputMode="decimal" prefix="₹" shape={groupWhileTyping} />
  )
}

/** A number of anything, such as 'kg', grouped the Indian way while typed. */
export const PlainNumberField = ({ unit, ...props }: NumberFieldProps & { unit?: string }) => (
  <NumberField {...props} inputMode="decimal" suffix={unit} shape={groupWhileTyping} />
)

export const PercentField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="decimal" suffix="%" />
)
export const YearsField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="decimal" suffix="years" />
)
export const MonthsField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="numeric" suffix="months" />
)
export const DaysField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="numeric" suffix="days" />
)

/** A coarse way to set the field above it, for a thumb; the text field stays the one that counts. */
function Slider({ field, label, ...range }: Required<NumberFieldProps>['slider'] & NumberFieldProps) {
  const value = typeof field.value === 'number' ? field.value : range.min
  return (
    <input
      type="range"
      name={`${field.name}-slider`}
      aria-label={`${label}, slider`}
      {...range}
      value={Math.min(range.max, Math.max(range.min, value))}
      aria-valuetext={field.text}
      onChange={(event) => {
        field.onText(event.currentTarget.value)
        field.onLeave?.()
      }}
      className="slider no-print"
    />
  )
}
