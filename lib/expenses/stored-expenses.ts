import { isRecord } from '@/lib/json/is-record'
import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { localDay } from '@/lib/calendar/today'
import { type Expense, newestFirst } from '@/lib/expenses/expense'
import { type Budgets, latestId } from '@/lib/expenses/expense-list'
import { toPaise } from '@/lib/money/paise'

/** Fixed by the specification: an array of { id, date, description, amount, category }, amounts in rupees. */
export const EXPENSES_KEY = 'dailyExpenses'
export const BUDGETS_KEY = 'dailyExpenses.budgets'

/** A day, or a moment in ISO form, of which the visitor's own day counts. */
function dayFrom(stored: unknown): string | null {
  if (typeof stored !== 'string') return null
  if (isCalendarDay(stored)) return stored
  const moment = new Date(stored)
  return /^\d{4}-\d{2}-\d{2}T/.test(stored) && !Number.isNaN(moment.getTime()) ? localDay(moment) : null
}

function expenseFrom(stored: unknown): Expense | null {
  if (!isRecord(stored)) return null
  const { id, description, amount, category } = stored
  const date = dayFrom(stored.date)
  const hasId = (typeof id === 'string' || typeof id === 'number') && Number.isFinite(Number(id)) && id !== ''
  const isAmount = typeof amount === 'number' && Number.isFinite(amount) && amount > 0
  if (!hasId || date === null || !isAmount || typeof description !== 'string' || typeof category !== 'string')
    return null
  return { id: String(id), date, description, amountPaise: toPaise(amount), category }
}

/** The last millisecond that a Date has. Source: ECMA-262, 21.4.1.1 Time Values. */
const LAST_MOMENT = 8.64e15

/**
 * Ids beyond any moment become whole numbers above all others: from 2^53 on a number and the next one are the same
 * number, and an id that counts from there is not unique.
 */
function withMomentIds(expenses: readonly Expense[]): readonly Expense[] {
  const isMoment = ({ id }: Expense) => Number(id) <= LAST_MOMENT
  if (expenses.every(isMoment)) return expenses
  const moments = expenses.filter(isMoment)
  // The list is stored newest first, so the first of them gets the highest.
  let next = Math.floor(latestId(moments)) + expenses.length - moments.length + 1
  return expenses.map((expense) => (isMoment(expense) ? expense : { ...expense, id: String((next -= 1)) }))
}

/** The list from its stored form; null where any of it cannot be read, so that nothing is lost by writing over it. */
export function expensesFrom(stored: unknown): readonly Expense[] | null {
  if (!Array.isArray(stored)) return null
  const read = stored.flatMap((one) => expenseFrom(one) ?? [])
  const expenses = withMomentIds(read)
  const byId = new Map(expenses.map((expense) => [expense.id, expense]))
  if (byId.size < stored.length) return null
  const list = [...byId.values()].sort(newestFirst)
  latestId(list)
  return list
}

const texts = new WeakMap<Expense, string>()

function textOf(expense: Expense): string {
  const known = texts.get(expense)
  if (known !== undefined) return known
  const { id, date, description, amountPaise, category } = expense
  const text = JSON.stringify({ id, date, description, amount: amountPaise / 100, category })
  texts.set(expense, text)
  return text
}

/**
 * The stored form of a list. Each expense is put into JSON once, so that saving 10,000 of them takes no time to notice.
 */
export const expensesText = (expenses: readonly Expense[]): string => `[${expenses.map(textOf).join(',')}]`

/** Budgets from their stored form, paise by category; null where it cannot be read. */
export const budgetsFrom = (stored: unknown): Budgets | null => (areBudgets(stored) ? stored : null)

const isBudget = (paise: unknown) => typeof paise === 'number' && Number.isInteger(paise) && paise > 0
const areBudgets = (stored: unknown): stored is Budgets =>
  isRecord(stored) && Object.values(stored).every(isBudget)
