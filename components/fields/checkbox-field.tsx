import { ChoiceProblem, fieldIds } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** A labelled checkbox. */
export function CheckboxField({ field, label }: { field: FieldBinding; label: string }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={field.name}
          checked={field.text === 'true'}
          aria-invalid={field.problem !== null}
          aria-describedby={field.problem ? fieldIds(field.name).message : undefined}
          onChange={(event) => field.onText(String(event.currentTarget.checked))}
          className="size-5 accent-(--action)"
        />
        {label}
      </label>
      <ChoiceProblem field={field} />
    </div>
  )
}
