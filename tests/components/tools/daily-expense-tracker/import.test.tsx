import { act, screen, within } from '@testing-library/react'
import { type UserEvent } from '@testing-library/user-event'
import { read, write } from '@e965/xlsx'
import { eraseRecords, keptExpenses } from '@/components/tools/daily-expense-tracker/kept-records'
import { DailyExpenseTracker } from '@/components/tools/daily-expense-tracker/screen'
import { openAt } from '@/tests/calculator-screen'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'
import { bankStatements } from '@/tests/lib/expenses/bank-statements'

beforeAll(() => void holdDate(new Date(2026, 10, 28, 12)))

afterEach(() => {
  act(() => {
    eraseRecords()
    dispatchEvent(new Event('pagehide'))
  })
  localStorage.clear()
})

type Content = string | Uint8Array<ArrayBuffer>

async function openWith(content: Content, name = 'statement.csv'): Promise<UserEvent> {
  const user = openAt('/daily-expense-tracker', DailyExpenseTracker)
  comeIntoSight()
  const field = await screen.findByLabelText('Import CSV or a bank statement')
  await user.upload(field, new File([content], name))
  return user
}

const importPart = () => screen.findByRole('region', { name: 'Import' })
const kept = () =>
  keptExpenses
    .getState()
    .value.map(({ date, description, amountPaise }) => [date, description, amountPaise / 100])

/** Takes over what was found and opens the list. */
async function addAll(user: UserEvent, count: number) {
  const name = count === 1 ? 'Add 1 expense' : `Add ${count} expenses`
  await user.click(within(await importPart()).getByRole('button', { name }))
}

const workbook = (bookType: 'biff8' | 'xlsx', text: string) =>
  Uint8Array.from(write(read(text, { type: 'string', raw: true }), { type: 'buffer', bookType }) as Buffer)

const statement = (issuer: string) => bankStatements.find((known) => known.issuer === issuer)!

test.each([
  ['a table with tabs under .xls', 'State Bank of India', 'statement.xls', (text: string) => text],
  ['an old Excel file', 'HDFC Bank', 'statement.xls', (text: string) => workbook('biff8', text)],
  ['formulas', 'Canara Bank', 'statement.csv', (text: string) => text],
])('%s: %s reaches the list once, without money received', async (_, issuer, name, content) => {
  const { file, spent } = statement(issuer)
  const user = await openWith(content(file), name)
  const part = within(await importPart())
  expect(part.getByText(`Recognised: ${issuer}`)).toBeInTheDocument()
  expect(part.getByText('Left out: 1 row of money received')).toBeInTheDocument()
  await addAll(user, spent.length)
  expect(kept().sort()).toEqual([...spent].sort())
  await user.upload(screen.getByLabelText('Import CSV or a bank statement'), new File([content(file)], name))
  expect(await screen.findByText(/^Left out: \d+ expenses? already in the list/)).toBeInTheDocument()
})

test('a sign that nothing explains is asked for before anything is added', async () => {
  const user = await openWith('Date,Details,Amount\n01/11/2026,Tea,-50\n02/11/2026,Pay,500\n')
  const part = within(await importPart())
  expect(
    part.getByText('Waiting for your choice of how money received is marked: 2 rows'),
  ).toBeInTheDocument()
  expect(part.getByRole('button', { name: 'Add 0 expenses' })).toBeDisabled()
  await user.selectOptions(part.getByLabelText('Money received has'), 'No minus sign')
  await addAll(user, 1)
  expect(kept()).toEqual([['2026-11-01', 'Tea', 50]])
})

test('the visitor says which column and which word is money received', async () => {
  const user = await openWith(
    'Date,Details,Amount,Kind\n01/11/2026,Tea,50,Bazaar\n02/11/2026,Pay,500,Tankhwah\n',
  )
  const part = within(await importPart())
  await user.selectOptions(
    part.getByLabelText('How money received is marked'),
    'By a word in another column, such as Dr or Cr',
  )
  expect(part.getByText(/^Waiting for your choice/)).toBeInTheDocument()
  await user.selectOptions(part.getByLabelText('Column with the word'), 'Kind')
  await user.selectOptions(part.getByLabelText('Word of money received'), 'Tankhwah')
  await addAll(user, 1)
  expect(kept()).toEqual([['2026-11-01', 'Tea', 50]])
})

test('a word behind the amount, the other way round', async () => {
  const user = await openWith('Date,Details,Amount\n01/11/2026,Tea,50 Cr\n02/11/2026,Pay,500 Dr\n')
  await user.selectOptions(within(await importPart()).getByLabelText('Word of money received'), 'Dr')
  await addAll(user, 1)
  expect(kept()).toEqual([['2026-11-01', 'Tea', 50]])
})

test('a column of its own for money received', async () => {
  const user = await openWith(
    'Khata of Asha\nNovember,2026\nDin,Kis par,Gone,Come\n01/11/2026,Tea,50,\n02/11/2026,Pay,,500\n',
  )
  const part = within(await importPart())
  expect(part.getByText('Match the columns')).toBeInTheDocument()
  await user.selectOptions(part.getByLabelText('How money received is marked'), 'In a column of its own')
  await user.selectOptions(part.getByLabelText('Money received column'), 'Come')
  expect(part.getByText('Left out: 1 row of money received')).toBeInTheDocument()
  await addAll(user, 1)
  expect(kept()).toEqual([['2026-11-01', 'Tea', 50]])
})

test.each([
  ['a PDF', '%PDF-1.7', /^This is a PDF\. Download/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), /^This is a picture\. Download/],
  [
    'half a workbook',
    workbook('xlsx', 'a,b\n1,2').slice(0, 500),
    /^This file cannot be read as a table\. .* save it as CSV/,
  ],
  ['nothing', '', /^This file has no rows/],
  ['a table of 201 columns', 'a,'.repeat(200) + 'b', /^This file has more than 200 columns/],
  ['a table of 6 MB', 'a,b\n'.repeat(1_500_000), /^This file is too large\. .* at most 5 MB\.$/],
])('%s is refused with the way out', async (_, content: Content, message) => {
  await openWith(content, 'statement.csv')
  expect(await screen.findByText(message)).toBeInTheDocument()
})
