import type { Expense, ExpenseDetails } from '@/lib/expenses/expense'
import { type Budgets, restoredExpenses, withExpenses } from '@/lib/expenses/expense-list'
import {
  BUDGETS_KEY,
  budgetsFrom,
  EXPENSES_KEY,
  expensesFrom,
  expensesText,
} from '@/lib/expenses/stored-expenses'
import { completeValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

export const keptExpenses = storedValue<readonly Expense[]>({
  key: EXPENSES_KEY,
  initial: [],
  read: (stored) => completeValue(expensesFrom(stored)),
  write: expensesText,
  isLong: true,
})

export const keptBudgets = storedValue<Budgets>({
  key: BUDGETS_KEY,
  initial: {},
  read: (stored) => completeValue(budgetsFrom(stored)),
  write: JSON.stringify,
})

export const addExpenses = (more: readonly ExpenseDetails[]) => {
  const nowMs = Date.now()
  keptExpenses.change((all) => withExpenses(all, more, nowMs))
}

export const restoreExpenses = (backup: readonly Expense[]) => {
  const nowMs = Date.now()
  keptExpenses.change((all) => restoredExpenses(all, backup, nowMs))
}

export function eraseRecords(): void {
  keptExpenses.change(() => [])
  keptBudgets.change(() => ({}))
}
