import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EInvoiceFields } from '@/components/documents/details/e-invoice-fields'
import { documentStore } from '@/components/documents/store/document-store'
import { useDocument } from '@/components/documents/store/use-document'
import { saveFile } from '@/components/share/save-file'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { GSTIN_27, invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

jest.mock('@/components/share/save-file')

const IRN = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'
const base64url = (text: string) => Buffer.from(text).toString('base64url')
const codeOf = (number: string) =>
  `${base64url('{}')}.${base64url(JSON.stringify({ data: JSON.stringify({ DocNo: number, DocTyp: 'INV', SellerGstin: GSTIN_27, Irn: IRN, IrnDt: '2026-11-21 10:00:00' }) }))}.c2ln`
const answer = (number: string) => ({
  Irn: IRN,
  AckNo: 112010036563310,
  AckDt: '2026-11-21 10:00:00',
  SignedQRCode: codeOf(number),
})

const complete = invoice({
  business: { ...registered, name: 'Asha Traders', gstin: GSTIN_27, address: '12 Laxmi Road\nPune 411030' },
  client: { ...blankClient, name: 'Bharat', gstin: '29AAGCB7383J1Z4', address: 'MG Road, Bengaluru 560001' },
  lines: lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '940360' })),
})

const Fields = () => <EInvoiceFields doc={useDocument('invoice') as SupplyDocument} />
const stored = () => documentStore.getState().documents[0] as Invoice

function open(changes: Partial<Invoice> = {}) {
  act(() => {
    eraseAll(documentStore)
    documentStore.put({ ...complete, ...changes })
  })
  render(<Fields />)
  return userEvent.setup({ delay: null })
}

const load = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.upload(
    screen.getByLabelText('The portal’s answer (JSON file)'),
    Object.assign(new File([text], 'answer.json', { type: 'application/json' }), {
      text: () => Promise.resolve(text),
    }),
  )

test('a complete document is saved as a list for the bulk upload', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'E-invoice file (JSON)' }))
  expect(saveFile).toHaveBeenCalledWith('e-invoice-INV-001.json', 'application/json', expect.any(String))
  const [, , content] = jest.mocked(saveFile).mock.lastCall!
  expect(JSON.parse(content as string)).toMatchObject([{ Version: '1.1', DocDtls: { No: 'INV-001' } }])
})

test('it is named whether the file asks for the e-way bill', () => {
  const transport = { ...complete.transport, vehicle: 'MH12AB1234' }
  open({ transport })
  expect(screen.getByText(/^It asks for no e-way bill/)).toBeInTheDocument()
  act(() => documentStore.put({ ...complete, transport: { ...transport, distanceKm: '840' } }))
  expect(screen.getByText(/^It asks for the e-way bill too/)).toBeInTheDocument()
  act(() => documentStore.put(complete))
  expect(screen.queryByText(/^It asks for/)).toBeNull()
})

test('one that lacks something is not saved, and the page names what', async () => {
  jest.mocked(saveFile).mockClear()
  const user = open({ client: { ...complete.client, gstin: '', address: 'MG Road, Bengaluru', state: '29' } })
  await user.click(screen.getByRole('button', { name: 'E-invoice file (JSON)' }))
  expect(saveFile).not.toHaveBeenCalled()
  expect(
    screen.getByText(/^The e-invoice still needs the client’s GSTIN.*the pincode in the client’s address\.$/),
  ).toBeInTheDocument()
})

test('the portal’s answer fills in what is printed', async () => {
  const user = open()
  await load(user, JSON.stringify([answer('INV-002'), answer('INV-001')]))
  expect(
    await screen.findByText('IRN, acknowledgement and signed QR code are filled in.'),
  ).toBeInTheDocument()
  expect(stored()).toMatchObject({
    irn: IRN,
    ackNumber: '112010036563310',
    ackDate: '2026-11-21',
    signedQr: codeOf('INV-001'),
  })
})

test('an answer for another document changes nothing', async () => {
  const user = open()
  await load(user, JSON.stringify(answer('INV-002')))
  expect(await screen.findByText(/no answer for INV-001/)).toBeInTheDocument()
  expect(stored().irn).toBe('')
  await load(user, 'no JSON')
  expect(await screen.findByText('This file has no IRN with a signed QR code.')).toBeInTheDocument()
})

test('a pasted code fills in its IRN and day', async () => {
  const user = open()
  await user.click(screen.getByRole('textbox', { name: 'Signed QR code' }))
  await user.paste(codeOf('INV-001'))
  expect(stored()).toMatchObject({ irn: IRN, ackDate: '2026-11-21', signedQr: codeOf('INV-001') })
})

test('a bill of supply is no e-invoice', () => {
  open({ supply: 'exempt' })
  expect(screen.queryByRole('button', { name: 'E-invoice file (JSON)' })).not.toBeInTheDocument()
})
