import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { documentStore } from '@/components/documents/store/document-store'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { holdDate } from '@/tests/hold-date'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

jest.setTimeout(60_000)

beforeAll(() => void holdDate(new Date('2026-11-21T12:00:00+05:30')))

let reads = 0

/** An invoice of one of five clients that counts how often its lines are read. */
function counting(place: number): Invoice {
  const rows = lines('2 × 100', '1 × 50').map((line, row) => ({ ...line, description: `Item ${row}` }))
  const number = `OLD-${place + 1}`
  const doc = invoice({ id: number, number, client: { ...blankClient, name: `Client ${place % 5}` } })
  return Object.defineProperty(doc, 'lines', {
    enumerable: true,
    get() {
      reads += 1
      return rows
    },
  })
}

/** How much is done for a letter typed into an invoice, while so many others are stored. */
async function workForOneKey(others: number) {
  act(() => {
    eraseAll(documentStore)
    const stored = Array.from({ length: others }, (_, place) => counting(place))
    documentStore.edit(({ settings }) => ({ documents: stored, settings: { ...settings, remember: 'yes' } }))
    documentStore.put(invoice({ id: 'open', number: 'INV-001', lines: lines('3 × 10') }))
  })
  const { unmount } = render(<InvoiceGenerator />)
  await screen.findByRole('button', { name: 'Export all' })
  await screen.findByRole('option', { name: 'Client 4', hidden: true })
  const client = screen.getByRole('combobox', { name: 'Client name' })
  const typed = (text: string) => act(async () => void fireEvent.change(client, { target: { value: text } }))
  await typed('A')
  reads = 0
  const folds = jest.spyOn(String.prototype, 'toLocaleLowerCase')
  await typed('As')
  const work = { reads, folds: folds.mock.calls.length }
  folds.mockRestore()
  unmount()
  return work
}

test('a key reads and folds as much with 1,000 stored documents as with 5', async () => {
  // Storing waits for a pause, and is not a key's work.
  window.requestIdleCallback = () => 0
  const few = await workForOneKey(5)
  const many = await workForOneKey(1_000)
  expect(few.folds).toBeGreaterThan(0)
  expect(many).toEqual(few)
})
