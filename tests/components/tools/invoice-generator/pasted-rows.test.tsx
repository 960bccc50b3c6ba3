import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askedTable } from '@/components/documents/form/asked-table'
import { documentStore } from '@/components/documents/store/document-store'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import { toastStore } from '@/components/ui/toast-store'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { holdDate } from '@/tests/hold-date'

jest.setTimeout(60_000)

beforeAll(() => void holdDate(new Date('2026-11-21T12:00:00+05:30')))

/** Rows pasted into the description of a new invoice. */
async function pasteRows(...rows: string[]) {
  history.replaceState(null, '', '/invoice-generator')
  act(() => {
    eraseAll(documentStore)
    askedTable.setState(null, true)
    toastStore.setState({ toast: null })
  })
  render(<InvoiceGenerator />)
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getAllByRole('combobox', { name: 'Description' })[0]!)
  await user.paste(rows.map((row) => row.replaceAll(' | ', '\t')).join('\n'))
  return user
}

const cells = (name: string, role = 'textbox') =>
  screen.getAllByRole<HTMLInputElement>(role, { name }).map(({ value }) => value)
const asked = () => screen.findByRole('region', { name: 'Columns of the copied rows' })

test('an uncertain column is shown as it was read, and corrected before the rows become lines', async () => {
  const user = await pasteRows('Item | Qty | MRP (Incl. of taxes)', 'Chair | 2 | 1500', 'Table | 1 | 900')
  const part = within(await asked())
  expect(part.getByLabelText('Qty')).toHaveDisplayValue('Quantity')
  expect(part.getByLabelText('MRP (Incl. of taxes)')).toHaveDisplayValue('Rate')
  expect(part.getByText('1500 · 900')).toBeInTheDocument()
  expect(screen.queryByDisplayValue('Chair')).toBeNull()
  await user.click(part.getByRole('button', { name: 'Add 2 rows' }))
  expect([cells('Quantity'), cells('Rate')]).toEqual([
    ['2', '1'],
    ['1500', '900'],
  ])
  expect(screen.queryByRole('region', { name: 'Columns of the copied rows' })).toBeNull()
})

test('rows without a rate are counted, and a column is chosen once', async () => {
  const user = await pasteRows('Screws | 500 | 2')
  const part = within(await asked())
  await user.selectOptions(part.getByLabelText('Column 2'), 'Rate')
  expect(part.getByLabelText('Column 3')).toHaveDisplayValue('Not used')
  await user.selectOptions(part.getByLabelText('Column 2'), 'Not used')
  expect(part.getByRole('status')).toHaveTextContent('Without a rate, and so without an amount: 1 row')
  await user.selectOptions(part.getByLabelText('Column 2'), 'Rate')
  await user.selectOptions(part.getByLabelText('Column 3'), 'Quantity')
  await user.click(part.getByRole('button', { name: 'Add 1 row' }))
  expect([cells('Quantity'), cells('Rate')]).toEqual([['2'], ['500']])
})

test('nothing is added when the visitor cancels', async () => {
  const user = await pasteRows('Item | Qty | Amount', 'Chair | 2 | 2400')
  await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('region', { name: 'Columns of the copied rows' })).toBeNull()
  expect(cells('Rate')).toEqual([''])
})

test('headings alone are answered in words', async () => {
  await pasteRows('Item | Rate')
  await act(() => Promise.resolve())
  expect(toastStore.getState().toast?.description).toBe(
    'Copy the rows with their items, not the headings alone.',
  )
})

test('rows that wait are not offered in another document', async () => {
  const user = await pasteRows('Chair | 2 | 1200')
  await screen.findByDisplayValue('Chair')
  await screen.findByRole('button', { name: 'Export all' })
  await user.click(screen.getAllByRole('combobox', { name: 'Description' })[0]!)
  await user.paste('Screws\t500\t2')
  await asked()
  act(() => {
    const other = blankDocument('invoice', { ...documentStore.start(), number: 'INV-009' })
    documentStore.put(other)
    documentStore.open('invoice', other.id)
  })
  await screen.findByText('Still missing')
  expect(screen.queryByDisplayValue('Chair')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Columns of the copied rows' })).toBeNull()
})
