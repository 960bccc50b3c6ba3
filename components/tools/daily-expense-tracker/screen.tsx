'use client'

import './expense-tracker.css'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { StorageNotice } from '@/components/ui/storage-notice'
import { WhenSeen } from '@/components/ui/when-seen'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { useToday } from '@/components/hooks/use-today'
import { Button } from '@/components/ui/button'
import { type Expense, usualCategories } from '@/lib/expenses/expense'
import { withExpense, withoutExpense } from '@/lib/expenses/expense-list'
import { categoriesOf } from '@/lib/expenses/expense-search'
import { t } from '@/lib/language/words'
import { ExpenseList } from './expense-list'
import { EntryFields } from './fields'
import { keptBudgets, keptExpenses } from './kept-records'
import { MonthView } from './month-view'

export function DailyExpenseTracker() {
  const saved = useStoredValue(keptExpenses)
  const savedBudgets = useStoredValue(keptBudgets)
  const budgets = savedBudgets.value
  const today = useToday('device')
  const [edited, setEdited] = useState<Expense | null>(null)
  const [deleted, setDeleted] = useState<Expense | null>(null)
  // The form answers at once; the list and what is counted over all of it follow in the next picture.
  const expenses = useDeferredValue(saved.value)
  const categories = useMemo(() => categoriesOf(expenses), [expenses])

  /** The form is drawn anew, for an expense or a new one, and the visitor goes on in it. */
  const edit = useCallback((expense: Expense | null) => {
    flushSync(() => setEdited(expense))
    document.querySelector<HTMLInputElement>('[name=description]')!.focus()
  }, [])
  const remove = useCallback((expense: Expense) => {
    keptExpenses.change((all) => withoutExpense(all, expense.id))
    setDeleted(expense)
    setEdited(null)
  }, [])

  return (
    <>
      <StorageNotice state={saved} what={t('Your expenses')} onClose={keptExpenses.closeNotice} />
      <StorageNotice state={savedBudgets} what={t('Your budgets')} onClose={keptBudgets.closeNotice} />
      <div className="tool">
        <EntryFields
          key={edited?.id ?? 'new'}
          edited={edited}
          categories={[...new Set([...categories, ...usualCategories])]}
          onEdited={() => edit(null)}
        />
        <MonthView today={today} expenses={expenses} budgets={budgets} />
      </div>
      <div role="status" className="no-print mt-4 flex min-h-11 items-center gap-3">
        {deleted && (
          <>
            <p className="min-w-0 truncate">{t('Deleted: {0}', deleted.description)}</p>
            <Button
              variant="outline"
              onClick={() => {
                keptExpenses.change((all) => withExpense(all, deleted))
                setDeleted(null)
              }}
            >
              {t('Undo')}
            </Button>
          </>
        )}
      </div>
      <ExpenseList expenses={expenses} categories={categories} onEdit={edit} onDelete={remove} />
      <WhenSeen
        heading={t('Export, import and backup')}
        load={() => import('./files-part')}
        className="min-h-[24rem]"
        props={today === '' ? null : { today }}
      />
    </>
  )
}
