import { stateName } from '@/components/documents/controls/state-name'
import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { gstStates } from '@/lib/rules/gst/gst-states'
import { byName } from '@/lib/language/in-order'
import { t } from '@/lib/language/words'

/** States and territories in the order of their names, then the codes of no state; former ones are left out. */
const STATES = gstStates
  .filter(({ iso, code }) => iso !== null || code === '97' || code === '96')
  .map(({ iso, code, name }) => ({ iso, code, name: stateName(name) }))
  .sort((a, b) => Number(a.iso === null) - Number(b.iso === null) || byName(a.name, b.name))

interface StateFieldProps extends FieldWords {
  field: FieldBinding
  /** The option for no choice. */
  none: string
  /** The state that follows from the GSTIN; then there is nothing to choose. */
  given?: string
  /** Another country may be chosen too. */
  abroad?: boolean
}

/** A state or territory by its GST code. */
export function StateField({ field, label, hint, none, given, abroad }: StateFieldProps) {
  return (
    <Field name={field.name} label={label} hint={given ? t('From the GSTIN') : hint} problem={field.problem}>
      <select {...nativeControl(field)} value={given || field.text} disabled={Boolean(given)}>
        <option value="">{none}</option>
        {STATES.filter(({ code }) => abroad || code !== '96').map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
      </select>
    </Field>
  )
}
