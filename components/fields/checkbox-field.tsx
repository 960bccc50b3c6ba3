'use client'

import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

/** Yes or no, with the words beside the box. */
export function CheckboxField({ field, label }: { field: FieldBinding; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={field.name}
        checked={field.text === 'true'}
        onChange={(event) => field.onText(String(event.currentTarget.checked))}
        className="size-5 accent-(--accent)"
      />
      {label}
    </label>
  )
}
