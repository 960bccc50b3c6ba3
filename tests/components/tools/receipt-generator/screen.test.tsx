import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documentStore } from '@/components/documents/store/document-store'
import { ReceiptGenerator } from '@/components/tools/receipt-generator/screen'
import { field } from '@/tests/calculator-screen'

const valueOf = (name: string) => Number(screen.getByRole('status', { name }).dataset.value)

jest.setTimeout(60_000)

/** Text at once: typed, each letter of it draws the whole form. */
const fill = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } })

async function open() {
  act(() => eraseAll(documentStore))
  render(<ReceiptGenerator />)
  return userEvent.setup({ delay: null })
}

test('an amount is in words, with its mode, on the receipt; an advance holds its tax: 11,800 are 10,000 and 900 twice', async () => {
  const user = await open()
  expect(field('Receipt number')).toHaveValue('RCT-001')
  await user.type(field('Amount received'), '123456.78')
  expect(valueOf('Amount')).toBe(123456.78)
  expect(valueOf('Subtotal')).toBe(123456.78)
  for (const head of ['cgst', 'sgst', 'igst'])
    expect(document.querySelector(`output[name=${head}]`)).toHaveAttribute('data-value', '0')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mode of payment' }), 'upi')
  await user.type(field('Reference'), '4455')
  const paper = await screen.findByRole('article', { name: 'Receipt RCT-001' })
  expect(paper).toHaveTextContent(
    'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
  )
  expect(paper).toHaveTextContent('UPI, 4455')
  await user.click(screen.getByRole('radio', { name: 'Advance (GST)' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Do you have a GSTIN?' }), 'Yes')
  fill(field('Amount received'), '11800')
  expect(valueOf('Subtotal')).toBe(10000)
  expect(valueOf('CGST')).toBe(900)
  expect(valueOf('Amount')).toBe(11800)
  expect(await screen.findByRole('article', { name: 'Receipt Voucher RCT-001' })).toBeVisible()
})

test('a year pack of rent has twelve receipts from April, their sum, and the TDS on the last, once that is corrected', async () => {
  const user = await open()
  await user.click(screen.getByRole('radio', { name: 'House rent' }))
  fill(field('Monthly rent'), '60000')
  expect(valueOf('Amount')).toBe(60000)
  expect(screen.queryByRole('status', { name: 'Subtotal' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('checkbox', { name: 'Year pack: twelve receipts' }))
  expect(valueOf('Rent for the year')).toBe(720000)
  expect(valueOf('Monthly rent')).toBe(60000)
  expect(await screen.findByText('Rupees Seven Lakh Twenty Thousand Only', { selector: 'p' })).toBeVisible()
  const tds = field('Tax deducted by the tenant (TDS)')
  fill(tds, '200000')
  expect(tds).toHaveAccessibleDescription('Enter no more than the monthly rent.')
  expect(await screen.findByText('Correct the marked numbers to see the total.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  fill(tds, '14400')
  const papers = await screen.findAllByRole('article', { name: /^Rent Receipt/ })
  expect(papers).toHaveLength(12)
  expect(papers[0]).toHaveTextContent(/RCT-001.*April/)
  expect(papers[0]).not.toHaveTextContent('Tax deducted')
  expect(papers[11]).toHaveTextContent(/RCT-012.*March/)
  expect(papers[11]).toHaveTextContent('₹45,600.00')
})

test('a donation names donor and approval, and tells that the deduction needs the certificate', async () => {
  const user = await open()
  await user.click(screen.getByRole('radio', { name: 'Donation' }))
  fill(field('Amount received'), '5000')
  const numbers = screen.queryAllByRole<HTMLInputElement>('textbox', { name: /GSTIN/ })
  // That of another business is asked for below the list.
  expect(numbers.filter(({ name }) => name !== 'newBusinessGstin')).toEqual([])
  expect(screen.queryByRole('textbox', { name: 'Against invoice' })).toBeNull()
  const pan = await screen.findByRole('textbox', { name: 'Donor’s PAN' })
  fill(pan, 'AAAP1234C')
  expect(pan).toHaveAccessibleDescription('Enter it as AAAPL1234C.')
  fill(pan, 'AAAPL1234C')
  fill(field('Approval number'), 'AAATS1234FF20214')
  const paper = await screen.findByRole('article', { name: 'Donation Receipt RCT-001' })
  for (const part of ['AAAPL1234C', 'AAATS1234FF20214', 'Form 10BE or its successor'])
    expect(paper).toHaveTextContent(part)
  expect(valueOf('Amount')).toBe(5000)
  // The money was received in cash, which is above ₹2,000.
  expect(await screen.findByText(/^• A donation in cash above ₹2,000 has no deduction/)).toBeInTheDocument()
})
