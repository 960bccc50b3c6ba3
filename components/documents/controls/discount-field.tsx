import { optionList } from '@/components/fields/select-field'
import { ControlField } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import { t } from '@/lib/language/words'

interface DiscountFieldProps {
  label: string
  hint?: string
  field: FieldBinding
  /** Whether the discount is 'percent' or 'rupees'. */
  unit: FieldBinding
  currency?: string | undefined
}

/** A discount with a select for its unit. */
export function DiscountField({ label, hint, field, unit, currency = '₹' }: DiscountFieldProps) {
  const inRupees = unit.text === 'rupees'
  return (
    <div className="doc-discount grid min-w-0 gap-1">
      <ControlField
        field={field}
        label={label}
        hint={hint}
        inputMode="decimal"
        shape={inRupees ? groupWhileTyping : undefined}
      />
      <select
        name={unit.name}
        aria-label={t('{0} in', label)}
        value={unit.text}
        onChange={(event) => unit.onText(event.currentTarget.value)}
        className="control"
      >
        {optionList({ percent: '%', rupees: currency })}
      </select>
    </div>
  )
}
