import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DocumentRow } from '@/components/documents/library/document-row'
import { MonthlyClients } from '@/components/documents/library/monthly-clients'
import { documentStore } from '@/components/documents/store/document-store'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { holdDate } from '@/tests/hold-date'
import { bill } from '@/tests/lib/invoicing/ledger/histories'

beforeAll(() => void holdDate(new Date('2026-11-23T12:00:00+05:30')))

const SEPTEMBER = bill('INV-1', '2026-09-05', 100)
const OCTOBER = bill('INV-2', '2026-10-05', 200, { dueDate: '2026-10-12' })

const store = (documents: readonly BusinessDocument[]) =>
  act(() => {
    eraseAll(documentStore)
    documentStore.edit(() => ({ documents }))
  })

test('a client of September and October is named, invoiced again with a tap, and then no longer named', async () => {
  store([SEPTEMBER, OCTOBER])
  render(<MonthlyClients />)
  expect(screen.getByText('Not invoiced yet in November 2026: 1 of your monthly clients')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Same as last month for Asha Traders' }))
  const made = documentStore.getState().documents.at(-1) as Invoice
  // 7 days to pay.
  expect(made).toMatchObject({ number: 'INV-3', date: '2026-11-23', dueDate: '2026-11-30' })
  expect(made.lines).toEqual(OCTOBER.lines)
  expect(screen.queryByText(/Not invoiced yet/)).toBeNull()
})

test('with nobody to remind of there is nothing', () => {
  store([OCTOBER])
  render(<MonthlyClients />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('two taps are two invoices with two numbers', async () => {
  store([OCTOBER])
  render(<DocumentRow doc={OCTOBER} settlement={null} isOpen={false} />)
  const again = screen.getByRole('button', { name: 'Repeat for this month: INV-2' })
  await userEvent.click(again)
  await userEvent.click(again)
  expect(documentStore.getState().documents.map(({ number }) => number)).toEqual(['INV-2', 'INV-3', 'INV-4'])
})
