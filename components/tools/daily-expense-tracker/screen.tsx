'use client'

import './expense-tracker.css'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { StorageNotice } from '@/components/results/storage-notice'
import { WhenSeen } from '@/components/results/when-seen'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { useToday } from '@/components/tool-form/use-today'
import { Button } from '@/components/ui/button'
import { type Expense, usualCategories } from '@/lib/expenses/expense'
import { changedExpense, withExpense, withoutExpense } from '@/lib/expenses/expense-list'
import { categoriesOf, filteredExpenses, totalPaise } from '@/lib/expenses/expense-search'
import { monthsWithExpenses } from '@/lib/expenses/month-summary'
import { counted, rupeesFromPaise } from '@/lib/format/numbers'
import { ExpenseList } from './expense-list'
import { EntryFields, FilterFields } from './fields'
import { addExpenses, keptBudgets, keptExpenses } from './kept-records'
import { MonthView } from './month-view'

const loadFiles = () => import('./files-part')

export function DailyExpenseTracker() {
  const saved = useStoredValue(keptExpenses)
  const savedBudgets = useStoredValue(keptBudgets)
  const budgets = savedBudgets.value
  const today = useToday()
  const [edited, setEdited] = useState<Expense | null>(null)
  const [deleted, setDeleted] = useState<Expense | null>(null)
  // The form answers at once; the list and what is counted over all of it follow in the next picture.
  const expenses = useDeferredValue(saved.value)
  const categories = useMemo(() => categoriesOf(expenses), [expenses])

  const remove = useCallback((expense: Expense) => {
    keptExpenses.change((all) => withoutExpense(all, expense.id))
    setDeleted(expense)
    setEdited(null)
  }, [])

  return (
    <>
      <StorageNotice of={saved} what="Your expenses" onClose={keptExpenses.closeNotice} />
      <StorageNotice of={savedBudgets} what="Your budgets" onClose={keptBudgets.closeNotice} />
      <div className="tool">
        <div className="grid content-start gap-4">
          <EntryFields
            key={edited?.id ?? 'new'}
            edited={edited}
            categories={[...new Set([...categories, ...usualCategories])]}
            onSave={(details) => {
              if (edited) keptExpenses.change((all) => changedExpense(all, edited.id, details))
              else addExpenses([details])
              setEdited(null)
            }}
            onCancel={() => setEdited(null)}
          />
        </div>
        <MonthView today={today} expenses={expenses} budgets={budgets} />
      </div>
      <div role="status" className="no-print mt-4 flex min-h-11 items-center gap-3">
        {deleted && (
          <>
            <p className="min-w-0 truncate">{`Deleted: ${deleted.description}`}</p>
            <Button
              variant="outline"
              onClick={() => {
                keptExpenses.change((all) => withExpense(all, deleted))
                setDeleted(null)
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      <ListPart expenses={expenses} categories={categories} onEdit={setEdited} onDelete={remove} />
      <WhenSeen
        heading="Export, import and backup"
        load={loadFiles}
        className="min-h-[24rem]"
        of={today === '' ? null : { expenses, budgets, today }}
      />
    </>
  )
}

interface ListPartProps {
  expenses: readonly Expense[]
  categories: readonly string[]
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

/** The list with its filters. Drawn again only when it changes, since that takes long on a slow phone. */
const ListPart = memo(function ListPart({ expenses, categories, onEdit, onDelete }: ListPartProps) {
  const [filter, setFilter] = useState({ month: '', category: '', query: '' })
  const wanted = useDeferredValue(filter)
  const shown = useMemo(() => filteredExpenses(expenses, wanted), [expenses, wanted])
  const sum = useMemo(() => totalPaise(shown), [shown])
  const months = useMemo(() => monthsWithExpenses(expenses), [expenses])
  return (
    <section aria-labelledby="expense-list" className="mt-4">
      <h2 id="expense-list" className="section-heading mb-2">
        Expenses
      </h2>
      <FilterFields
        filter={filter}
        months={months}
        categories={categories}
        onChange={(change) => setFilter({ ...filter, ...change })}
      />
      <p role="status" className="mb-2 text-soft">
        {expenses.length === 0
          ? 'No expenses yet. They are saved in this browser as you add them.'
          : `${counted(shown.length, 'expense')}, ${rupeesFromPaise(sum)}`}
      </p>
      {expenses.length === 0 ? (
        <p className="grid min-h-48 place-items-center rounded-xl border border-line bg-surface p-4 text-center text-soft">
          Add one above, or import a bank statement below.
        </p>
      ) : (
        <ExpenseList expenses={shown} onEdit={onEdit} onDelete={onDelete} />
      )}
    </section>
  )
})
