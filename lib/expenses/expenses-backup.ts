import type { ExpenseRecords } from '@/lib/expenses/expense-list'
import { budgetsFrom, expensesFrom, expensesText } from '@/lib/expenses/stored-expenses'

const VERSION = 1

/** All that the tracker keeps, as the text of a file that `recordsFromBackup` reads. */
export const backupText = ({ expenses, budgets }: ExpenseRecords): string =>
  `{"kind":"expenses","version":${VERSION},"budgets":${JSON.stringify(budgets)},"expenses":${expensesText(expenses)}}`

/** What a backup holds; null for a file that is none, or is damaged. */
export function recordsFromBackup(text: string): ExpenseRecords | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    const { kind, version, ...parts } = stored as Record<string, unknown>
    if (kind !== 'expenses' || version !== VERSION) return null
    const expenses = expensesFrom(parts.expenses)
    const budgets = budgetsFrom(parts.budgets)
    return expenses && budgets ? { expenses, budgets } : null
  } catch (fault) {
    if (fault instanceof SyntaxError) return null
    throw fault
  }
}
