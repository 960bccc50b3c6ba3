import {
  DEFAULT_CATEGORY,
  type ExpenseDetails,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
  trimmedTo,
} from '@/lib/expenses/expense'
import {
  type Side,
  sideOf,
  sideWord,
  type StatementAmount,
  statementAmount,
} from '@/lib/expenses/statement-amounts'
import type { StatementColumns } from '@/lib/expenses/statement-columns'
import { type DateOrder, dateOrderOf, statementDay } from '@/lib/expenses/statement-dates'

export interface ReadStatement {
  expenses: readonly ExpenseDetails[]
  /** Rows in which money came in. */
  credits: number
  /** Rows that are money spent or received, and it has to be chosen first which mark is which. */
  undecided: number
  /**
   * Rows with something in them that is no expense: totals, notes, invalid days. Counted from 1 among the
   * rows with text.
   */
  unreadRows: readonly number[]
}

type Cell = (column: number | null) => string

/** The side of a word in another column. Where Dr and Cr are used, a word that is neither is not guessed. */
function sideInColumn(word: string, received: string): Side | null {
  const own = sideWord(word)
  if (own === received) return 'received'
  const [side, known] = [sideOf(own), sideOf(received)]
  if (own === '' || known === null) return 'spent'
  if (side === null) return null
  return side === known ? 'received' : 'spent'
}

/** Whether an amount was spent or received; null for a word that is neither. */
function sideOfRow(
  amount: StatementAmount,
  cell: Cell,
  { marked, direction, received }: StatementColumns,
): Side | 'undecided' | null {
  if (marked === 'none' || marked === 'ownColumn') return amount.side ?? 'spent'
  if (received === null || (marked === 'otherColumn' && direction === null)) return 'undecided'
  if (marked === 'otherColumn') return sideInColumn(cell(direction), received)
  if (marked === 'word') return amount.side === sideOf(received) ? 'received' : 'spent'
  if (amount.side !== null) return amount.side
  return amount.negative === (received === '-') ? 'received' : 'spent'
}

type ReadRow = ExpenseDetails | 'received' | 'undecided' | 'unread'

/**
 * The amount and its side. Amounts below zero in a column of money spent count as spent: some banks write them so.
 * @returns null where there is no amount, or one in each of two columns
 */
function sidedAmount(
  cell: Cell,
  columns: StatementColumns,
): { paise: number; side: Side | 'undecided' } | null {
  const amount = statementAmount(cell(columns.amount))
  const credit = columns.marked === 'ownColumn' ? statementAmount(cell(columns.credit)) : 'empty'
  if (amount === null || credit === null) return null
  if (amount === 'empty') return credit === 'empty' ? null : { paise: credit.paise, side: 'received' }
  const side = credit === 'empty' ? sideOfRow(amount, cell, columns) : null
  return side && { paise: amount.paise, side }
}

function readRow(
  cell: Cell,
  { columns, order, category }: { columns: StatementColumns; order: DateOrder; category: string },
): ReadRow {
  const date = statementDay(cell(columns.date), order)
  const amount = sidedAmount(cell, columns)
  if (date === null || amount === null) return 'unread'
  if (amount.side !== 'spent') return amount.side
  const description = trimmedTo(cell(columns.description), LONGEST_DESCRIPTION)
  const own = trimmedTo(cell(columns.category), LONGEST_CATEGORY)
  if (description === '') return 'unread'
  return { date, amountPaise: amount.paise, description, category: own || category }
}

/** A line of asterisks or dashes between the parts of a statement. */
const isRule = (row: readonly string[]) => !/[\p{L}\p{N}]/u.test(row.join(''))

/** The expenses of a table of cells; rows of money that came in are left out. */
export function statementRows(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
  category = DEFAULT_CATEGORY,
): ReadStatement {
  const data = rows.slice(columns.headingRow + 1)
  const order = dateOrderOf(data.map((row) => row[columns.date] ?? ''))
  const expenses: ExpenseDetails[] = []
  const unreadRows: number[] = []
  const count = { received: 0, undecided: 0 }
  for (const [place, row] of data.entries()) {
    if (isRule(row)) continue
    const read = readRow((column) => (column === null ? '' : (row[column] ?? '')), {
      columns,
      order,
      category,
    })
    if (read === 'unread') unreadRows.push(columns.headingRow + place + 2)
    else if (typeof read === 'string') count[read] += 1
    else expenses.push(read)
  }
  return { expenses, credits: count.received, undecided: count.undecided, unreadRows }
}
