import { Pencil, Trash2 } from 'lucide'
import { memo, type UIEvent, useDeferredValue, useMemo, useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { Icon } from '@/components/ui/icon'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import type { Expense } from '@/lib/expenses/expense'
import { filteredExpenses, totalPaise } from '@/lib/expenses/expense-search'
import { monthsWithExpenses } from '@/lib/expenses/month-summary'
import { visibleRows } from '@/lib/expenses/visible-rows'
import { monthInWords } from '@/lib/format/days'
import { counted, rupeesFromPaise } from '@/lib/format/numbers'
import { names, t } from '@/lib/language/words'
import { shownCategory } from './category-names'

interface RowActions {
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

interface ExpenseListProps extends RowActions {
  expenses: readonly Expense[]
  /** The categories in use, the most used first. */
  categories: readonly string[]
}

/** The list with what narrows it. Drawn again only when it changes, since that takes long on a slow phone. */
export const ExpenseList = memo(function UncachedExpenseList({
  expenses,
  categories,
  ...actions
}: ExpenseListProps) {
  const [filter, setFilter] = useState({ month: '', category: '', query: '' })
  const wanted = useDeferredValue(filter)
  const shown = useMemo(() => filteredExpenses(expenses, wanted), [expenses, wanted])
  const sum = useMemo(() => totalPaise(shown), [shown])
  const months = useMemo(() => monthsWithExpenses(expenses), [expenses])
  const monthNames = Object.fromEntries(months.map((month) => [month, monthInWords(month)]))
  const categoryNames = Object.fromEntries(categories.map((category) => [category, shownCategory(category)]))
  return (
    <section aria-labelledby="expense-list" className="mt-4">
      <h2 id="expense-list" className="mb-2">
        {t('Expenses')}
      </h2>
      <div className="no-print field-row sm:grid-cols-3">
        <TextField
          field={binding('find', filter.query, (query) => setFilter({ ...filter, query }))}
          label={t('Search')}
          longest={60}
        />
        <SelectField
          field={binding('filterMonth', filter.month, (month) => setFilter({ ...filter, month }))}
          label={t('Month')}
          options={{ '': t('All months'), ...monthNames }}
        />
        <SelectField
          field={binding('filterCategory', filter.category, (category) => setFilter({ ...filter, category }))}
          label={t('Filter by category')}
          options={{ '': t('All categories'), ...categoryNames }}
        />
      </div>
      <p role="status" className="my-2 text-soft">
        {expenses.length === 0
          ? t('No expenses yet. They are saved in this browser as you add them.')
          : `${counted(shown.length, 'expense')}, ${rupeesFromPaise(sum)}`}
      </p>
      {expenses.length === 0 ? (
        <p className="grid min-h-48 place-items-center rounded-xl border border-line bg-surface p-4 text-center text-soft">
          {t('Add one above, or import a bank statement below.')}
        </p>
      ) : (
        <ExpenseRows expenses={shown} {...actions} />
      )}
    </section>
  )
})

/** The height of `.expense-row`. */
const ROW_PX = 72
/** The borders of the frame, above and below. */
const BORDERS_PX = 2
/** The most that the frame is high, for which rows are drawn. */
const TALLEST_PX = 576

/** A list of rows of one height, of which only those in sight are drawn; assistive technology gets the full count. */
function ExpenseRows({ expenses, ...actions }: RowActions & { expenses: readonly Expense[] }) {
  const [scrolledPx, setScrolledPx] = useState(0)
  const { from, to } = visibleRows(expenses.length, ROW_PX, scrolledPx, TALLEST_PX)
  const scroll = ({ currentTarget: { scrollTop } }: UIEvent) => {
    // Only a scroll by whole rows draws others.
    if (Math.abs(scrollTop - scrolledPx) >= ROW_PX || scrollTop === 0) setScrolledPx(scrollTop)
  }

  return (
    <div
      role="region"
      aria-label={t('List of expenses')}
      tabIndex={0}
      onScroll={scroll}
      style={{ height: `min(70vh, 36rem, ${Math.max(1, expenses.length) * ROW_PX + BORDERS_PX}px)` }}
      className="card expense-frame overflow-y-auto"
    >
      <ul style={{ height: expenses.length * ROW_PX }} className="relative">
        {expenses.slice(from, to).map((expense, place) => (
          <li
            key={expense.id}
            aria-setsize={expenses.length}
            aria-posinset={from + place + 1}
            style={{ transform: `translateY(${(from + place) * ROW_PX}px)` }}
            className="expense-row absolute left-0 grid w-full items-center gap-1 border-b border-line"
          >
            <ExpenseRow expense={expense} {...actions} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
})

/** '21 Nov 26'. */
function shortDate(day: string): string {
  const own = names('short names of months')
  if (!own) return SHORT_DAY.format(new Date(day))
  return `${Number(day.slice(8))} ${own[Number(day.slice(5, 7)) - 1]} ${day.slice(2, 4)}`
}

type ExpenseRowProps = RowActions & { expense: Expense }

const ExpenseRow = memo(function UncachedExpenseRow({ expense, onEdit, onDelete }: ExpenseRowProps) {
  const { description, category, date, amountPaise } = expense
  const actions = [
    [t('Edit {0}', description), Pencil, onEdit] as const,
    [t('Delete {0}', description), Trash2, onDelete] as const,
  ]
  return (
    <>
      <div className="min-w-0">
        <p className="truncate">{description}</p>
        <p className="truncate text-sm text-soft">
          {shortDate(date)} · {shownCategory(category)}
        </p>
      </div>
      <b className="tabular-nums">{rupeesFromPaise(amountPaise)}</b>
      <span className="no-print flex">
        {actions.map(([name, icon, act]) => (
          <Button key={name} variant="quiet" size="icon" aria-label={name} onClick={() => act(expense)}>
            <Icon icon={icon} />
          </Button>
        ))}
      </span>
    </>
  )
})
