import { textCells } from '@/lib/expenses/expense-csv'
import { statementColumns } from '@/lib/expenses/statement-columns'
import { statementDay } from '@/lib/expenses/statement-dates'
import { statementRows } from '@/lib/expenses/statement-rows'
import { statementAmount } from '@/lib/expenses/statement-amounts'
import { csvTable } from '@/lib/inputs/csv-table'
import { bankStatements } from '@/tests/lib/expenses/bank-statements'

function cellsOf(csv: string): string[][] {
  const reading = csvTable(csv)
  if (!reading.ok) throw new Error(reading.problem)
  return textCells(reading.rows)
}

function readOf(csv: string) {
  const rows = cellsOf(csv)
  const found = statementColumns(rows)!
  const { expenses, ...rest } = statementRows(rows, found.columns, 'Bank')
  const spent = expenses.map(({ date, description, amountPaise }) => [date, description, amountPaise / 100])
  const categories = new Set(expenses.map(({ category }) => category))
  return { format: found.format, columns: found.columns, spent, categories, ...rest }
}

test.each(bankStatements)('$issuer: $source', ({ issuer, file, received, ...given }) => {
  const { spent, category = 'Bank', unreadRows = [] } = given
  expect(readOf(file)).toMatchObject({
    ...{ format: issuer, spent, categories: new Set([category]) },
    ...{ credits: received, undecided: 0, unreadRows },
  })
})

test('at least twelve banks and four cards are known', () => {
  const issuers = [...new Set(bankStatements.map(({ issuer }) => issuer))]
  expect(issuers.filter((issuer) => !issuer.toLowerCase().endsWith('card')).length).toBeGreaterThanOrEqual(12)
  expect(issuers.filter((issuer) => issuer.toLowerCase().endsWith('card'))).toHaveLength(4)
})

describe('money received is no spending in a file of an unknown bank', () => {
  const rows = (heads: string, ...data: string[]) => [heads, ...data].join('\n')
  it.each([
    [
      'a word behind the amount',
      rows('Date,Details,Amount', '1/11/2026,Tea,50.00 Dr', '2/11/2026,Pay,50.00 Cr'),
    ],
    ['a word before it', rows('Date,Details,Amount', '1/11/2026,Tea,Dr 50.00', '2/11/2026,Pay,Cr. 50.00')],
    ['a plain amount and Cr', rows('Date,Details,Amount', '1/11/2026,Tea,50.00', '2/11/2026,Pay,50.00CR')],
    [
      'Type with Debit and Credit',
      rows('Date,Details,Amount,Type', '1/11/2026,Tea,50,Debit', '2/11/2026,Pay,50,Credit'),
    ],
    [
      'Dr/Cr of the balance before that of the amount',
      rows(
        'Date,Details,Balance,Dr/Cr,Amount,Dr/Cr',
        '1/11/2026,Tea,90,Cr,50,Dr',
        '2/11/2026,Pay,10,Dr,50,Cr',
      ),
    ],
    [
      'a sign, decided by the balance',
      rows('Date,Details,Amount,Balance', '1/11/2026,Tea,-50,950', '2/11/2026,Pay,50,1000'),
    ],
    [
      'a sign, newest first',
      rows('Date,Details,Amount,Balance', '2/11/2026,Pay,50,1000', '1/11/2026,Tea,-50,950'),
    ],
    [
      'a minus that raises the balance',
      rows('Date,Details,Amount,Balance', '1/11/2026,Tea,50,950', '2/11/2026,Pay,-50,1000'),
    ],
    [
      'a minus on a card, whose balance is what is owed',
      rows(
        'My Credit Card',
        'Date,Details,Amount,Balance',
        '1/11/2026,Tea,50,1050',
        '2/11/2026,Pay,-50,1000',
      ),
    ],
    [
      'Sent and Received',
      rows('Date,Details,Amount,Money flow', '1/11/2026,Tea,50,Sent', '2/11/2026,Pay,50,Received'),
    ],
    [
      'a wallet, whose activity is the description',
      rows('Date,Activity,Debit,Credit,Status', '1/11/2026,Tea,50,,SUCCESS', '2/11/2026,Pay,,50,SUCCESS'),
    ],
    [
      'brackets for money spent',
      rows('Date,Details,Amount,Balance', '1/11/2026,Tea,(50),950', '2/11/2026,Pay,50,1000'),
    ],
  ])('%s', (_, file) => {
    expect(readOf(file)).toMatchObject({ spent: [['2026-11-01', 'Tea', 50]], credits: 1, unreadRows: [] })
  })

  it('asks which sign is which where nothing decides it, and counts nothing as spent until then', () => {
    const file = rows('Date,Details,Amount', '1/11/2026,Tea,-50', '2/11/2026,Pay,500')
    const { columns, ...read } = readOf(file)
    expect(columns).toMatchObject({ marked: 'sign', received: null })
    expect(read).toMatchObject({ spent: [], credits: 0, undecided: 2 })
    const cells = cellsOf(file)
    const spentWith = (received: string) =>
      statementRows(cells, { ...columns, received }).expenses.map(({ description }) => description)
    expect(spentWith('+')).toEqual(['Tea'])
    expect(spentWith('-')).toEqual(['Pay'])
  })

  it('reports a word beside Dr and Cr that is neither', () => {
    const cells = cellsOf(rows('Date,Details,Amount,Dr/Cr', '1/11/2026,Tea,50,Dr', '2/11/2026,Odd,70,XX'))
    const columns = {
      ...statementColumns(cells)!.columns,
      marked: 'otherColumn',
      direction: 3,
      received: 'cr',
    } as const
    expect(statementRows(cells, columns)).toMatchObject({
      expenses: [{ description: 'Tea' }],
      unreadRows: [3],
    })
  })

  it('reports a row with money in both columns', () => {
    expect(readOf(rows('Date,Details,Debit,Credit', '1/11/2026,Odd,50,60'))).toMatchObject({
      spent: [],
      unreadRows: [2],
    })
  })
})

