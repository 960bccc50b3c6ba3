import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { documentStore } from '@/components/documents/store/document-store'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { redrawPicture } from '@/lib/pictures/redraw-picture'
import { jpeg } from '@/tests/picture-bytes'
import { holdDate } from '@/tests/hold-date'
import { GSTIN_27, registered } from '@/tests/lib/invoicing/sample-documents'
import { result } from '@/tests/calculator-screen'

// What draws is the browser's.
jest.mock('@/lib/pictures/redraw-picture', () => ({ redrawPicture: jest.fn() }))

const field = (name: string | RegExp, item = 0) => screen.getAllByRole('textbox', { name })[item]!
/** Fields with suggestions are combo boxes to a screen reader. */
const offered = (name: string, item = 0) => screen.getAllByRole('combobox', { name })[item]!
const valueOf = (name: string) => Number(result(name).dataset.value)

jest.setTimeout(60_000)

beforeAll(() => void holdDate(new Date('2026-11-21T12:00:00+05:30')))

async function open() {
  history.replaceState(null, '', '/invoice-generator')
  act(() => eraseAll(documentStore))
  render(<InvoiceGenerator />)
  return userEvent.setup({ delay: null })
}

/** A long text is pasted: typed, each letter of it draws the whole form. */
async function paste(user: ReturnType<typeof userEvent.setup>, control: HTMLElement, text: string) {
  await user.click(control)
  await user.paste(text)
}

const retype = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } })

/** An invoice of two at 500 that was begun before. Key by key lines are typed by the test of items. */
async function openWithLine(changes: Partial<Invoice> = {}) {
  act(() => {
    eraseAll(documentStore)
    const fresh = blankDocument('invoice', { ...documentStore.start(), number: 'INV-001' })
    const lines = [{ ...fresh.lines[0]!, quantity: '2', rate: '500' }]
    documentStore.put({ ...fresh, business: registered, lines, ...changes })
    documentStore.open('invoice', fresh.id)
  })
  render(<InvoiceGenerator />)
  await screen.findByText('Still missing')
  await screen.findByRole('button', { name: 'Export all' })
  return userEvent.setup({ delay: null })
}

