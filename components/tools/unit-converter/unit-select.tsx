import { Field, fieldIds } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import type { Unit } from '@/lib/units/unit'

interface UnitSelectProps {
  field: FieldBinding
  label: string
  units: readonly Unit[]
  /** The unit in force, which may differ from the text of a link. */
  chosen: string
}

const options = (units: readonly Unit[]) =>
  units.map(({ id, name, symbol, custom }) => (
    <option key={id} value={id}>
      {custom || symbol === name ? name : `${name} (${symbol})`}
    </option>
  ))

/** The units of a category; measures customary in India stand in a group of their own. */
export function UnitSelect({ field, label, units, chosen }: UnitSelectProps) {
  const ids = fieldIds(field.name)
  const customary = units.filter(({ custom }) => custom)
  const usual = units.filter(({ custom }) => !custom)
  return (
    <Field name={field.name} label={label} problem={field.problem}>
      <select
        id={ids.control}
        name={field.name}
        value={chosen}
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      >
        {customary.length === 0 ? (
          options(usual)
        ) : (
          <>
            <optgroup label="Standard units">{options(usual)}</optgroup>
            <optgroup label="Measures in India">{options(customary)}</optgroup>
          </>
        )}
      </select>
    </Field>
  )
}
