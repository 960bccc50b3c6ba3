import { useMemo, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { DEFAULT_CATEGORY, LONGEST_CATEGORY, MOST_EXPENSES } from '@/lib/expenses/expense'
import { newAmong } from '@/lib/expenses/expense-list'
import { likelyHeadingRow, statementColumns, type StatementColumns } from '@/lib/expenses/statement-columns'
import { type ReadStatement, statementRows } from '@/lib/expenses/statement-rows'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { nameOf, t } from '@/lib/language/words'
import { shownCategory, storedCategory } from './category-names'
import { ImportColumns } from './import-columns'
import { addExpenses, keptExpenses } from './kept-records'

interface StatementImportProps {
  rows: readonly (readonly string[])[]
  onDone(words: string): void
}

const FIRST_GUESS: StatementColumns = {
  ...{ headingRow: 0, date: 0, description: 1, amount: 2, category: null },
  ...{ marked: 'none', credit: null, direction: null, received: null },
}

/** A read file before it is taken over: its columns, what was found in them, and what is new. */
export function StatementImport({ rows, onDone }: StatementImportProps) {
  const expenses = useStoredValue(keptExpenses).value
  const found = useMemo(() => statementColumns(rows), [rows])
  const [columns, setColumns] = useState<StatementColumns>(
    () => found?.columns ?? { ...FIRST_GUESS, headingRow: likelyHeadingRow(rows) },
  )
  const [category, setCategory] = useState<string>(() => shownCategory(DEFAULT_CATEGORY))
  const findings = useMemo(() => {
    const read = statementRows(rows, columns, storedCategory(category))
    return { ...read, ...newAmong(expenses, read.expenses) }
  }, [rows, columns, category, expenses])
  const { fresh } = findings
  const room = expenses.length + fresh.length <= MOST_EXPENSES

  return (
    <section aria-label={t('Import')} className="card grid gap-3 p-4">
      <p className="font-medium">
        {found?.format
          ? t('Recognised: {0}', nameOf('statement-formats', found.format))
          : t('Match the columns')}
      </p>
      <div className="field-row">
        <ImportColumns rows={rows} columns={columns} onColumns={setColumns} />
        {columns.category === null && (
          <TextField
            label={t('Category for all')}
            longest={LONGEST_CATEGORY}
            field={binding('importCategory', category, setCategory)}
          />
        )}
      </div>
      <Findings {...findings} />
      {!room && (
        <p className="text-bad">
          {t(
            'The list can hold up to {0} expenses. Export and delete old ones first.',
            grouped(MOST_EXPENSES),
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={fresh.length === 0 || !room}
          onClick={() => {
            addExpenses(fresh)
            onDone(t('Added {0}.', counted(fresh.length, 'expense')))
          }}
        >
          {t('Add {0}', counted(fresh.length, 'expense'))}
        </Button>
        <Button variant="outline" onClick={() => onDone(t('Nothing was imported.'))}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  )
}

type FindingsProps = Omit<ReadStatement, 'expenses'> & ReturnType<typeof newAmong>

/** The counts of a parsed file, and its first expenses. */
function Findings({ fresh, known, credits, undecided, unreadRows }: FindingsProps) {
  return (
    <>
      <ul className="text-sm">
        <li>{counted(fresh.length, 'new expense')}</li>
        {known > 0 && <li>{t('Left out: {0} already in the list', counted(known, 'expense'))}</li>}
        {credits > 0 && <li>{t('Left out: {0} of money received', counted(credits, 'row'))}</li>}
        {undecided > 0 && (
          <li className="font-medium">
            {t('Waiting for your choice of how money received is marked: {0}', counted(undecided, 'row'))}
          </li>
        )}
        {unreadRows.length > 0 && (
          <li>
            {t(
              'Could not read {0}: {1}',
              counted(unreadRows.length, 'row'),
              unreadRows.slice(0, 10).join(', '),
            )}
          </li>
        )}
      </ul>
      {fresh.length > 0 && (
        <ul className="text-sm text-soft" aria-label={t('First expenses of the file')}>
          {fresh.slice(0, 3).map((details, place) => (
            <li key={place} className="truncate">
              {`${dayInWords(details.date)}: ${details.description}, ${rupeesFromPaise(details.amountPaise)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
