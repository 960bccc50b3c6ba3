import { act, fireEvent, render, screen } from '@testing-library/react'
import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import userEvent from '@testing-library/user-event'
import { ReferenceFields } from '@/components/documents/details/reference-fields'
import { papersOf } from '@/components/documents/paper/papers-of'
import { documentStore } from '@/components/documents/store/document-store'
import { useDocument } from '@/components/documents/store/use-document'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

function Form() {
  return <ReferenceFields doc={useDocument('invoice') as ItemDocument} />
}

const paper = () => papersOf(documentStore.getState().documents[0]!)![0]!

test('a column is asked for, filled in for each item, and printed with what it holds', async () => {
  act(() => {
    eraseAll(documentStore)
    const own = lines('1 × 5', '2 × 7').map((line, place) => ({ ...line, description: `Ware ${place + 1}` }))
    documentStore.put(invoice({ id: 'a', lines: own }))
  })
  render(<Form />)
  const user = userEvent.setup()
  expect(paper().table!.columns.map(({ heading }) => heading)).not.toContain('Batch')
  await user.type(screen.getByRole('textbox', { name: 'Buyer’s order number' }), 'PO-7')
  await user.click(screen.getByRole('checkbox', { name: 'Batch number' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of own column 1' }), 'Colour')
  await user.type(screen.getAllByRole('textbox', { name: 'Batch number' })[1]!, 'B-9')
  await user.type(screen.getAllByRole('textbox', { name: 'Colour' })[0]!, 'red')
  const { columns, rows } = paper().table!
  const cells = (heading: string) => {
    const at = columns.findIndex((column) => column.heading === heading)
    return rows.map((row) => row[at])
  }
  expect(cells('Batch')).toEqual(['', 'B-9'])
  expect(cells('Colour')).toEqual(['red', ''])
  expect(paper().facts).toContainEqual({ label: 'Buyer’s order no.', value: 'PO-7' })
})

test('a taxed sale has fields for the invoice that it revises and for the return that amends it', async () => {
  act(() => {
    eraseAll(documentStore)
    documentStore.put(invoice({ id: 'a', lines: lines('1 × 5') }))
  })
  render(<Form />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Revises the invoice number' }), 'B-17')
  expect(paper().title).toBe('Revised Tax Invoice')
  expect(paper().facts).toContainEqual({ label: 'Original invoice no.', value: 'B-17' })
  expect(screen.queryByRole('textbox', { name: 'Number as it was filed' })).not.toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Amended in the GSTR-1 of'), { target: { value: '2026-11' } })
  await user.type(screen.getByRole('textbox', { name: 'Number as it was filed' }), 'INV-8')
  expect((documentStore.getState().documents[0] as ItemDocument).references).toMatchObject({
    amendedIn: '2026-11',
    filedNumber: 'INV-8',
  })
})

test('a bill of supply is in neither', () => {
  act(() => {
    eraseAll(documentStore)
    documentStore.put(invoice({ id: 'a', supply: 'composition', lines: lines('1 × 5') }))
  })
  render(<Form />)
  expect(screen.queryByLabelText('Amended in the GSTR-1 of')).not.toBeInTheDocument()
})
