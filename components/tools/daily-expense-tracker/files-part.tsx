import { useState } from 'react'
import { FileField } from '@/components/fields/file-field'
import { saveFile } from '@/components/share/save-file'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { expensesCsv, textCells } from '@/lib/expenses/expense-csv'
import { expensesBackupText, recordsFromBackup } from '@/lib/expenses/expenses-backup'
import { counted } from '@/lib/format/numbers'
import { readTableFile } from '@/lib/inputs/table-file'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'
import { eraseRecords, keptBudgets, keptExpenses, restoreExpenses } from './kept-records'
import { StatementImport } from './statement-import'
import { csvProblemText } from '@/components/fields/csv-problem-text'
import type { TableProblem } from '@/lib/inputs/table-reading'

/**
 * Ways out and in: CSV for spreadsheets, statements of banks, and a backup of everything.
 * @param today the visitor's, for the names of files
 */
export default function FilesPart({ today }: { today: string }) {
  const [message, setMessage] = useState('')
  const [restored, setRestored] = useState<number | null>(null)
  const { notSaved } = useStoredValue(keptExpenses)
  const say = (words: string) => {
    setRestored(null)
    setMessage(words)
  }

  const exportCsv = () =>
    saveFile(`expenses-${today}.csv`, 'text/csv;charset=utf-8', expensesCsv(keptExpenses.getState().value))
  const saveBackup = () => {
    const records = { expenses: keptExpenses.getState().value, budgets: keptBudgets.getState().value }
    saveFile(`expenses-${today}.json`, 'application/json', expensesBackupText(records))
  }
  /** Expenses that are in the list already stay as they are and are not added again. */
  const readBackup = async (file: File) => {
    const records = recordsFromBackup(await file.text())
    if (!records)
      return say(t('This file is not a backup of this tracker, or it is damaged. Nothing was changed.'))
    restoreExpenses(records.expenses)
    keptBudgets.change((all) => ({ ...all, ...records.budgets }))
    say('')
    setRestored(records.expenses.length)
  }

  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-3">
        <Button onClick={exportCsv}>{t('Export CSV')}</Button>
        <Button variant="outline" onClick={saveBackup}>
          {t('Save backup (JSON)')}
        </Button>
        <FileField
          name="restore"
          label={t('Restore a backup')}
          accept=".json,application/json"
          onFile={readBackup}
        />
        <EraseButton
          label={t('Delete all expenses')}
          warning={t('All expenses and budgets will be deleted. Save a backup first.')}
          confirm={t('Delete all')}
          onErase={() => {
            eraseRecords()
            say(t('All expenses and budgets were deleted.'))
          }}
        />
      </div>
      <ImportFile onMessage={say} />
      <p role="status" className="md:col-span-2">
        {restored === null ? message : restoredWords(restored, notSaved)}
      </p>
    </div>
  )
}

/** A CSV file, or the statement of a bank, with what was found in it. */
function ImportFile({ onMessage }: { onMessage(words: string): void }) {
  const [rows, setRows] = useState<string[][] | null>(null)
  const readTable = async (file: File) => {
    const reading = await readTableFile(file, () => import('@/lib/inputs/spreadsheet'))
    const isEmpty = reading.ok && reading.rows.length === 0
    setRows(reading.ok && !isEmpty ? textCells(reading.rows) : null)
    if (!reading.ok) return onMessage(tableProblemText(reading.problem))
    onMessage(isEmpty ? t('This file has no rows.') : '')
  }
  return (
    <div className="grid content-start gap-3">
      <FileField
        name="import"
        label={t('Import CSV or a bank statement')}
        accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
        onFile={readTable}
      />
      <p className="text-sm text-soft">
        {t(
          'CSV, text and Excel files (.xls, .xlsx) are read on this device. Statements of SBI, HDFC Bank, ICICI Bank, Axis Bank, Kotak, PNB, Canara Bank, Bank of Baroda, Union Bank, IDFC FIRST Bank, YES Bank and IndusInd Bank, and of cards of HDFC Bank, ICICI Bank, Axis Bank and SBI Card are recognised. For others you match the columns.',
        )}
      </p>
      {rows && (
        <StatementImport
          rows={rows}
          onDone={(words) => {
            setRows(null)
            onMessage(words)
          }}
        />
      )}
    </div>
  )
}

/** What the notice above the form calls not saved is not called restored here. */
const restoredWords = (count: number, notSaved: NotSaved | null) =>
  notSaved === null
    ? t('The backup was restored: {0}.', counted(count, 'expense'))
    : t('Read from the backup: {0}.', counted(count, 'expense'))

/** The message for a file that is refused: what it is, and which file to choose. */
function tableProblemText(problem: TableProblem): string {
  switch (problem) {
    case 'tooLarge':
    case 'tooManyColumns':
      return csvProblemText(problem)
    case 'pdf':
      return t('This is a PDF. Download the statement from your bank as CSV or Excel, and choose that file.')
    case 'picture':
      return t(
        'This is a picture. Download the statement from your bank as CSV or Excel, and choose that file.',
      )
    case 'locked':
      return t(
        'This file has a password. Open it in Excel, save it without the password, and choose it again.',
      )
    case 'damaged':
      return t(
        'This file cannot be read as a table. Open it in Excel or Google Sheets, save it as CSV, and choose that file.',
      )
    case 'notLoaded':
      return t(
        'The part of this page that reads Excel files did not load. Check your connection and choose the file again.',
      )
  }
}
