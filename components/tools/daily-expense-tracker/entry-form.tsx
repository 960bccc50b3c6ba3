'use client'

import { type SubmitEvent, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { DateField } from '@/components/fields/date-field'
import { useLink } from '@/components/tool-form/use-link'
import { useToday } from '@/components/tool-form/use-today'
import { Button } from '@/components/ui/button'
import {
  DEFAULT_CATEGORY,
  type ExpenseDetails,
  expenseDetails,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
} from '@/lib/expenses/expense'
import { textInLink } from '@/lib/inputs/text-in-link'
import { showToast } from '@/lib/toast'

const FIELDS = ['description', 'amount', 'category', 'date'] as const
type Name = (typeof FIELDS)[number]
export type Entry = Record<Name, string>

interface EntryFormProps {
  /** The expense to change; null for a new one. */
  edited: Entry | null
  categories: readonly string[]
  onSave(details: ExpenseDetails): void
  onCancel(): void
}

const INVALID = {
  title: 'Invalid Input',
  description: 'Please enter a valid description and positive amount.',
}

/** A new expense, or one that is changed. A link may fill it in. */
export function EntryForm({ edited, categories, onSave, onCancel }: EntryFormProps) {
  const link = useLink()
  const today = useToday()
  const [typed, setTyped] = useState<Partial<Entry>>(edited ?? {})
  const entry = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] ?? textInLink(link, name) ?? freshText(name, today)]),
  ) as Entry

  const field = (name: Name) => ({
    name,
    text: entry[name],
    problem: null,
    onText: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    onLeave: () => {},
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const details = expenseDetails(entry)
    if (!details) return showToast({ ...INVALID, variant: 'destructive' })
    onSave(details)
    // The next expense is often of the same day and category.
    setTyped({ description: '', amount: '', category: details.category, date: details.date })
    event.currentTarget.querySelector<HTMLInputElement>('[name=description]')!.focus()
  }

  return (
    <form
      noValidate
      onSubmit={save}
      aria-label={edited ? 'Change the expense' : 'New expense'}
      className="card grid content-start gap-2 p-5"
    >
      <TextField field={field('description')} label="Description" longest={LONGEST_DESCRIPTION} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <TextField field={field('amount')} label="Amount (₹)" longest={20} type="text" />
        <DateField field={field('date')} label="Date" precision="day" />
      </div>
      <TextField
        field={field('category')}
        label="Category"
        longest={LONGEST_CATEGORY}
        list="expense-categories"
      />
      <datalist id="expense-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <div className="no-print flex flex-wrap gap-2">
        <Button type="submit">{edited ? 'Save changes' : 'Add expense'}</Button>
        {edited && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function freshText(name: Name, today: string): string {
  if (name === 'category') return DEFAULT_CATEGORY
  return name === 'date' ? today : ''
}
