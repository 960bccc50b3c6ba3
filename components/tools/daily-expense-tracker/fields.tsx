import { type SubmitEvent, useState } from 'react'
import { DateField } from '@/components/fields/date-field'
import { Suggestions } from '@/components/fields/suggestions'
import { TextField } from '@/components/fields/text-field'
import { showError } from '@/components/ui/toast-store'
import { binding } from '@/components/tool-form/binding'
import { useLink } from '@/components/tool-form/use-link'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import {
  DEFAULT_CATEGORY,
  type Expense,
  expenseDetails,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
  wrongTexts,
} from '@/lib/expenses/expense'
import { changedExpense } from '@/lib/expenses/expense-list'
import { textInLink } from '@/lib/inputs/text-in-link'
import { t } from '@/lib/language/words'
import { shownCategory, storedCategory } from './category-names'
import { addExpenses, keptExpenses } from './kept-records'

const NAMES = ['description', 'amount', 'category', 'date'] as const
type EntryText = (typeof NAMES)[number]

const MESSAGES: Record<EntryText, string> = {
  description: t('Enter what it was for, such as Tea.'),
  amount: t('Enter an amount above ₹0, such as 250 or 1,250.50.'),
  category: '',
  date: t('Choose a date.'),
}

interface EntryFieldsProps {
  /** The expense to change; null for a new one. */
  edited: Expense | null
  categories: readonly string[]
  /** The change is saved, or was given up. */
  onEdited(): void
}

/** A new expense, or one that is changed. A link may fill it in. */
export function EntryFields({ edited, categories, onEdited }: EntryFieldsProps) {
  const link = useLink()
  const today = useToday('device')
  const initial = edited
    ? { ...edited, category: shownCategory(edited.category), amount: String(edited.amountPaise / 100) }
    : { description: '', amount: '', category: shownCategory(DEFAULT_CATEGORY), date: today }
  const [typed, setTyped] = useState<Partial<typeof initial>>(edited ? initial : {})
  const linked = (name: EntryText) => {
    const text = textInLink(link, name)
    return text && name === 'category' ? shownCategory(text) : text
  }
  const texts = Object.fromEntries(
    NAMES.map((name) => [name, typed[name] ?? linked(name) ?? initial[name]]),
  ) as Record<EntryText, string>
  const [isRefused, setRefused] = useState(false)
  const wrong: readonly EntryText[] = isRefused ? wrongTexts(texts) : []
  const field = (name: EntryText) =>
    binding(
      name,
      texts[name],
      (text) => setTyped((before) => ({ ...before, [name]: text })),
      wrong.includes(name) ? MESSAGES[name] : null,
    )

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const details = expenseDetails({ ...texts, category: storedCategory(texts.category) })
    setRefused(!details)
    if (!details) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrongTexts(texts)[0]}]`)?.focus()
      return showError(t('Invalid Input'), t('Please enter a valid description and positive amount.'))
    }
    if (edited) {
      keptExpenses.change((all) => changedExpense(all, edited.id, details))
      return onEdited()
    }
    addExpenses([details])
    // The next expense is often of the same day and category.
    setTyped({ description: '', amount: '', category: shownCategory(details.category), date: details.date })
    event.currentTarget.querySelector<HTMLInputElement>('[name=description]')!.focus()
  }

  return (
    <form
      noValidate
      onSubmit={save}
      aria-label={t(edited ? 'Change the expense' : 'New expense')}
      className="card grid content-start gap-2 p-5"
    >
      <TextField field={field('description')} label={t('Description')} longest={LONGEST_DESCRIPTION} />
      <div className="grid gap-x-4 gap-y-2 sm:max-md:grid-cols-2 lg:grid-cols-2">
        <TextField field={field('amount')} label={t('Amount (₹)')} longest={20} type="text" />
        <DateField field={field('date')} label={t('Date')} />
      </div>
      <TextField
        field={field('category')}
        label={t('Category')}
        longest={LONGEST_CATEGORY}
        list="expense-categories"
      />
      <Suggestions id="expense-categories" texts={categories.map(shownCategory)} />
      <div className="no-print flex flex-wrap gap-2">
        <Button type="submit">{t(edited ? 'Save changes' : 'Add expense')}</Button>
        {edited && (
          <Button variant="outline" onClick={onEdited}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
