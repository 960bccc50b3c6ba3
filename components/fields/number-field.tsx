import type { ComponentProps, ReactNode } from 'react'
import { AmountChips } from '@/components/fields/amount-chips'
import type { FieldWords } from '@/components/fields/field'
import { ControlField, type TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { lakhsAndCrores } from '@/lib/format/numbers'
import { amountInPageLanguage } from '@/lib/money/amount-in-words'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import { t } from '@/lib/language/words'

interface NumberFieldProps extends FieldWords {
  field: FieldBinding & { value?: unknown }
  slider?: readonly [min: number, max: number, step: number]
  /** A choice of the unit, in place of its name. */
  units?: ReactNode
}

type Look = Pick<ComponentProps<typeof TextControl>, 'inputMode' | 'prefix' | 'suffix' | 'shape'>

/**
 * A label with its unit in it, as some of the specification's: 'Monthly Investment (₹)'. The field does not repeat it.
 */
const NAMES_UNIT = /\((₹|%|Years)/

export function NumberField({
  field,
  label,
  slider,
  units,
  prefix,
  suffix,
  ...look
}: NumberFieldProps & Look) {
  const shown = NAMES_UNIT.test(label)
    ? { suffix: typeof suffix === 'object' && suffix }
    : { prefix, suffix: units ?? suffix }
  return (
    <ControlField field={field} label={label} {...shown} {...look}>
      {slider && (
        <Slider field={field} label={label} range={slider} unit={suffix} isAmount={prefix !== undefined} />
      )}
    </ControlField>
  )
}

/** Rupees, grouped the Indian way while typed, with the amount spelled out below. */
export function AmountField({ hint, suffix, ...props }: NumberFieldProps & Pick<Look, 'suffix'>) {
  const { value } = props.field
  const words = typeof value === 'number' && value > 0 && amountInPageLanguage(value)
  return (
    <NumberField
      {...props}
      hint={hint ?? words}
      inputMode="decimal"
      prefix="₹"
      suffix={suffix ?? <AmountChips field={props.field} />}
      shape={groupWhileTyping}
    />
  )
}

export const PercentField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="decimal" suffix="%" />
)
export const YearsField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="decimal" suffix={t('years')} />
)
export const MonthsField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="numeric" suffix={t('months')} />
)
export const DaysField = (props: NumberFieldProps) => (
  <NumberField {...props} inputMode="numeric" suffix={t('days')} />
)

/** '₹10 lakh' for '₹10 L': in Hindi the short form is the word already. */
const spoken = (short: string) =>
  short.replace(/\s/, ' ').replace('k', 'thousand').replace('L', 'lakh').replace('cr', 'crore')

interface SliderProps extends Pick<NumberFieldProps, 'field' | 'label'> {
  range: NonNullable<NumberFieldProps['slider']>
  isAmount: boolean
  unit: ReactNode
}

/** A coarse way to set the field above it, for a thumb; the text field stays the one that counts. */
function Slider({ field, label, range: [min, max, step], isAmount, unit }: SliderProps) {
  const value = Math.min(max, Math.max(min, typeof field.value === 'number' ? field.value : min))
  const end = isAmount ? lakhsAndCrores : String
  const filled = String((value - min) / (max - min))
  return (
    <div className="slider no-print relative flex h-7 items-end justify-between text-[0.71875rem] leading-0 text-soft">
      <input
        type="range"
        // The policy of the page allows no attribute of style.
        ref={(slider) => slider?.style.setProperty('--filled', filled)}
        name={`${field.name}-slider`}
        aria-label={t('{0}, slider', label)}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={isAmount ? spoken(end(value)) : `${field.text} ${String(unit)}`}
        onChange={(event) => {
          field.onText(event.currentTarget.value)
          field.onLeave?.()
        }}
      />
      <span aria-hidden="true">{end(min)}</span>
      <span aria-hidden="true">{end(max)}</span>
    </div>
  )
}
