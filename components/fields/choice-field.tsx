'use client'

import { problemText } from '@/components/fields/problem-text'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface ChoiceFieldProps<Option extends string> {
  field: FieldBinding
  label: string
  /** Each option with its words, in the order of reading. */
  options: Readonly<Record<Option, string>>
}

/** A few options side by side, all in sight; arrow keys move between them. */
export function ChoiceField<Option extends string>({ field, label, options }: ChoiceFieldProps<Option>) {
  const choices = Object.entries<string>(options)
  return (
    <fieldset aria-describedby={field.problem ? `message-${field.name}` : undefined}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="choices">
        {choices.map(([option, words]) => (
          <label key={option} className="segment">
            <input
              type="radio"
              name={field.name}
              value={option}
              checked={field.text === option}
              onChange={() => field.onText(option)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      {field.problem !== null && (
        <p id={`message-${field.name}`} className="mt-1 text-sm text-bad">
          {problemText(field.problem)}
        </p>
      )}
    </fieldset>
  )
}
