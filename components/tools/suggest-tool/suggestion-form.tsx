import { LoaderCircle } from 'lucide'
import type { SubmitEvent } from 'react'
import { Field, fieldIds } from '@/components/fields/field'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import type { Suggestion, SuggestionProblems } from '@/lib/everyday/suggestion'

interface SuggestionFormProps {
  initial: Suggestion
  problems: SuggestionProblems
  preparing: boolean
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
  onChange(): void
}

export function SuggestionForm({ initial, problems, preparing, onSubmit, onChange }: SuggestionFormProps) {
  const bind = (name: keyof Suggestion) => ({
    id: fieldIds(name).control,
    name,
    defaultValue: initial[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': fieldIds(name).message,
    className: 'control py-2',
  })
  return (
    <form
      noValidate
      aria-label="Suggest a tool"
      className="card grid gap-4 p-5"
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {FIELDS.map(({ name, ...words }) => (
        <Field key={name} name={name} problem={problems[name] ?? null} {...words}>
          {name === 'toolName' && <input {...bind(name)} maxLength={80} required />}
          {name === 'description' && <textarea {...bind(name)} rows={5} maxLength={1500} required />}
          {name === 'email' && <input {...bind(name)} type="email" autoComplete="email" maxLength={254} />}
        </Field>
      ))}
      <Button type="submit" className="justify-self-start" disabled={preparing}>
        {preparing && <Icon of={LoaderCircle} className="animate-spin" />}
        {preparing ? 'Preparing' : 'Submit suggestion'}
      </Button>
    </form>
  )
}

const FIELDS = [
  { name: 'toolName', label: 'Tool name', hint: 'What would you call it? For example, HRA calculator.' },
  {
    name: 'description',
    label: 'Description',
    hint: 'What you would put in, what should come out, and when you would need it.',
  },
  {
    name: 'email',
    label: 'E-mail (optional)',
    hint: 'Only if you would like an answer. It goes into your letter and nowhere else.',
  },
] as const
