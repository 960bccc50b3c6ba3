import {
  DEFAULT_CATEGORY,
  type ExpenseDetails,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
  paiseOf,
  tidyText,
} from '@/lib/expenses/expense'
import type { StatementColumns } from '@/lib/expenses/statement-columns'
import { dateOrderOf, statementDay } from '@/lib/expenses/statement-dates'

export interface ReadStatement {
  expenses: readonly ExpenseDetails[]
  /** Rows in which money came in. */
  credits: number
  /** Rows with something in them that is no expense: totals, notes, invalid days. Counted from 1 among the rows with text. */
  unreadRows: readonly number[]
}

/** The entries by which banks mark a column without an amount. */
const isEmptyAmount = (cell: string) => /^(?:0*(?:\.0*)?|-|–)$/.test(cell.trim())
/** Padded, grouped, sometimes with a sign or the letters Dr behind it. */
const plainAmount = (cell: string) =>
  cell
    .trim()
    .replace(/\(?dr\.?\)?$/i, '')
    .trimEnd()
    .replace(/^-\s*/, '')

/** The expenses of a table of cells. Amounts below zero count as spent; rows of money that came in are left out. */
export function statementRows(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
  category = DEFAULT_CATEGORY,
): ReadStatement {
  const data = rows.slice(columns.headingRow + 1)
  const order = dateOrderOf(data.map((row) => row[columns.date] ?? ''))
  const expenses: ExpenseDetails[] = []
  const unreadRows: number[] = []
  let credits = 0
  for (const [place, row] of data.entries()) {
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''))
    const amountCell = cell(columns.amount)
    if (isEmptyAmount(amountCell) && !isEmptyAmount(cell(columns.credit))) {
      credits += 1
      continue
    }
    const date = statementDay(cell(columns.date), order)
    const amountPaise = paiseOf(plainAmount(amountCell))
    const description = tidyText(cell(columns.description), LONGEST_DESCRIPTION)
    if (date === null || amountPaise === null || description === '') {
      unreadRows.push(columns.headingRow + place + 2)
      continue
    }
    const own = tidyText(cell(columns.category), LONGEST_CATEGORY)
    expenses.push({ date, amountPaise, description, category: own || category })
  }
  return { expenses, credits, unreadRows }
}
