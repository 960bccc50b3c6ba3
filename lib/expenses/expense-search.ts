import { addTo } from '@/lib/arithmetic/tally'
import type { Expense } from '@/lib/expenses/expense'
import { nameOf } from '@/lib/language/words'

export interface ExpenseFilter {
  /** '2026-11', or '' for all months. */
  month: string
  /** '' for all. */
  category: string
  /** Words that all have to be in description, category, amount or date. */
  query: string
}

const searched = new WeakMap<Expense, string>()

function searchText(expense: Expense): string {
  const known = searched.get(expense)
  if (known !== undefined) return known
  const { description, category, amountPaise, date } = expense
  const shown = nameOf('expense-categories', category)
  const text = `${description} ${category} ${shown} ${amountPaise / 100} ${date}`.toLowerCase()
  searched.set(expense, text)
  return text
}

/** The expenses that pass a filter, in their order. */
export function filteredExpenses(
  expenses: readonly Expense[],
  { month, category, query }: ExpenseFilter,
): readonly Expense[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (month === '' && category === '' && words.length === 0) return expenses
  return expenses.filter(
    (expense) =>
      expense.date.startsWith(month) &&
      (category === '' || expense.category === category) &&
      words.every((word) => searchText(expense).includes(word)),
  )
}

export const totalPaise = (expenses: readonly Expense[]): number =>
  expenses.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

/** The categories in use, most used first. */
export function categoriesOf(expenses: readonly Expense[]): string[] {
  const counts = new Map<string, number>()
  for (const { category } of expenses) addTo(counts, category, 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([category]) => category)
}
