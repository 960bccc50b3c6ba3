import { fieldIds } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** The platform's own picker for a colour. */
export function ColourField({ field, label }: { field: FieldBinding; label: string }) {
  const ids = fieldIds(field.name)
  return (
    <div>
      <label htmlFor={ids.control} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={ids.control}
        type="color"
        name={field.name}
        value={field.problem === null ? field.text : '#000000'}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control p-1"
      />
    </div>
  )
}