test('a fresh invoice has the specified defaults, and no total before its first item', async () => {
  await open()
  expect(field('Invoice number')).toHaveValue('INV-001')
  expect(screen.getByLabelText('Invoice date')).toHaveValue('2026-11-21')
  expect(field('Terms')).toHaveValue('Payment due upon receipt.')
  expect(field('GST rate')).toHaveValue('18')
  expect(screen.getByText('Add an item to see the total')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Total' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
})

test('no GST is charged, and no paper made, before it is known whether there is a GSTIN: 5 of 60 are 300, then 354', async () => {
  const user = await open()
  const asked = () => screen.getByRole('combobox', { name: 'Do you have a GSTIN?' })
  retype(field('Rate'), '60')
  retype(field('Quantity'), '5')
  expect(await screen.findByRole('status', { name: 'Total' })).toHaveTextContent('₹300.00')
  expect(await screen.findByText(/^First answer “Do you have a GSTIN\?”/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  expect(await screen.findByRole('article', { name: 'Draft INV-001' })).toBeInTheDocument()

  await user.selectOptions(asked(), 'No')
  expect(valueOf('Total')).toBe(300)
  expect(screen.queryByRole('textbox', { name: 'Company GSTIN' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(await screen.findByRole('article', { name: 'Bill INV-001' })).not.toHaveTextContent('GST')

  await user.selectOptions(asked(), 'Yes')
  expect(valueOf('Subtotal')).toBe(300)
  expect(valueOf('CGST')).toBe(27)
  expect(valueOf('SGST')).toBe(27)
  // The bar on phones has the first three rows.
  expect(valueOf('GST')).toBe(54)
  expect(screen.queryByRole('status', { name: 'IGST' })).not.toBeInTheDocument()
  expect(result('Total')).toHaveTextContent('₹354.00')
  expect(screen.getAllByText('Rupees Three Hundred Fifty-Four Only')[0]).toBeVisible()
  const gstin = screen.getByRole('textbox', { name: 'Company GSTIN' })
  expect(gstin.compareDocumentPosition(field('Company name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a buyer in another state pays IGST, and the GSTIN names the seller’s state', async () => {
  const user = await openWithLine()
  await paste(user, field('Company GSTIN'), GSTIN_27)
  expect(field('Company GSTIN')).toHaveAccessibleDescription('Maharashtra, state code 27')
  expect(screen.getByRole('combobox', { name: 'Company state' })).toHaveValue('27')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Client state' }), '29')
  expect(valueOf('IGST')).toBe(180)
  expect(screen.queryByRole('status', { name: 'CGST' })).not.toBeInTheDocument()
  expect(document.querySelector('output[name=cgst]')).toHaveAttribute('data-value', '0')
})

test('a mistyped GSTIN is charged by its first digits, and there is no tax invoice until it is settled', async () => {
  const user = await openWithLine()
  await paste(user, field('Company GSTIN'), GSTIN_27)
  await paste(user, field('Client GSTIN'), '29AABCT1332L1ZU')
  expect(field('Client GSTIN')).toHaveAccessibleDescription(/Karnataka \(29\) is taken, IGST charged/)
  expect(valueOf('IGST')).toBe(180)
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDisabled()
  expect(screen.getByText(/Correct the GSTIN that has a mistake first/)).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Draft INV-001' })).toHaveTextContent(
    'Not valid as an invoice',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Client state' }), '27')
  expect(field('Client GSTIN')).toHaveAccessibleDescription(
    /begins with the code of Karnataka \(29\), not of the state chosen/,
  )
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Client state' }), '29')
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(await screen.findByRole('article', { name: 'Tax Invoice INV-001' })).toBeVisible()
})

test('at 0% the form asks why, and the checklist lists it; a complete invoice has all details', async () => {
  const user = await openWithLine()
  expect(screen.queryByRole('combobox', { name: 'Tax status' })).not.toBeInTheDocument()
  for (const [name, text] of [
    ['Company name', 'Ganesh Traders'],
    ['Company address', 'Pune'],
    ['Company GSTIN', GSTIN_27],
    ['GST rate', '0'],
  ] as const)
    retype(field(name), text)
  retype(offered('Description'), 'Chair')
  retype(offered('Unit'), 'nos')
  expect(await screen.findByRole('heading', { name: 'To be checked' })).toBeVisible()
  expect(screen.getByText(/Tax invoice without tax: is everything nil-rated or exempt\?/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tax status' }), 'exempt')
  expect(await screen.findByText(/requires a bill of supply/)).toBeVisible()
  retype(field('GST rate'), '18')
  expect(await screen.findByRole('heading', { name: 'All details entered' })).toBeVisible()
  expect(screen.getByText(/Sign the paper by hand/)).toBeVisible()
})

test('an invalid number removes the total, shows a message at the field, and loses nothing', async () => {
  await openWithLine()
  for (const [name, text, message] of [
    ['Quantity', 'many', /^Enter a number, such as 12/],
    ['Rate', '-5', /^Enter ₹0 or more/],
    ['Discount', '101', /^Enter 100% or less/],
    ['GST rate', 'abc', /^Enter a number/],
  ] as const) {
    const cell = field(name) as HTMLInputElement
    const before = cell.value
    retype(cell, text)
    expect(cell).toBeInvalid()
    expect(cell).toHaveAccessibleDescription(message)
    expect(screen.getByText('Correct the marked numbers to see the total.')).toBeVisible()
    const stored = JSON.stringify(documentStore.getState().documents[0])
    expect(stored).toContain(`"${cell.value}"`)
    if (name !== 'Rate') expect(stored).toContain('"rate":"500"')
    retype(cell, before)
    expect(cell).toBeValid()
    expect(valueOf('Total')).toBe(1180)
  }
})

test('items are added, put in order and removed, by buttons and by keys', async () => {
  const user = await openWithLine()
  await user.type(offered('Description'), 'Ax')
  await user.click(screen.getByRole('button', { name: 'Add item' }))
  await user.type(offered('Description', 1), 'Bed')
  const order = () =>
    screen.getAllByRole('combobox', { name: 'Description' }).map((one) => (one as HTMLInputElement).value)
  await user.click(screen.getByRole('button', { name: 'Move item 2 up' }))
  expect(order()).toEqual(['Bed', 'Ax'])
  await user.click(offered('Description'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['Ax', 'Bed'])
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Ax', 'Bed', ''])
  await user.click(screen.getByRole('button', { name: 'Remove item 3' }))
  await user.click(screen.getByRole('button', { name: 'Remove item 2' }))
  expect(order()).toEqual(['Ax'])
  expect(screen.getByRole('button', { name: 'Move item 1 down' })).toBeDisabled()
})

test('rates do not include a tax that the client pays; a bill of supply drops the tax and its columns', async () => {
  const user = await openWithLine()
  await user.click(screen.getByRole('checkbox', { name: 'Tax payable on reverse charge' }))
  expect(screen.queryByRole('checkbox', { name: 'Rates include GST' })).not.toBeInTheDocument()
  expect(valueOf('Total')).toBe(1000)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bill type' }), 'composition')
  expect(valueOf('Total')).toBe(1000)
  expect(screen.queryByRole('textbox', { name: 'GST rate' })).not.toBeInTheDocument()
  const paper = await screen.findByRole('article', { name: 'Bill of Supply INV-001' })
  expect(paper).toHaveTextContent('Composition taxable person, not eligible to collect tax on supplies')
  expect(paper).not.toHaveTextContent('CGST')
})

test('a due date before the invoice date, an invalid PAN and UPI ID are pointed out; a copy has no due date', async () => {
  const user = await openWithLine()
  const due = screen.getByLabelText('Due date')
  fireEvent.change(due, { target: { value: '2020-01-01' } })
  expect(due).toBeInvalid()
  expect(due).toHaveAccessibleDescription('Choose the invoice date or a later day.')
  await user.click(await screen.findByRole('button', { name: 'Duplicate INV-001' }))
  expect(due).toHaveValue('')
  expect(due).toBeValid()
  await user.click(screen.getByText('Phone, PAN, UPI and bank details'))
  const pan = await screen.findByLabelText('PAN')
  const vpa = screen.getByLabelText('UPI ID')
  await paste(user, pan, 'AAPFU0939')
  expect(pan).toHaveAccessibleDescription('Enter it as AAAPL1234C.')
  await user.type(pan, 'F')
  expect(pan).toBeValid()
  await paste(user, vpa, 'ganesh')
  expect(vpa).toHaveAccessibleDescription('Enter it as name@bank.')
})

test('a discount on all items and a charge with its own rate', async () => {
  const user = await openWithLine()
  await user.click(screen.getByText('Barcode, discount, charges, order, own columns'))
  retype(await screen.findByRole('textbox', { name: 'Discount on all items' }), '10')
  expect(valueOf('Discount given')).toBe(100)
  expect(valueOf('Total')).toBe(1062)
  await user.click(screen.getByRole('button', { name: 'Add a charge' }))
  expect(field('GST on the charge')).toHaveValue('18')
  retype(field('Charge amount'), '100')
  retype(field('GST on the charge'), '5')
  expect(valueOf('Total')).toBe(1167)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Discount on all items in' }), 'rupees')
  retype(field('Discount on all items'), '1001')
  expect(field('Discount on all items')).toHaveAccessibleDescription(/Enter no more than the items come to/)
  expect(screen.getByText('Correct the marked numbers to see the total.')).toBeVisible()
  retype(field('Discount on all items'), '0')
  await user.click(screen.getByRole('button', { name: 'Remove charge 1' }))
  expect(valueOf('Total')).toBe(1180)
})

test('colour, logo and columns of a look are chosen; a colour that is too light is not used', async () => {
  const user = await openWithLine()
  await user.click(await screen.findByRole('radio', { name: 'Boxed grid' }))
  await user.click(screen.getByText('Colour, logo and columns'))
  const paper = () => screen.getByRole('article', { name: 'Tax Invoice INV-001' })
  expect(paper()).toHaveClass('paper-boxed')
  expect(paper()).toHaveTextContent('Rupees One Hundred Eighty Only')
  retype(screen.getByLabelText('Accent colour'), '#7a1f5c')
  expect(paper().style.getPropertyValue('--accent')).toBe('#7a1f5c')
  retype(screen.getByLabelText('Accent colour'), '#ffee00')
  expect(screen.getByLabelText('Accent colour')).toHaveAccessibleDescription(/too light to read on white/)
  expect(paper().style.getPropertyValue('--accent')).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use the look’s own' }))
  expect(screen.getByLabelText('Accent colour')).toBeValid()
  await user.click(screen.getByRole('checkbox', { name: 'A column for the tax of each item' }))
  await user.click(screen.getByRole('checkbox', { name: 'A column for the total with tax of each item' }))
  const headings = within(within(paper()).getByRole('table', { name: 'Items' })).getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent).slice(-3)).toEqual(['Taxable value', 'Tax', 'Total'])
  await user.click(screen.getByRole('radio', { name: '58 mm roll' }))
  expect(screen.queryByText('Colour, logo and columns')).not.toBeInTheDocument()
})

test('Reset begins a fresh invoice and keeps the one before', async () => {
  const user = await openWithLine()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('Invoice number')).toHaveValue('INV-002')
  expect(screen.queryByRole('status', { name: 'Total' })).toBeNull()
  expect(documentStore.getState().documents).toHaveLength(1)
})

test('documents are listed, duplicated, deleted and brought back; everything is erased by one button', async () => {
  const user = await openWithLine()
  await user.click(await screen.findByRole('button', { name: 'Duplicate INV-001' }))
  expect(field('Invoice number')).toHaveValue('INV-002')
  await user.click(screen.getByRole('button', { name: 'Delete INV-002' }))
  expect(screen.queryByRole('button', { name: 'Delete INV-002' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Delete INV-002' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erase everything', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Yes, erase everything', hidden: true }))
  expect(screen.getByText('No invoices yet. They save as you type.')).toBeVisible()
})

// A logo is followed from the file to the paper in `e2e/invoice-generator-logo.spec.ts`.
test('a chosen signature is stored once, under an id that the business has, and can be removed', async () => {
  const address = 'data:image/jpeg;base64,/9j/4AAQ'
  jest.mocked(redrawPicture).mockResolvedValue(address)
  const user = await openWithLine()
  await user.click(screen.getByText('Logo and signature'))
  const file = new File([jpeg(400, 300)], 'x.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('Signature'), file)
  expect(await screen.findByRole('img', { name: 'Signature: preview' })).toHaveAttribute('src', address)
  const business = () => documentStore.getState().documents[0]!.business
  expect(Object.keys(business())).toEqual(Object.keys(blankBusiness))
  expect(documentStore.getState().pictures).toEqual({ [business().signature]: address })
  act(() => documentStore.save())
  expect(localStorage.getItem('jantarDocuments')).not.toContain('data:')
  await user.click(screen.getByRole('button', { name: 'Remove signature' }))
  expect(business().signature).toBe('')
})

/** Fields whose list of suggestions is not on the page: HTML, the input element, attribute list. */
const withoutTheirList = (root: ParentNode) =>
  [...root.querySelectorAll('input[list]')]
    .map((input) => input.getAttribute('list')!)
    .filter((id) => !root.querySelector(`datalist[id="${id}"]`))

test('a list of suggestions that a field names is on the page, as built and with a begun document', async () => {
  eraseAll(documentStore)
  const built = document.createElement('div')
  built.innerHTML = renderToString(<InvoiceGenerator />)
  expect(built.innerHTML).toContain('name="items-1-description"')
  expect(built.querySelectorAll('input[list]').length).toBeGreaterThan(0)
  expect(withoutTheirList(built)).toEqual([])
  await openWithLine()
  expect(await screen.findByText('Add an item by its barcode')).toBeInTheDocument()
  expect(offered('Unit')).toHaveAttribute('list', 'known-units')
  expect(withoutTheirList(document)).toEqual([])
})

test('an export is priced in another currency, and has no total before its rate', async () => {
  const user = await openWithLine({ placeOfSupply: '96', zeroRated: 'withoutTax' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency of the prices' }), 'USD')
  expect(screen.queryByRole('status', { name: 'Total' })).toBeNull()
  retype(field('Rupees for 1 USD'), '83.25')
  expect(valueOf('Total')).toBe(83_250)
  expect(result('Total in USD')).toHaveTextContent('USD 1,000.00')
  expect((await screen.findAllByText('1 USD = ₹83.25'))[0]).toBeVisible()
  expect(screen.getByText('• The date of the exchange rate')).toBeInTheDocument()
})

test('a payment voucher names the supplier, and its tax is the buyer’s', async () => {
  const user = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'Payment voucher')
  expect(field('Voucher number')).toHaveValue('PV-001')
  retype(field('Rate'), '20000')
  retype(field('GST rate'), '5')
  expect(valueOf('Total')).toBe(20_000)
  expect(result('CGST, paid by you')).toHaveTextContent('₹500.00')
  expect(await screen.findByRole('combobox', { name: 'Paid by' })).toHaveValue('cash')
  expect(await screen.findByText('• The supplier’s name')).toBeInTheDocument()
  expect(screen.getByText(/^Rule 52 asks for the signature of the supplier/)).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Supplier' })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Tax payable on reverse charge' })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Supply to a special economic zone' })).toBeNull()
})

test('a cash memo is paid: nothing is due, and a credit note is made from it', async () => {
  const user = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'Cash memo')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Do you have a GSTIN?' }), 'Yes')
  retype(field('Rate'), '100')
  expect(field('Cash memo number')).toHaveValue('CM-001')
  expect(valueOf('Received')).toBe(118)
  expect(valueOf('Balance due')).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Credit note' }))
  expect(documentStore.getState().documents.at(-1)).toMatchObject({ kind: 'creditNote', against: 'CM-001' })
})

describe('an invoice that a link fills in', () => {
  const openLink = async (fragment: string) => {
    history.replaceState(null, '', `/invoice-generator#${fragment}`)
    act(() => eraseAll(documentStore))
    render(<InvoiceGenerator />)
    return userEvent.setup({ delay: null })
  }
  const ITEM = 'items-1-description=Fan&items-1-quantity=12&items-1-rate=1850&items-1-taxRatePercent=18'
  const NAMES = 'companyName=A&clientName=B'
  const print = () =>
    within(screen.getByRole('region', { name: 'Result' })).getByRole('button', { name: 'Print' })

  test('has its total, its paper and its buttons, and is stored when it is printed', async () => {
    const user = await openLink(`${NAMES}&${ITEM}`)
    // 12 × 1,850 = 22,200, with 18 % of it, 3,996.
    expect(await screen.findByRole('status', { name: 'Total' })).toHaveTextContent('₹26,196.00')
    const paper = await screen.findByRole('region', { name: 'The paper' })
    expect(await within(paper).findByText('Fan')).toBeInTheDocument()
    expect(await screen.findByText('Still missing')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
    expect(documentStore.getState().documents).toHaveLength(0)

    const printed = jest.spyOn(window, 'print').mockImplementation(() => {})
    await user.click(print())
    expect(printed).toHaveBeenCalledTimes(1)
    expect(documentStore.getState().documents).toMatchObject([{ number: 'INV-001', client: { name: 'B' } }])
    expect(location.hash).toBe('')
    await user.click(print())
    expect(documentStore.getState().documents).toHaveLength(1)
    printed.mockRestore()
  })

  test('becomes another document as a stored one does', async () => {
    const user = await openLink(`${NAMES}&${ITEM}`)
    await user.click(await screen.findByRole('button', { name: 'Credit note' }))
    const invoice = { kind: 'invoice', number: 'INV-001' }
    expect(documentStore.getState().documents).toMatchObject([invoice, { kind: 'creditNote' }])
  })

  test('says why it has no total', async () => {
    await openLink(`${NAMES}&items-1-description=Fan&items-1-quantity=many&items-1-rate=1850`)
    expect(await screen.findByText('Correct the marked numbers to see the total.')).toBeVisible()
    expect(documentStore.getState().documents).toHaveLength(0)
  })
})

test('a number that another GSTIN has is free, and one of the same GSTIN is used', async () => {
  const stored = (id: string, gstin: string) => ({
    ...blankDocument('invoice', { id, number: 'INV-001', date: '2026-11-20', now: 1 }),
    business: { ...blankBusiness, name: 'A shop', gstin },
  })
  act(() => {
    eraseAll(documentStore)
    documentStore.put(stored('a', '29AAGCB7383J1Z4'))
    documentStore.put({ ...stored('b', GSTIN_27), lines: [{ ...stored('b', '').lines[0]!, rate: '10' }] })
    documentStore.open('invoice', 'b')
  })
  render(<InvoiceGenerator />)
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled()
  const USED = 'This number is already used in this financial year.'
  retype(field('Company GSTIN'), '29AAGCB7383J1Z4')
  expect(await screen.findByText(USED)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  retype(field('Company GSTIN'), GSTIN_27)
  expect(screen.queryByText(USED)).toBeNull()
})

test('above ₹5 crore an invoice without an IRN is pointed out before Download, until it is declared exempt', async () => {
  await openWithLine({ client: { ...blankClient, gstin: '29AAGCB7383J1Z4' } })
  act(() => documentStore.changeSettings({ turnover: 'above5Crore' }))
  const note = await screen.findByRole('note', {}, { timeout: 30_000 })
  expect(note).toHaveTextContent('Without one it is no invoice: Rule 48(5)')
  const download = screen.getByRole('button', { name: 'Download PDF' })
  expect(note.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const exempt = await screen.findByRole(
    'checkbox',
    { name: /declaration of Rule 46\(s\)$/, hidden: true },
    { timeout: 30_000 },
  )
  fireEvent.click(exempt)
  expect(screen.queryByRole('note')).toBeNull()
})