test.each([
  [
    'लेनदेन की तारीख | विवरण | जमा राशि | निकासी राशि | शेष राशि',
    '01/11/2026 | चाय |  | 50.00 | 900.00',
    [0, 1, 3, 2],
  ],
  ['दिनांक | ब्यौरा | नामे | जमा | बैलेंस', '01/11/2026 | चाय | 50.00 |  | 900.00', [0, 1, 2, 3]],
])('reads a statement with the heads %j', (heads, line, [date, description, amount, credit]) => {
  const cells = [heads, line].map((row) => row.split('|').map((cell) => cell.trim()))
  expect(statementColumns(cells)!.columns).toMatchObject({ date, description, amount, credit })
})

test('columns next to the amounts are taken for what they are', () => {
  const { columns } = readOf(
    'Value Date,Transaction Date,Paid to,Intl.Amount,Amount,Credit limit\n3/11/2026,1/11/2026,Tea,0,50,90000',
  )
  expect(columns).toMatchObject({ date: 1, amount: 4, credit: null, marked: 'none' })
})

test.each([
  ['50.00 Cr', { paise: 5_000, negative: false, side: 'received' }],
  ['1,50,000.00 (Dr)', { paise: 1_50_000_00, negative: false, side: 'spent' }],
  ['Cr 50', { paise: 5_000, negative: false, side: 'received' }],
  ['₹ -50.00', { paise: 5_000, negative: true, side: null }],
  ['Rs.50.00', { paise: 5_000, negative: false, side: null }],
  ['INR34,279.01', { paise: 34_279_01, negative: false, side: null }],
  ['50.00-', { paise: 5_000, negative: true, side: null }],
  ['(50.00)', { paise: 5_000, negative: true, side: null }],
  ['89.00 D', { paise: 8_900, negative: false, side: 'spent' }],
  ['५०.५०', { paise: 5_050, negative: false, side: null }],
  ['', 'empty'],
  ['0.00 Dr', 'empty'],
  ['2 lakh', null],
  ['50 USD', null],
  ['8,5', null],
  ['Amount', null],
])('the amount %j is %j', (cell, amount) => {
  expect(statementAmount(cell)).toEqual(amount)
})

test.each([
  ["01 Nov'26", '2026-11-01'],
  ['Nov 1, 2026', '2026-11-01'],
  ['June30, 2026', '2026-06-30'],
  ['20261101', '2026-11-01'],
  ['20261131', null],
  ['01.11.2026', '2026-11-01'],
  ['2026-11-01 10:15:00', '2026-11-01'],
  ['01/11/85', '1985-11-01'],
  ['31/04/26', null],
  ['1 September 2026', '2026-09-01'],
  ['', null],
  ['01NOV2026', '2026-11-01'],
  ['1st Nov 2026', '2026-11-01'],
  ['Sun, 01 Nov 2026', '2026-11-01'],
  ['01-Sept-2026', '2026-09-01'],
  ['01/11/2026| 14:20', '2026-11-01'],
  ['01-Nov-26 (02-Nov-26)', '2026-11-01'],
  ['2026/11/01T00:00', '2026-11-01'],
  ['०१/११/२०२६', '2026-11-01'],
  ['46327', null],
])('the day %j is %j', (cell, day) => {
  expect(statementDay(cell)).toBe(day)
})
