'use client'

import { type ChangeEvent, useState } from 'react'
import { saveFile } from '@/components/results/save-file'
import { Button } from '@/components/ui/button'
import { csvCells, expensesCsv } from '@/lib/expenses/expense-csv'
import type { Expense } from '@/lib/expenses/expense'
import type { Budgets } from '@/lib/expenses/expense-list'
import { backupText, recordsFromBackup } from '@/lib/expenses/expenses-backup'
import { grouped } from '@/lib/format/numbers'
import { eraseAll, takeUpBackup } from './kept-records'
import { StatementImport } from './statement-import'

interface FilesPartProps {
  expenses: readonly Expense[]
  budgets: Budgets
  /** The visitor's today, for the names of files. */
  today: string
}

const DAMAGED = 'This file is no backup of this tracker, or it is damaged. Nothing was changed.'

/** Ways out and in: CSV for spreadsheets, statements of banks, and a backup of everything. */
export default function FilesPart({ expenses, budgets, today }: FilesPartProps) {
  const [rows, setRows] = useState<string[][] | null>(null)
  const [said, setSaid] = useState('')
  const [sure, setSure] = useState(false)

  const readCsv = (text: string) => {
    setSaid('')
    setRows(csvCells(text))
  }
  const readBackup = (text: string) => {
    const records = recordsFromBackup(text)
    if (!records) return setSaid(DAMAGED)
    takeUpBackup(records.expenses, records.budgets)
    setSaid(`${grouped(records.expenses.length)} expenses of the backup are in the list.`)
  }

  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <div className="grid content-start justify-items-start gap-3">
        <Button
          onClick={() => saveFile(`expenses-${today}.csv`, 'text/csv;charset=utf-8', expensesCsv(expenses))}
        >
          Export CSV
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(`expenses-${today}.json`, 'application/json', backupText({ expenses, budgets }))
          }
        >
          Save backup (JSON)
        </Button>
        <FileInput
          name="restore"
          label="Restore a backup"
          accept=".json,application/json"
          onText={readBackup}
        />
        <EraseAll
          sure={sure}
          onAsk={setSure}
          onErase={() => {
            eraseAll()
            setSure(false)
            setSaid('All expenses and budgets were deleted.')
          }}
        />
      </div>
      <div className="grid content-start gap-3">
        <FileInput
          name="import"
          label="Import CSV or a bank statement"
          accept=".csv,.tsv,.txt,.xls,text/csv"
          onText={readCsv}
        />
        <p className="text-sm text-soft">
          Statements of HDFC Bank, SBI, ICICI Bank and Axis Bank are recognised. For others you match the
          columns.
        </p>
        {rows && (
          <StatementImport
            rows={rows}
            expenses={expenses}
            onDone={(words) => {
              setRows(null)
              setSaid(words)
            }}
          />
        )}
      </div>
      <p role="status" className="md:col-span-2">
        {said}
      </p>
    </div>
  )
}

interface FileInputProps {
  name: string
  label: string
  accept: string
  /** What the chosen file holds. */
  onText(text: string): void
}

function FileInput({ name, label, accept, onText }: FileInputProps) {
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    onText(await file.text())
    // The same file can be chosen once more.
    input.value = ''
  }
  return (
    <label className="block w-full">
      <span className="mb-1 block font-medium">{label}</span>
      <input type="file" name={name} accept={accept} onChange={read} className="control py-2" />
    </label>
  )
}

interface EraseAllProps {
  sure: boolean
  onAsk(sure: boolean): void
  onErase(): void
}

function EraseAll({ sure, onAsk, onErase }: EraseAllProps) {
  if (!sure)
    return (
      <Button variant="quiet" onClick={() => onAsk(true)}>
        Delete all expenses
      </Button>
    )
  return (
    <div role="group" aria-label="Delete all expenses?" className="flex flex-wrap items-center gap-2">
      <p>All expenses and budgets will be deleted. Save a backup first.</p>
      <Button variant="outline" onClick={onErase}>
        Delete all
      </Button>
      <Button variant="quiet" onClick={() => onAsk(false)}>
        Cancel
      </Button>
    </div>
  )
}
