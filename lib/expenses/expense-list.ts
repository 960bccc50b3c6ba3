import { addTo, tallyOf } from '@/lib/arithmetic/tally'
import { type Expense, type ExpenseDetails, firstPlace, newestFirst } from '@/lib/expenses/expense'

/** Paise a month, by category. */
export type Budgets = Readonly<Record<string, number>>

/** @param paise null for no budget */
export function withBudget(budgets: Budgets, category: string, paise: number | null): Budgets {
  const others = Object.entries(budgets).filter(([name]) => name !== category)
  return Object.fromEntries(paise === null ? others : [...others, [category, paise]])
}

/** The stored data of the tracker: expenses, newest first, and budgets. */
export interface ExpenseRecords {
  expenses: readonly Expense[]
  budgets: Budgets
}

/** Puts an expense where it belongs, without sorting the rest again. */
export function withExpense(expenses: readonly Expense[], expense: Expense): readonly Expense[] {
  const place = firstPlace(expenses, (other) => newestFirst(other, expense) >= 0)
  return [...expenses.slice(0, place), expense, ...expenses.slice(place)]
}

const latestIds = new WeakMap<readonly Expense[], number>()

/** The highest id of a list, looked for once: reading 10,000 of them would delay the answer to a click. */
export function latestId(expenses: readonly Expense[]): number {
  const known = latestIds.get(expenses)
  if (known !== undefined) return known
  const latest = expenses.reduce((last, { id }) => Math.max(last, Number(id)), 0)
  latestIds.set(expenses, latest)
  return latest
}

/** So many ids that nothing in the list has, none earlier than the given millisecond. */
function freshIds(expenses: readonly Expense[], count: number, nowMs: number): string[] {
  const first = Math.max(nowMs, latestId(expenses) + 1)
  return Array.from({ length: count }, (_, place) => String(first + place))
}

/** Adds several at once, in the order given. */
export function withExpenses(
  expenses: readonly Expense[],
  more: readonly ExpenseDetails[],
  nowMs: number,
): readonly Expense[] {
  const ids = freshIds(expenses, more.length, nowMs)
  const added = more.map((details, place) => ({ ...details, id: ids[place]! }))
  const list =
    added.length === 1 ? withExpense(expenses, added[0]!) : [...expenses, ...added].sort(newestFirst)
  latestIds.set(list, Number(ids.at(-1) ?? latestId(expenses)))
  return list
}

export const withoutExpense = (expenses: readonly Expense[], id: string): readonly Expense[] =>
  expenses.filter((expense) => expense.id !== id)

/** The list with other details of an expense, at the place where it belongs now. */
export function changedExpense(
  expenses: readonly Expense[],
  id: string,
  details: ExpenseDetails,
): readonly Expense[] {
  return withExpense(withoutExpense(expenses, id), { ...details, id })
}

const sameText = ({ date, description, amountPaise }: ExpenseDetails) =>
  `${date}\u0000${amountPaise}\u0000${description}`

/**
 * Parts an import into what is new and how many are in the list already: the same day, description and
 * amount. Two equal ones within the import are two, as two teas on a day are.
 */
export function newAmong(
  expenses: readonly Expense[],
  more: readonly ExpenseDetails[],
): { fresh: ExpenseDetails[]; known: number } {
  const counts = new Map<string, number>()
  for (const expense of expenses) addTo(counts, sameText(expense), 1)
  const fresh = more.filter((details) => {
    const key = sameText(details)
    const left = tallyOf(counts, key)
    if (left > 0) counts.set(key, left - 1)
    return left === 0
  })
  return { fresh, known: more.length - fresh.length }
}

/**
 * The list with what it lacks of a backup. Ids are made anew: those of the file may be the ids of other expenses here.
 * @param backup newest first
 */
export function restoredExpenses(
  expenses: readonly Expense[],
  backup: readonly Expense[],
  nowMs: number,
): readonly Expense[] {
  const { fresh } = newAmong(expenses, backup)
  // The last one added comes first on its day, as in the backup.
  return fresh.length === 0 ? expenses : withExpenses(expenses, fresh.toReversed(), nowMs)
}
