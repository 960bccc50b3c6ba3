import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documentStore } from '@/components/documents/store/document-store'
import { QuotationGenerator } from '@/components/tools/quotation-generator/screen'
import { totals } from '@/lib/invoicing/tax/totals'
import { GSTIN_27 } from '@/tests/lib/invoicing/sample-documents'
import { field } from '@/tests/calculator-screen'

const valueOf = (name: string) => Number(screen.getByRole('status', { name }).dataset.value)

jest.setTimeout(60_000)

/** Text at once: typed, each letter of it draws the whole form. */
const fill = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } })

async function open() {
  act(() => eraseAll(documentStore))
  render(<QuotationGenerator />)
  return userEvent.setup({ delay: null })
}

test('a fresh quotation has no tax: 40,000 stay 40,000 until a tax rate is typed; 18% makes it 47,200', async () => {
  const user = await open()
  expect(field('Quote number')).toHaveValue('QTN-001')
  expect(field('Tax rate')).toHaveValue('0')
  expect(field('Terms')).toHaveValue('Prices valid until the date specified.')
  expect(screen.getByLabelText('Valid until')).toHaveValue('')
  await user.type(field('Rate'), '40000')
  expect(valueOf('Total')).toBe(40000)
  expect(screen.getByText(/^No GST is counted, as the rate is 0%/)).toBeVisible()
  fill(field('Tax rate'), '18')
  expect(screen.queryByText(/^No GST is counted/)).toBeNull()
  expect(valueOf('CGST')).toBe(3600)
  expect(valueOf('SGST')).toBe(3600)
  expect(valueOf('Total')).toBe(47200)
  expect(await screen.findByText('This is not a tax invoice.')).toBeVisible()
})

/** jsdom cannot go to another page; the documents are there before it would. */
async function turnIntoInvoice(user: ReturnType<typeof userEvent.setup>) {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await waitFor(() => expect(screen.getByText('Turn into an invoice')).toBeEnabled())
  await user.click(screen.getByText('Turn into an invoice'))
}

afterEach(() => jest.restoreAllMocks())

test('it becomes an invoice with the same client, lines and tax, and stays as it was', async () => {
  const user = await open()
  fill(field('Rate'), '40000')
  fill(field('Tax rate'), '5')
  fill(screen.getByRole('combobox', { name: 'Client name' }), 'Asha')
  await turnIntoInvoice(user)
  await waitFor(() => expect(documentStore.getState().documents).toHaveLength(2))
  const [quotation, invoice] = documentStore.getState().documents
  expect(quotation).toMatchObject({ kind: 'quotation', number: 'QTN-001' })
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: 'INV-001',
    source: { kind: 'quotation', number: 'QTN-001' },
    terms: 'Payment due upon receipt.',
  })
  expect(invoice!.client.name).toBe('Asha')
  expect(invoice).toMatchObject({ lines: [{ rate: '40,000', taxRatePercent: '5' }] })
})

describe('a quotation without tax', () => {
  /** Asks for the invoice and answers the question about its tax. */
  async function answer(option: string) {
    const user = await open()
    fill(field('Rate'), '80000')
    fill(field('Company GSTIN'), GSTIN_27)
    await turnIntoInvoice(user)
    const question = await screen.findByRole('group', { name: /Which rate does the invoice charge/ })
    expect(documentStore.getState().documents).toHaveLength(1)
    const make = within(question).getByRole('button', { name: 'Make the invoice' })
    expect(make).toBeDisabled()
    await user.selectOptions(within(question).getByRole('combobox'), option)
    await user.click(make)
    return documentStore.getState().documents.find(({ kind }) => kind === 'invoice')!
  }

  it('asks for the rate before it becomes a tax invoice: 18% of 80,000 is 14,400', async () => {
    const invoice = await answer('18%')
    expect(invoice).toMatchObject({ supply: 'tax', lines: [{ taxRatePercent: '18' }] })
    expect(totals(invoice)!.taxMinor).toBe(1_440_000)
  })

  it('or for the reason why there is no tax', async () => {
    const invoice = await answer('No GST: everything is exempt')
    expect(invoice).toMatchObject({ supply: 'exempt', lines: [{ exemption: 'exempt' }] })
  })

  it('with a line that bears tax becomes an invoice at once', async () => {
    const user = await open()
    fill(field('Rate'), '80000')
    await user.click(screen.getByRole('checkbox', { name: 'A tax rate for each item' }))
    fill(field('GST rate'), '5')
    await turnIntoInvoice(user)
    await waitFor(() => expect(documentStore.getState().documents).toHaveLength(2))
  })
})
