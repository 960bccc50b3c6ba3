import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LedgerSection } from '@/components/documents/ledger/ledger-section'
import { statementLines } from '@/components/documents/ledger/statement-entries'
import { statementPaper } from '@/components/documents/ledger/statement-paper'
import { documentStore } from '@/components/documents/store/document-store'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { holdDate } from '@/tests/hold-date'
import { bill, note, paid } from '@/tests/lib/invoicing/ledger/histories'

beforeAll(() => void holdDate(new Date('2026-11-30T12:00:00+05:30')))

const bina = bill('INV-3', '2026-06-01', 50)
const DOCUMENTS: readonly BusinessDocument[] = [
  bill('INV-1', '2026-03-01', 1000),
  paid('RCT-1', '2026-03-31', 400, 'INV-1'),
  bill('INV-2', '2026-11-20', 200, { dueDate: '2026-12-20' }),
  note('creditNote', 'CN-1', '2026-11-25', 20, 'INV-2'),
  { ...bina, client: { ...bina.client, name: 'Bina Stores' } },
  bill('INV-4', '', 7),
]

function open(documents = DOCUMENTS) {
  act(() => {
    eraseAll(documentStore)
    documentStore.edit(() => ({ documents }))
  })
  render(<LedgerSection />)
  return userEvent.setup({ delay: null })
}

const cellsOf = (row: HTMLElement) =>
  [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))
const rowsIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').map(cellsOf)

test('what is unpaid is shown by client and age: 600 since March, 180 not due, 50 since June', () => {
  open()
  expect(screen.getByText('Unpaid: ₹830.00, of it overdue ₹650.00')).toBeInTheDocument()
  expect(rowsIn('Unpaid by days after the due date')).toEqual([
    ['Client', 'Unpaid', 'Not due', 'Over 90 days'],
    ['Asha Traders', '₹780.00', '₹180.00', '₹600.00'],
    ['Bina Stores', '₹50.00', '—', '₹50.00'],
    ['All clients', '₹830.00', '₹180.00', '₹650.00'],
  ])
})

test('a statement opens with this financial year, its opening balance and what is left out', () => {
  open()
  expect(screen.getByLabelText('Statement from')).toHaveValue('2026-04-01')
  expect(screen.getByText('Opening balance: ₹600.00')).toBeInTheDocument()
  expect(rowsIn('Account of Asha Traders')).toEqual([
    ['Entry', 'Debit', 'Credit', 'Balance'],
    ['20-11-2026 Invoice INV-2', '₹200.00', '—', '₹800.00'],
    ['25-11-2026 Credit note CN-1 against INV-2', '—', '₹20.00', '₹780.00'],
  ])
  expect(screen.getByText('Closing balance: ₹780.00')).toBeInTheDocument()
  expect(screen.getByText('Unfinished, so not included: INV-4')).toBeInTheDocument()
})

test('another client and another period are chosen, and a period that ends before it begins is a message', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Client'), 'Bina Stores')
  expect(rowsIn('Account of Bina Stores')).toHaveLength(2)
  await user.clear(screen.getByLabelText('Statement to'))
  expect(screen.getByText('Choose the first and the last day of the statement.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Statement (CSV)' })).toBeNull()
})

test('without an invoice, note or receipt there is nothing to show', () => {
  open([])
  expect(screen.queryByText('Client statements')).toBeNull()
})

const [asha] = accountsOf(DOCUMENTS)
const [FROM, TO] = ['2026-03-15', '2026-11-30']
const account = statementOf(asha!, FROM, TO)

test('the file for spreadsheets has opening, entries with plain figures, totals and the closing balance', () => {
  expect(statementLines(account, FROM, TO)).toEqual([
    ['Date', 'Particulars', 'Against', 'Debit', 'Credit', 'Balance'],
    [FROM, 'Opening balance', '', '', '', '1000.00'],
    ['2026-03-31', 'Receipt RCT-1', 'INV-1', '', '400.00', '600.00'],
    ['2026-11-20', 'Invoice INV-2', '', '200.00', '', '800.00'],
    ['2026-11-25', 'Credit note CN-1', 'INV-2', '', '20.00', '780.00'],
    [TO, 'Total and closing balance', '', '200.00', '420.00', '780.00'],
  ])
})

test('the paper shows the same with Dr and Cr, sums to carry over pages, and what is unpaid by age', () => {
  const paper = statementPaper(asha!, { statement: account, from: FROM, to: TO })
  expect(paper.table?.rows).toEqual([
    ['15-03-2026', 'Opening balance', '', '', '1,000.00 Dr'],
    ['31-03-2026', 'Receipt RCT-1 against INV-1', '', '400.00', '600.00 Dr'],
    ['20-11-2026', 'Invoice INV-2', '200.00', '', '800.00 Dr'],
    ['25-11-2026', 'Credit note CN-1 against INV-2', '', '20.00', '780.00 Dr'],
  ])
  expect(paper.table?.running?.at(-1)).toEqual(['', '', '200.00', '420.00', '780.00 Dr'])
  expect(paper.taxes?.rows).toEqual([['180.00', '0.00', '0.00', '0.00', '600.00', '780.00']])
  expect(paper.sums.at(-1)).toEqual({ label: 'Balance due', value: '₹780.00', strong: true })
  expect(paper.words).toBe('Rupees Seven Hundred Eighty Only')
})

test('money paid in advance is a credit balance, and no amount in words asks for it', () => {
  const [ahead] = accountsOf([paid('RCT-1', '2026-11-01', 400, '')])
  const paper = statementPaper(ahead!, { statement: statementOf(ahead!, FROM, TO), from: FROM, to: TO })
  expect(paper.sums.at(-1)).toEqual({ label: 'Paid in advance', value: '₹400.00', strong: true })
  expect([paper.table?.rows.at(-1)?.at(-1), paper.words, paper.taxes]).toEqual(['400.00 Cr', '', null])
})
