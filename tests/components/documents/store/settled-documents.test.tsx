import { act, fireEvent, render, screen } from '@testing-library/react'
import { DocumentRow } from '@/components/documents/library/document-row'
import { documentStore } from '@/components/documents/store/document-store'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { removeDocument } from '@/lib/invoicing/storage/remove-document'
import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { bill } from '@/tests/lib/invoicing/ledger/histories'

const DOCUMENTS = [bill('INV-1', '2026-11-01', 100), bill('INV-2', '2026-11-02', 200)]
let renders = 0

function Numbers() {
  const numbers = useSettledDocuments(({ documents }) => documents.map(({ number }) => number).join(' '))
  renders += 1
  return <p>{numbers}</p>
}

beforeEach(() => {
  jest.useFakeTimers()
  eraseAll(documentStore)
  documentStore.edit(() => ({ documents: DOCUMENTS }))
  documentStore.open('invoice', DOCUMENTS[0]!.id)
  render(<Numbers />)
  renders = 0
})
afterEach(() => jest.useRealTimers())

const type = (number: string) => act(() => documentStore.change('invoice', { number }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('what is typed reaches a list once, a second after the last key', () => {
  type('INV-1A')
  wait(900)
  type('INV-1AB')
  wait(900)
  expect(screen.getByText('INV-1 INV-2')).toBeInTheDocument()
  expect(renders).toBe(0)
  wait(200)
  expect(screen.getByText('INV-1AB INV-2')).toBeInTheDocument()
  expect(renders).toBe(1)
})

test('a deleted document leaves a list at once, with what was typed just before', () => {
  type('INV-1A')
  act(() => removeDocument(documentStore, DOCUMENTS[1]!.id))
  expect(screen.getByText('INV-1A')).toBeInTheDocument()
})

test.each(['Duplicate INV-1', 'Repeat for this month: INV-1'])(
  '%s takes what was typed just before',
  (name) => {
    render(<DocumentRow doc={DOCUMENTS[0]!} settlement={null} isOpen />)
    type('INV-1')
    act(() => documentStore.change('invoice', { notes: 'Typed just before' }))
    fireEvent.click(screen.getByRole('button', { name }))
    expect(documentStore.getState().documents.at(-1)).toMatchObject({ notes: 'Typed just before' })
    expect(documentStore.getState().documents).toHaveLength(3)
  },
)
