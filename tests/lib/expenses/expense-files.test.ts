import fc from 'fast-check'
import Papa from 'papaparse'
import { withExpenses } from '@/lib/expenses/expense-list'
import { expensesBackupText, recordsFromBackup } from '@/lib/expenses/expenses-backup'
import { expensesCsv, textCells } from '@/lib/expenses/expense-csv'
import { csvTable } from '@/lib/inputs/csv-table'
import { statementColumns } from '@/lib/expenses/statement-columns'
import { dateOrderOf, statementDay } from '@/lib/expenses/statement-dates'
import { statementRows } from '@/lib/expenses/statement-rows'
import { budgetsFrom, expensesFrom, expensesText } from '@/lib/expenses/stored-expenses'
import { anyDetails } from '@/tests/lib/expenses/any-expense'

const anyList = fc
  .array(anyDetails, { maxLength: 20 })
  .map((details) => withExpenses([], details, 1_700_000_000_000))

function cellsOf(csv: string): string[][] {
  const reading = csvTable(csv)
  if (!reading.ok) throw new Error(reading.problem)
  return textCells(reading.rows)
}

function imported(csv: string) {
  const rows = cellsOf(csv)
  return statementRows(rows, statementColumns(rows)!.columns)
}

describe('CSV', () => {
  it('loses nothing on the way out and back: commas, quotes, lines, Hindi, formulas', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const back = imported(expensesCsv(list))
        expect(back.unreadRows).toEqual([])
        expect(back.expenses).toEqual(
          list.map(({ date, description, amountPaise, category }) => ({
            date,
            description,
            amountPaise,
            category,
          })),
        )
      }),
    )
  })

  it('has no cell that a spreadsheet would run', () => {
    const [one] = withExpenses(
      [],
      [{ date: '2026-11-22', description: '=HYPERLINK("http://x")', amountPaise: 100, category: '@x' }],
      1,
    )
    expect(expensesCsv([one!])).toBe(
      '\ufeff"Date","Description","Category","Amount"\r\n"2026-11-22","\'=HYPERLINK(""http://x"")","\'@x","1.00"',
    )
    fc.assert(
      fc.property(anyList, (list) => {
        const { data } = Papa.parse<string[]>(expensesCsv(list))
        for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

describe('the stored list', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(expensesFrom(JSON.parse(expensesText(list)))).toEqual(list)
      }),
    )
  })

  it('has the form of the specification', () => {
    const list = withExpenses(
      [],
      [{ date: '2026-11-22', description: 'Tea', amountPaise: 2_050, category: 'Food' }],
      7,
    )
    expect(JSON.parse(expensesText(list))).toEqual([
      { id: '7', date: '2026-11-22', description: 'Tea', amount: 20.5, category: 'Food' },
    ])
  })

  it('may hold numbers as ids and moments as days', () => {
    const noon = new Date(2026, 10, 22, 12).toISOString()
    expect(expensesFrom([{ id: 7, date: noon, description: 'Tea', amount: 20, category: 'Food' }])).toEqual([
      { id: '7', date: '2026-11-22', description: 'Tea', amountPaise: 2_000, category: 'Food' },
    ])
  })

  it('has ids of its own in place of ids beyond any moment, and can grow and be read again', () => {
    const tea = { date: '2026-11-22', description: 'Tea', category: 'Food' }
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.oneof(fc.nat(), fc.integer({ min: 2 ** 52, max: Number.MAX_SAFE_INTEGER }))),
        fc.nat(5),
        (ids, more) => {
          // Up to 2^53 and the two beyond it that a Number does not tell apart.
          const all = [...ids.map(String), '9007199254740992', '9007199254740993', '1e300']
          let list = expensesFrom(all.map((id) => ({ ...tea, id, amount: 20 })))!
          for (let added = 0; added < more; added += 1)
            list = withExpenses(list, [{ ...tea, amountPaise: 2_000 }], 1_700_000_000_000)
          expect(new Set(list.map(({ id }) => id)).size).toBe(all.length + more)
          expect(expensesFrom(JSON.parse(expensesText(list)))).toHaveLength(list.length)
        },
      ),
    )
  })

  const sound = { id: '7', date: '2026-11-22', description: 'Tea', amount: 20, category: 'Food' }
  it.each([
    ['no list', { expenses: [] }],
    ['one without an id', [{ ...sound, id: undefined }]],
    ['an empty id', [{ ...sound, id: '' }]],
    ['two of one id', [sound, sound]],
    ['an amount in words', [{ ...sound, amount: '20' }]],
    ['an amount below zero', [{ ...sound, amount: -20 }]],
    ['a day that is none', [{ ...sound, date: '2026-02-30' }]],
    ['no description', [{ ...sound, description: 5 }]],
  ])('is refused as a whole with %s', (_, stored) => {
    expect(expensesFrom(stored)).toBeNull()
  })

  it('of budgets is whole paise by category', () => {
    expect(budgetsFrom({ Food: 5_00_000 })).toEqual({ Food: 5_00_000 })
    for (const stored of [null, [], { Food: '5' }, { Food: -1 }, { Food: 0.5 }])
      expect(budgetsFrom(stored)).toBeNull()
  })
})

describe('a backup', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyList, (expenses) => {
        const records = { expenses, budgets: { Food: 5_00_000, बिजली: 100 } }
        expect(recordsFromBackup(expensesBackupText(records))).toEqual(records)
      }),
    )
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"kind":"expenses","version":2,"budgets":{},"expenses":[]}',
    '{"kind":"expenses","version":1,"budgets":{},"expenses":[1]}',
  ])('%j is no backup', (text) => {
    expect(recordsFromBackup(text)).toBeNull()
  })
})

describe('a statement of an unknown bank', () => {
  it('is known by usual words', () => {
    const found = statementColumns([['Posting date', 'Details', 'Paid out', 'Deposits']])
    expect(found).toEqual({
      format: null,
      columns: {
        ...{ headingRow: 0, date: 0, description: 1, amount: 2, category: null },
        ...{ marked: 'ownColumn', credit: 3, direction: null, received: null },
      },
    })
  })

  it('or not at all', () => {
    expect(
      statementColumns([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBeNull()
  })
})

it('the month comes first only where the column cannot be read otherwise', () => {
  expect(dateOrderOf(['01/04/26', '12/31/26'])).toBe('monthFirst')
  expect(dateOrderOf(['01/04/26', '02/04/26'])).toBe('dayFirst')
  expect(dateOrderOf(['13/31/26'])).toBe('dayFirst')
  expect(statementDay('12/31/26', 'monthFirst')).toBe('2026-12-31')
})
