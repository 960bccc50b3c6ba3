import { addTo } from '@/lib/arithmetic/tally'
import { type CalendarMonth, daysInMonth, monthAfter, monthOf } from '@/lib/calendar/calendar-month'
import { type Expense, firstPlace } from '@/lib/expenses/expense'
import type { Budgets } from '@/lib/expenses/expense-list'
import { totalPaise } from '@/lib/expenses/expense-search'

export interface CategoryMonth {
  category: string
  spentPaise: number
  /** Null where none is set. */
  budgetPaise: number | null
}

export interface MonthSummary {
  month: CalendarMonth
  totalPaise: number
  previousPaise: number
  /** The largest first; those with a budget and nothing spent come last. */
  categories: readonly CategoryMonth[]
  /** Paise of each day, from the first on. */
  days: readonly number[]
}

/** Where the expenses of earlier months begin; expenses are newest first. */
const placeAfter = (expenses: readonly Expense[], month: CalendarMonth, from = 0): number =>
  firstPlace(expenses, ({ date }) => monthOf(date) < month, from)

const ofMonth = (expenses: readonly Expense[], month: CalendarMonth) =>
  expenses.slice(placeAfter(expenses, monthAfter(month, 1)), placeAfter(expenses, month))

/**
 * The months that have expenses, newest first. Expenses are newest first, so each month is found without
 * reading its rows.
 */
export function monthsWithExpenses(expenses: readonly Expense[]): string[] {
  const months: string[] = []
  for (let place = 0; place < expenses.length; place = placeAfter(expenses, months.at(-1)!, place))
    months.push(monthOf(expenses[place]!.date))
  return months
}

function byCategory(expenses: readonly Expense[], budgets: Budgets): CategoryMonth[] {
  const spent = new Map<string, number>()
  for (const category of Object.keys(budgets)) spent.set(category, 0)
  for (const { category, amountPaise } of expenses) addTo(spent, category, amountPaise)
  return [...spent]
    .map(([category, spentPaise]) => ({
      category,
      spentPaise,
      budgetPaise: Object.hasOwn(budgets, category) ? budgets[category]! : null,
    }))
    .sort((a, b) => b.spentPaise - a.spentPaise || a.category.localeCompare(b.category, 'en-IN'))
}

/**
 * The expenses of a month, in paise: in total, by category against its budget, day by day, and the month before. In
 * paise.
 */
export function monthSummary(
  expenses: readonly Expense[],
  budgets: Budgets,
  month: CalendarMonth,
): MonthSummary {
  const own = ofMonth(expenses, month)
  const days = Array.from({ length: daysInMonth(month) }, () => 0)
  for (const { date, amountPaise } of own) days[Number(date.slice(8)) - 1]! += amountPaise
  return {
    month,
    totalPaise: totalPaise(own),
    previousPaise: totalPaise(ofMonth(expenses, monthAfter(month, -1))),
    categories: byCategory(own, budgets),
    days,
  }
}
