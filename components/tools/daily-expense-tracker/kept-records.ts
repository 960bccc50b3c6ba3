'use client'

import type { Expense, ExpenseDetails } from '@/lib/expenses/expense'
import {
  type Budgets,
  changedExpense,
  mergedExpenses,
  withExpense,
  withExpenses,
  withoutExpense,
} from '@/lib/expenses/expense-list'
import {
  BUDGETS_KEY,
  budgetsFrom,
  EXPENSES_KEY,
  expensesFrom,
  expensesText,
} from '@/lib/expenses/stored-expenses'
import { storedValue, whole } from '@/lib/storage/stored-value'

export const keptExpenses = storedValue<readonly Expense[]>({
  key: EXPENSES_KEY,
  initial: [],
  read: (stored) => whole(expensesFrom(stored)),
  write: expensesText,
  isLong: true,
})

export const keptBudgets = storedValue<Budgets>({
  key: BUDGETS_KEY,
  initial: {},
  read: (stored) => whole(budgetsFrom(stored)),
  write: JSON.stringify,
})

export const addExpenses = (more: readonly ExpenseDetails[]) => {
  const nowMs = Date.now()
  keptExpenses.change((all) => withExpenses(all, more, nowMs))
}

export const changeExpense = (id: string, details: ExpenseDetails) =>
  keptExpenses.change((all) => changedExpense(all, id, details))

export const removeExpense = (id: string) => keptExpenses.change((all) => withoutExpense(all, id))

export const restoreExpense = (expense: Expense) => keptExpenses.change((all) => withExpense(all, expense))

/** Takes up a backup beside what is there; by id, so that nothing is doubled. */
export function takeUpBackup(expenses: readonly Expense[], budgets: Budgets): void {
  keptExpenses.change((all) => mergedExpenses(all, expenses))
  keptBudgets.change((all) => ({ ...all, ...budgets }))
}

export const setBudget = (category: string, paise: number | null) =>
  keptBudgets.change((all) => {
    const others = Object.entries(all).filter(([name]) => name !== category)
    return Object.fromEntries(paise === null ? others : [...others, [category, paise]])
  })

export function eraseAll(): void {
  keptExpenses.change(() => [])
  keptBudgets.change(() => ({}))
}
