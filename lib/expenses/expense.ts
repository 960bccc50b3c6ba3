import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { amount as amountInput } from '@/lib/inputs/quantities'
import { toPaise } from '@/lib/money/paise'

export interface Expense {
  /** The millisecond at which it was written, as text; unique in the list. */
  id: string
  date: CalendarDay
  description: string
  /** Whole paise, above zero. */
  amountPaise: number
  category: string
}

export type ExpenseDetails = Omit<Expense, 'id'>

export const DEFAULT_CATEGORY = 'Food'

/** Offered in addition to whatever the visitor types. */
export const usualCategories = [
  DEFAULT_CATEGORY,
  'Groceries',
  'Travel',
  'Rent',
  'Bills',
  'Shopping',
  'Health',
  'Education',
  'Entertainment',
  'Other',
] as const

export const MOST_EXPENSES = 50_000
export const LONGEST_DESCRIPTION = 200
export const LONGEST_CATEGORY = 40

const rupeeAmount = amountInput({ initial: 0, max: 1_00_00_00_000 })

/**
 * Rupees as people write them, '1,250.50' or '2 lakh', in whole paise.
 * @returns null for a text that is no amount above zero, up to ₹100 crore
 */
export function paiseOfText(text: string): number | null {
  const reading = rupeeAmount.read(text)
  if (!reading.ok) return null
  const paise = toPaise(reading.value)
  return paise > 0 ? paise : null
}

/** Blanks at the ends go; line breaks stay, since imported texts may have them. */
export const trimmedTo = (text: string, longest: number) => [...text.trim()].slice(0, longest).join('')

type ExpenseTexts = Record<'description' | 'amount' | 'category' | 'date', string>

/** Which of the typed texts make no expense: no description, no amount above zero, no day. In the order of the form. */
export function wrongTexts({
  description,
  amount,
  date,
}: ExpenseTexts): ('description' | 'amount' | 'date')[] {
  const isWrong = {
    description: trimmedTo(description, LONGEST_DESCRIPTION) === '',
    amount: paiseOfText(amount) === null,
    date: !isCalendarDay(date),
  }
  return (['description', 'amount', 'date'] as const).filter((name) => isWrong[name])
}

/**
 * The expense entered in the form.
 * @returns null without a description, or without an amount above zero, or for an invalid day
 */
export function expenseDetails(typed: ExpenseTexts): ExpenseDetails | null {
  const description = trimmedTo(typed.description, LONGEST_DESCRIPTION)
  const amountPaise = paiseOfText(typed.amount)
  if (description === '' || amountPaise === null || !isCalendarDay(typed.date)) return null
  const category = trimmedTo(typed.category, LONGEST_CATEGORY) || DEFAULT_CATEGORY
  return { description, amountPaise, category, date: typed.date }
}

/**
 * The first place, not before `from`, at which `isPast` holds; it has to hold for all that follow. Found by halving.
 */
export function firstPlace(
  expenses: readonly Expense[],
  isPast: (expense: Expense) => boolean,
  from = 0,
): number {
  let low = from
  let high = expenses.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(expenses[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** Newest first; of one day, the one written last comes first. */
export function newestFirst(a: Expense, b: Expense): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return Number(b.id) - Number(a.id)
}
