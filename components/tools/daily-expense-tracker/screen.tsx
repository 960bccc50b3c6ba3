'use client'

import './expense-tracker.css'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { StorageNotice } from '@/components/results/storage-notice'
import { WhenSeen } from '@/components/results/when-seen'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { useToday } from '@/components/tool-form/use-today'
import { Button } from '@/components/ui/button'
import { monthOf } from '@/lib/calendar/calendar-month'
import { type Expense, usualCategories } from '@/lib/expenses/expense'
import type { Budgets } from '@/lib/expenses/expense-list'
import { categoriesOf, type ExpenseFilter, filteredExpenses, totalPaise } from '@/lib/expenses/expense-search'
import { monthSummary, monthsWithExpenses } from '@/lib/expenses/month-summary'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { type Entry, EntryForm } from './entry-form'
import { ExpenseList } from './expense-list'
import { FilterFields } from './filter-fields'
import {
  addExpenses,
  changeExpense,
  keptBudgets,
  keptExpenses,
  removeExpense,
  restoreExpense,
  setBudget,
} from './kept-records'
import { MonthView } from './month-view'

const loadFiles = () => import('./files-part')
const NO_FILTER: ExpenseFilter = { month: '', category: '', query: '' }

export function DailyExpenseTracker() {
  const saved = useStoredValue(keptExpenses)
  const savedBudgets = useStoredValue(keptBudgets)
  const expenses = saved.value
  const budgets = savedBudgets.value
  const today = useToday()
  const [edited, setEdited] = useState<Expense | null>(null)
  const [deleted, setDeleted] = useState<Expense | null>(null)
  const [chosenMonth, setChosenMonth] = useState<string | null>(null)
  const month = chosenMonth ?? monthOf(today)
  // The form answers at once; the list and what is counted over all of it follow in the next picture.
  const counted = useDeferredValue(expenses)
  const categories = useMemo(() => categoriesOf(counted), [counted])

  const remove = useCallback((expense: Expense) => {
    removeExpense(expense.id)
    setDeleted(expense)
    setEdited(null)
  }, [])

  return (
    <>
      <StorageNotice of={saved} what="Your expenses" onClose={keptExpenses.closeNotice} />
      <StorageNotice of={savedBudgets} what="Your budgets" onClose={keptBudgets.closeNotice} />
      <div className="tool">
        <div className="grid content-start gap-4">
          <EntryForm
            key={edited?.id ?? 'new'}
            edited={edited && entryOf(edited)}
            categories={[...new Set([...categories, ...usualCategories])]}
            onSave={(details) => {
              if (edited) changeExpense(edited.id, details)
              else addExpenses([details])
              setEdited(null)
            }}
            onCancel={() => setEdited(null)}
          />
        </div>
        <MonthPart month={month} expenses={counted} budgets={budgets} onMonth={setChosenMonth} />
      </div>
      <Undo
        deleted={deleted}
        onUndo={(expense) => {
          restoreExpense(expense)
          setDeleted(null)
        }}
      />
      <ListPart expenses={counted} categories={categories} onEdit={setEdited} onDelete={remove} />
      <WhenSeen
        heading="Export, import and backup"
        load={loadFiles}
        className="min-h-[24rem]"
        of={today === '' ? null : { expenses: counted, budgets, today }}
      />
    </>
  )
}

const entryOf = ({ description, amountPaise, category, date }: Expense): Entry => ({
  description,
  amount: String(amountPaise / 100),
  category,
  date,
})

interface MonthPartProps {
  month: string
  expenses: readonly Expense[]
  budgets: Budgets
  onMonth(month: string): void
}

/** The page as built knows no month; its room is kept. */
function MonthPart({ month, expenses, budgets, onMonth }: MonthPartProps) {
  const summary = useMemo(
    () => (month === '' ? null : monthSummary(expenses, budgets, month)),
    [expenses, budgets, month],
  )
  return (
    <div className="min-h-[26rem]">
      {summary && <MonthView summary={summary} onMonth={onMonth} onBudget={setBudget} />}
    </div>
  )
}

function Undo({ deleted, onUndo }: { deleted: Expense | null; onUndo(expense: Expense): void }) {
  return (
    <div role="status" className="no-print mt-4 flex min-h-11 items-center gap-3">
      {deleted && (
        <>
          <p className="min-w-0 truncate">{`Deleted: ${deleted.description}`}</p>
          <Button variant="outline" onClick={() => onUndo(deleted)}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}

interface ListPartProps {
  expenses: readonly Expense[]
  categories: readonly string[]
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

function ListPart({ expenses, categories, onEdit, onDelete }: ListPartProps) {
  const [filter, setFilter] = useState(NO_FILTER)
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
          : `${grouped(shown.length)} ${shown.length === 1 ? 'expense' : 'expenses'}, ${rupeesFromPaise(sum)}`}
      </p>
      <ExpenseList expenses={shown} onEdit={onEdit} onDelete={onDelete} />
    </section>
  )
}
