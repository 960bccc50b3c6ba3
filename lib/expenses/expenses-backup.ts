import type { ExpenseRecords } from '@/lib/expenses/expense-list'
import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'
import { budgetsFrom, expensesFrom, expensesText } from '@/lib/expenses/stored-expenses'

const VERSION = 1

/** All that the tracker keeps, as the text of a file that `recordsFromBackup` reads. */
export const expensesBackupText = ({ expenses, budgets }: ExpenseRecords): string =>
  `{"kind":"expenses","version":${VERSION},"budgets":${JSON.stringify(budgets)},"expenses":${expensesText(expenses)}}`

/** Parses a backup; null for a file that is no backup, or is damaged. */
export function recordsFromBackup(text: string): ExpenseRecords | null {
  const stored = parseJson(text)
  if (!isRecord(stored) || stored.kind !== 'expenses' || stored.version !== VERSION) return null
  const expenses = expensesFrom(stored.expenses)
  const budgets = budgetsFrom(stored.budgets)
  return expenses && budgets ? { expenses, budgets } : null
}
