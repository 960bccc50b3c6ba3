import { NumberCell } from '@/components/documents/controls/number-cell'
import { optionList } from '@/components/fields/select-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

const UNITS = { percent: '%', rupees: '₹' }

interface DiscountFieldProps {
  label: string
  hint?: string
  field: FieldBinding
  /** Whether the discount is 'percent' or 'rupees'. */
  unit: FieldBinding
}

/** A discount with its unit beside it. */
export function DiscountField({ label, hint, field, unit }: DiscountFieldProps) {
  const inRupees = unit.text === 'rupees'
  return (
    <div className="doc-discount">
      <NumberCell field={field} label={label} hint={hint} money={inRupees} percent={!inRupees} />
      <select
        name={unit.name}
        aria-label={`${label} in`}
        value={unit.text}
        onChange={(event) => unit.onText(event.currentTarget.value)}
        className="control"
      >
        {optionList(UNITS)}
      </select>
    </div>
  )
}
