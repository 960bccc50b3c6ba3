import { unparse } from 'papaparse'
import type { Expense } from '@/lib/expenses/expense'
import { csvCell } from '@/lib/format/csv-cell'

/** Import this module when a file is made or read; it brings the parser with it. */

const CSV_HEADINGS = ['Date', 'Description', 'Category', 'Amount'] as const

/** True if a spreadsheet would run the text, or take it for one that was made harmless. */
function needsMark(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  // Also a number with a sign: in a column of words it is a text.
  return csvCell(bare) !== bare || /^[+-]/.test(bare)
}

/** A mark before it makes a text of a formula; texts that begin with such a mark get one more, so that none is lost. */
const asText = (text: string) => (needsMark(text) ? `'${text}` : text)
const fromText = (text: string) => (text.startsWith("'") && needsMark(text) ? text.slice(1) : text)

/** The byte order mark, by which Excel knows Hindi. */
const UTF8_MARK = '\ufeff'

/** The list as CSV: newest first, amounts in rupees with two decimals, formulas made harmless. */
export function expensesCsv(expenses: readonly Expense[]): string {
  const data = expenses.map(({ date, description, category, amountPaise }) => [
    date,
    asText(description),
    asText(category),
    (amountPaise / 100).toFixed(2),
  ])
  return UTF8_MARK + unparse({ fields: [...CSV_HEADINGS], data }, { quotes: true })
}

/** The cells of a table read from a CSV file, as they were before they were made harmless. */
export const textCells = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map(fromText))
