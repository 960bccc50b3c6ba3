import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documentStore } from '@/components/documents/store/document-store'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import { addBusiness } from '@/lib/invoicing/businesses/business-acts'
import { keptBusinesses } from '@/lib/invoicing/storage/business-list'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { writeDocumentsFile } from '@/lib/invoicing/storage/documents-file'
import { holdDate } from '@/tests/hold-date'
import { invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

beforeAll(() => void holdDate(new Date('2026-11-28T12:00:00+05:30')))

const BINA = { name: 'Bina Traders', address: '', gstin: '' }

function open(businesses: readonly string[] = []) {
  act(() => {
    localStorage.clear()
    sessionStorage.clear()
    documentStore.setState({ business: null })
    documentStore.connect()
    documentStore.openBusiness(null)
    eraseAll(documentStore)
    keptBusinesses.sync()
    documentStore.edit(() => ({
      documents: [invoice({ business: { ...registered, name: 'Asha Stores' }, lines: lines('1 × 10') })],
    }))
    for (const name of businesses) addBusiness(documentStore, { ...BINA, name })
  })
  render(<InvoiceGenerator />)
  return userEvent.setup({ delay: null })
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const theSwitch = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Business' })

test('a second business is added below the list, and then chosen at the top', async () => {
  const user = open()
  expect(screen.queryByRole('combobox', { name: 'Business' })).not.toBeInTheDocument()
  await user.click(await screen.findByText('Several businesses'))
  const add = screen.getByRole('group', { name: 'Add a business' })
  await user.click(within(add).getByRole('button', { name: 'Add business' }))
  expect(within(add).getByRole('alert')).toHaveTextContent('Enter the name of the business.')
  await user.type(within(add).getByLabelText('Name of the business'), 'Bina Traders')
  await user.type(within(add).getByLabelText('GSTIN, if it has one'), '27AAPFU0939F1ZX')
  await user.click(within(add).getByRole('button', { name: 'Add business' }))
  expect(within(add).getByRole('alert')).toHaveTextContent('Check the GSTIN, or leave it empty.')
  await user.clear(within(add).getByLabelText('GSTIN, if it has one'))
  await user.click(within(add).getByRole('button', { name: 'Add business' }))

  expect(await theSwitch()).toHaveDisplayValue('Bina Traders')
  expect(await field('Company name')).toHaveValue('Bina Traders')
  expect(await field('Invoice number')).toHaveValue('INV-001')
  await user.selectOptions(await theSwitch(), 'Asha Stores')
  expect(await field('Company name')).toHaveValue('Asha Stores')
  expect(await theSwitch()).toHaveFocus()
})

test('a business is renamed, and one that is not open is erased once it is confirmed', async () => {
  const user = open(['Bina Traders', 'Chetan & Sons'])
  await user.click(await screen.findByText('Several businesses'))
  const list = screen.getByRole('list', { name: 'Your businesses' })
  await user.click(within(list).getByRole('button', { name: 'Rename Bina Traders' }))
  const name = within(list).getByLabelText('Name of the business')
  await user.clear(name)
  await user.type(name, 'Bina & Co')
  await user.click(within(list).getByRole('button', { name: 'Save' }))
  expect(await theSwitch()).toContainHTML('Bina &amp; Co')
  await user.click(within(list).getByRole('button', { name: 'Erase Bina & Co' }))
  await user.click(within(list).getByRole('button', { name: 'Yes, erase this business' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  expect(within(list).queryByRole('button', { name: 'Erase Chetan & Sons' })).not.toBeInTheDocument()
})

const importFile = (text: string) =>
  userEvent.upload(screen.getByLabelText('Import a file'), {
    text: () => Promise.resolve(text),
    name: 'copy.json',
    type: 'application/json',
  } as File)

test('a copy of another business is asked about, and added next to the open one', async () => {
  const user = open()
  await screen.findByText('Several businesses')
  const copy = { id: 'other', name: 'Chetan & Sons', shared: {} }
  const documents = [invoice({ id: 'c1', lines: lines('1 × 99') })]
  await importFile(writeDocumentsFile({ ...noDocuments, documents }, {}, copy))
  const question = await screen.findByRole('group', { name: 'The copy' })
  expect(question).toHaveTextContent(
    'This is a copy of Chetan & Sons, a business that is not here, with 1 document.',
  )
  await user.click(within(question).getByRole('button', { name: 'Add it as another business' }))
  expect(await screen.findByText(/Chetan & Sons is added\./)).toBeVisible()
  expect(documentStore.getState().documents).toHaveLength(1)
  // The switch between the two is shown from now on.
  expect(documentStore.getState().business).toBe('')
})

test('what differs on both sides is shown before a copy is taken back, and the older can stay as a copy', async () => {
  const user = open(['Bina Traders'])
  const [, bina] = keptBusinesses.getState().value
  const was = invoice({ id: 'b1', changedAt: 1, lines: lines('1 × 100') })
  const here = { ...was, changedAt: 5, lines: lines('1 × 200') }
  act(() => documentStore.edit(() => ({ documents: [here] })))
  await screen.findByText('Several businesses')
  const theirs = { ...was, changedAt: 7, lines: lines('1 × 300'), client: { ...was.client, name: 'Asha' } }
  await importFile(
    writeDocumentsFile({ ...noDocuments, documents: [theirs] }, {}, { ...bina!, shared: { b1: 1 } }),
  )
  const question = await screen.findByRole('group', { name: 'The copy' })
  const differences = within(question).getByRole('list', { name: 'Changed on both sides' })
  // 18% on 200 and on 300.
  expect(differences).toHaveTextContent('Invoice INV-001 differs: client, items')
  expect(differences).toHaveTextContent('Here: ₹236.00, 21 November 2026')
  expect(differences).toHaveTextContent('In the copy: ₹354.00, Asha, 21 November 2026')
  expect(differences).toHaveTextContent('The one in the copy stays.')
  await user.click(within(question).getByLabelText('Keep the older ones too, as copies'))
  await user.click(within(question).getByRole('button', { name: 'Take the copy back' }))
  expect(await screen.findByText('Documents imported: 0. Into Bina Traders.')).toBeVisible()
  expect(
    documentStore
      .getState()
      .documents.map(({ changedAt }) => changedAt)
      .toSorted(),
  ).toEqual([5, 7])
})
