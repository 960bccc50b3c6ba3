import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { papersOf } from '@/components/documents/paper/papers-of'
import { reasonNotReady } from '@/components/documents/result/reason-not-ready'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuickBill } from '@/components/documents/books/quick-bill'
import DocumentNotices from '@/components/documents/library/document-notices'
import { documentStore } from '@/components/documents/store/document-store'
import { useDocument } from '@/components/documents/store/use-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { totals } from '@/lib/invoicing/tax/totals'
import { holdDate } from '@/tests/hold-date'
import { invoice, registered } from '@/tests/lib/invoicing/sample-documents'

beforeAll(() => void holdDate(new Date('2026-11-23T12:00:00+05:30')))

const line = (description: string, rate: string, quantity = '3') => ({
  ...blankLine(1, '18'),
  ...{ description, rate, quantity, unit: 'bag', hsn: '2523' },
})
const EMPTY = invoice().client

const business = { ...registered, name: 'Ganesh Stores' }
const OCTOBER = invoice({
  business,
  ...{ id: 'oct', number: 'INV-009', date: '2026-10-31', dueDate: '2026-11-15' },
  client: { ...EMPTY, name: 'Asha Traders', state: '27' },
  lines: [line('Retainer for October 2026', '5000', '1')],
})
const NOVEMBER = invoice({
  business,
  ...{ id: 'nov', number: 'INV-010', date: '2026-11-02' },
  client: { ...EMPTY, name: 'Bina Stores' },
  lines: [line('Cement', '350')],
})

const noMessages = { lines: new Map(), numberUsed: false }

function Screen() {
  const doc = useDocument('invoice')
  if (doc.kind !== 'invoice') throw new Error('these tests write invoices')
  return (
    <>
      <QuickBill doc={doc} messages={noMessages} />
      <output aria-label="open">{doc.number}</output>
    </>
  )
}

function open(documents: readonly Invoice[] = [OCTOBER, NOVEMBER], width = 360) {
  innerWidth = width
  act(() => {
    eraseAll(documentStore)
    documentStore.edit(({ settings }) => ({ documents, settings: { ...settings, remember: 'yes' } }))
    documentStore.open('invoice', documents.at(-1)?.id ?? '')
  })
  render(<Screen />)
  return userEvent.setup({ delay: null })
}

const openDoc = () => {
  const { open: opened, documents } = documentStore.getState()
  return documents.find(({ id }) => id === opened.invoice!.id) as Invoice
}
const button = (name: string) => screen.getByRole('button', { name })
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('client, item, quantity: a new invoice with the next number is ready to send, the last one is as it was', async () => {
  const user = open()
  expect(namesIn('Saved clients')).toEqual(['Bina Stores', 'Asha Traders'])
  await user.click(button('Asha Traders'))
  await user.click(button('Cement ₹350'))
  fireEvent.change(screen.getByLabelText('Quantity of Cement'), { target: { value: '12' } })
  const made = openDoc()
  expect(made).toMatchObject({
    number: 'INV-011',
    date: '2026-11-23',
    client: { name: 'Asha Traders', state: '27' },
  })
  expect(made.lines).toHaveLength(1)
  // 12 × 350 = 4,200 and 18%.
  expect(totals(made)!.totalMinor).toBe(495600)
  expect(screen.getByText('₹4,956.00')).toBeInTheDocument()
  expect(button('Download PDF')).toBeEnabled()
  expect(documentStore.getState().documents).toEqual([OCTOBER, NOVEMBER, made])
})

test('before its first item the bill asks for one in place of failing', async () => {
  const user = open()
  await user.click(button('Asha Traders'))
  expect(button('Download PDF')).toBeDisabled()
  expect(screen.getByText('Add an item first.')).toBeVisible()
  await user.click(button('Cement ₹350'))
  expect(button('Download PDF')).toBeEnabled()
  expect(screen.queryByText('Add an item first.')).toBeNull()
})

test.each(documentKinds)('a stored %s without content says what it lacks', (kind) => {
  const doc = blankDocument(kind, { id: 'a', number: 'N-1', date: '2026-11-28', now: 1 })
  const reason = kind === 'receipt' ? 'Enter the amount first.' : 'Add an item first.'
  expect(papersOf(doc)).toBeNull()
  expect(reasonNotReady(doc, noMessages)).toBe(reason)
})

test('a begun invoice without a client takes the one that is chosen, and no number is left out', async () => {
  const user = open([NOVEMBER])
  act(() => {
    documentStore.open('invoice', '')
    documentStore.change('invoice', { notes: 'begun' })
  })
  await user.click(button('Bina Stores'))
  expect(openDoc()).toMatchObject({ number: 'INV-011', notes: 'begun' })
  expect(documentStore.getState().documents).toHaveLength(2)
})

test('what the client bought comes first, and both books are searched by name', async () => {
  const user = open()
  await user.type(screen.getByLabelText('Find a client'), 'ASHA')
  expect(namesIn('Saved clients')).toEqual(['Asha Traders'])
  await user.click(button('Asha Traders'))
  expect(namesIn('Saved items')).toEqual(['Retainer for October 2026₹5000', 'Cement₹350'])
  await user.type(screen.getByLabelText('Find an item'), 'cem')
  expect(namesIn('Saved items')).toEqual(['Cement₹350'])
  await user.type(screen.getByLabelText('Find an item'), 'x')
  expect(screen.getByText('Nothing saved has this name.')).toBeInTheDocument()
})

test('same as the last: the begun invoice gets its lines and as many days to pay, and the period is pointed out', async () => {
  const user = open()
  await user.click(button('Asha Traders'))
  await user.click(button('Same as INV-009'))
  // 15 days from 31 October to 15 November, and from 23 November to 8 December.
  expect(openDoc()).toMatchObject({ number: 'INV-011', date: '2026-11-23', dueDate: '2026-12-08' })
  expect(openDoc().lines).toEqual(OCTOBER.lines)
  expect(documentStore.getState().documents).toHaveLength(3)
  render(<DocumentNotices doc={openDoc()} messages={noMessages} />)
  await waitFor(() =>
    expect(screen.getAllByRole('region', { name: 'Saved clients and items' })).toHaveLength(2),
  )
  expect(screen.getByText(/INV-011 is a copy of INV-009, dated 23 November 2026/)).toHaveTextContent(
    'Check the period: it still has “October 2026”.',
  )
})

test.each([
  ['on a wide screen', [NOVEMBER], 1024],
  ['without a saved client', [], 360],
])('%s there is no list', (_, documents, width) => {
  open(documents, width)
  expect(screen.queryByRole('region', { name: 'Saved clients and items' })).toBeNull()
})
