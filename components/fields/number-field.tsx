'use client'

import { Field, type FieldWords } from '@/components/fields/field'
import { Slider, type SliderRange } from '@/components/fields/slider'
import { TextControl } from '@/components/fields/text-control'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'

type NumberFieldProps = FieldWords & {
  field: InputBinding<number> | InputBinding<string>
  slider?: SliderRange
}

function numberField(unit: string, inputMode: 'decimal' | 'numeric') {
  return function NumberField({ field, label, hint, slider }: NumberFieldProps) {
    return (
      <Field name={field.name} label={label} hint={hint} problem={field.problem}>
        <TextControl {...field} inputMode={inputMode} suffix={unit} />
        {slider && <Slider field={field} label={label} {...slider} />}
      </Field>
    )
  }
}

export const PercentField = numberField('%', 'decimal')
export const YearsField = numberField('years', 'decimal')
export const MonthsField = numberField('months', 'numeric')
export const DaysField = numberField('days', 'numeric')
