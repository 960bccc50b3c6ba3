import { choiceProblem } from '@/components/fields/choice-problem'
import { ChoiceProblem, fieldIds, type FieldWords } from '@/components/fields/field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface ChoiceFieldProps<Option extends string> extends FieldWords {
  field: FieldBinding
  /** Each option with its words, in the order of reading. */
  options: Readonly<Record<Option, string>>
  /** The options say enough to those who see them. */
  labelHidden?: boolean
}

/** A few options side by side, all in sight; arrow keys move between them. */
export function ChoiceField<Option extends string>({
  field,
  label,
  hint,
  options,
  labelHidden,
}: ChoiceFieldProps<Option>) {
  const ids = fieldIds(field.name)
  return (
    <fieldset className="field" aria-describedby={field.problem ? ids.message : undefined}>
      <legend className={labelHidden ? 'sr-only' : undefined}>{label}</legend>
      <div className="choices">
        {Object.entries<string>(options).map(([option, words]) => (
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
      {hint && <p className="field-message text-soft">{hint}</p>}
      <ChoiceProblem field={{ ...field, problem: choiceProblem(field.problem, options) }} />
    </fieldset>
  )
}
