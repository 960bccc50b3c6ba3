'use client'

import { keepInBrowser } from '@/components/results/keep-in-browser'
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

export const keptExpenses = keepInBrowser<readonly Expense[]>({
  key: EXPENSES_KEY,
  initial: [],
  read: expensesFrom,
  write: expensesText,
})

export const keptBudgets = keepInBrowser<Budgets>({
  key: BUDGETS_KEY,
  initial: {},
  read: budgetsFrom,
  write: JSON.stringify,
})

const all = () => keptExpenses.store.getState().value

export const addExpenses = (more: readonly ExpenseDetails[]) =>
  keptExpenses.change(withExpenses(all(), more, Date.now()))

export const changeExpense = (id: string, details: ExpenseDetails) =>
  keptExpenses.change(changedExpense(all(), id, details))

export const removeExpense = (id: string) => keptExpenses.change(withoutExpense(all(), id))

export const restoreExpense = (expense: Expense) => keptExpenses.change(withExpense(all(), expense))

/** Takes up a backup beside what is there; by id, so that nothing is doubled. */
export function takeUpBackup(expenses: readonly Expense[], budgets: Budgets): void {
  keptExpenses.change(mergedExpenses(all(), expenses))
  keptBudgets.change({ ...keptBudgets.store.getState().value, ...budgets })
}

export const setBudget = (category: string, paise: number | null) => {
  const others = Object.entries(keptBudgets.store.getState().value).filter(([name]) => name !== category)
  keptBudgets.change(Object.fromEntries(paise === null ? others : [...others, [category, paise]]))
}

export function eraseAll(): void {
  keptExpenses.change([])
  keptBudgets.change({})
}
