import { addMonths } from '@/lib/calendar/calendar-day'
import type { Expense } from '@/lib/expenses/expense'
import type { Budgets } from '@/lib/expenses/expense-list'
import { totalPaise } from '@/lib/expenses/expense-search'

export interface CategoryMonth {
  category: string
  spentPaise: number
  /** Null where none is set. */
  budgetPaise: number | null
}

export interface MonthSummary {
  /** '2026-11'. */
  month: string
  totalPaise: number
  previousPaise: number
  /** The largest first; those with a budget and nothing spent come last. */
  categories: readonly CategoryMonth[]
  /** Paise of each day, from the first on. */
  days: readonly number[]
}

export const monthOf = (day: string) => day.slice(0, 7)

/** The month so many months on: '2026-11' and -1 is '2026-10'. */
export const monthBefore = (month: string, count = 1) => monthOf(addMonths(`${month}-01`, -count))

const daysIn = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 0)).getUTCDate()
}

const ofMonth = (expenses: readonly Expense[], month: string) =>
  expenses.filter(({ date }) => date.startsWith(month))

function byCategory(expenses: readonly Expense[], budgets: Budgets): CategoryMonth[] {
  const spent = new Map<string, number>()
  for (const category of Object.keys(budgets)) spent.set(category, 0)
  for (const { category, amountPaise } of expenses)
    spent.set(category, (spent.get(category) ?? 0) + amountPaise)
  return [...spent]
    .map(([category, spentPaise]) => ({ category, spentPaise, budgetPaise: budgets[category] ?? null }))
    .sort(
      (one, other) =>
        other.spentPaise - one.spentPaise || one.category.localeCompare(other.category, 'en-IN'),
    )
}

/** What was spent in a month: in all, by category against its budget, day by day, and the month before. In paise. */
export function monthSummary(expenses: readonly Expense[], budgets: Budgets, month: string): MonthSummary {
  const own = ofMonth(expenses, month)
  const days = Array.from({ length: daysIn(month) }, () => 0)
  for (const { date, amountPaise } of own) days[Number(date.slice(8)) - 1]! += amountPaise
  return {
    month,
    totalPaise: totalPaise(own),
    previousPaise: totalPaise(ofMonth(expenses, monthBefore(month))),
    categories: byCategory(own, budgets),
    days,
  }
}
