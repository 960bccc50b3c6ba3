import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScanItem } from '@/components/documents/scan/scan-item'
import { documentStore } from '@/components/documents/store/document-store'
import { useDocument } from '@/components/documents/store/use-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { hasItems } from '@/lib/invoicing/document/document'
import { itemWithBarcode, saveBarcode } from '@/lib/invoicing/storage/contacts'
import { invoice } from '@/tests/lib/invoicing/sample-documents'

/** The published example of an EAN-13. */
const EAN = '4006381333931'

function Screen() {
  const doc = useDocument('invoice')
  return hasItems(doc) ? <ScanItem doc={doc} /> : null
}

const line = { ...blankLine(1, '18'), description: 'Marker', rate: '60', hsn: '9608' }

/** A new invoice in a browser that knows a marker. */
function open({ remember = 'yes' as 'yes' | 'no', code = EAN } = {}) {
  act(() => {
    eraseAll(documentStore)
    documentStore.edit(({ settings }) => ({
      documents: [invoice({ id: 'a', lines: [line] })],
      settings: { ...settings, remember },
    }))
    if (code) documentStore.changeSettings(saveBarcode(documentStore.getState(), 'Marker', code))
    documentStore.open('invoice', '')
  })
  render(<Screen />)
  return userEvent.setup({ delay: null })
}

const openLines = () => {
  const doc = documentStore.getState().documents.at(-1)!
  return hasItems(doc)
    ? doc.lines.map(({ description, quantity, rate }) => [description, quantity, rate])
    : []
}

function camera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
}

const stopped = jest.fn()
const working = () => Promise.resolve({ getTracks: () => [{ stop: stopped }] })

/** A browser's own reader, which sees these codes one after the other. */
function detector(codes: readonly string[], supported = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code']) {
  const left = [...codes]
  const asked: string[][] = []
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(supported)
    constructor({ formats }: { formats: string[] }) {
      asked.push(formats)
    }
    detect = () =>
      Promise.resolve(left.length > 0 ? [{ rawValue: left.shift()! }].filter(({ rawValue }) => rawValue) : [])
  }
  Object.assign(globalThis, { BarcodeDetector })
  return asked
}

// What jsdom lacks of a camera's picture.
Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 })
HTMLMediaElement.prototype.play = () => Promise.resolve()

afterEach(() => {
  delete (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const scan = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Scan with the camera' }))

test('a scanned code adds its item, and once more makes it two; the camera is let go', async () => {
  const asked = detector(['', EAN, EAN])
  camera(working)
  const user = open()
  await scan(user)
  expect(await screen.findByText('Marker is added.')).toBeInTheDocument()
  expect(openLines()).toEqual([['Marker', '1', '60']])
  expect(stopped).toHaveBeenCalled()
  await scan(user)
  await screen.findByText('Marker is added.')
  expect(openLines()).toEqual([['Marker', '2', '60']])
  expect(asked[0]).toEqual(['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'])
})

test('a code that nobody knows gets the name of an item, and finds it from then on', async () => {
  detector([EAN])
  camera(working)
  const user = open({ code: '' })
  await scan(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(`No saved item has the barcode ${EAN}.`)
  await user.type(screen.getByLabelText('Item with this barcode'), 'Marker')
  await user.click(screen.getByRole('button', { name: 'Save and add' }))
  expect(openLines()).toEqual([['Marker', '1', '60']])
  expect(itemWithBarcode(documentStore.getState(), EAN)).toMatchObject({ description: 'Marker', rate: '60' })
})

test('a number is typed, or comes from a scanner with a cable: Enter adds the item', async () => {
  const user = open({ code: 'SKU-7' })
  await user.type(screen.getByLabelText('Barcode number'), 'SKU-7{Enter}')
  expect(screen.getByText('Marker is added.')).toBeInTheDocument()
  expect(screen.getByLabelText('Barcode number')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Add by barcode' }))
  expect(openLines()).toEqual([['Marker', '1', '60']])
})

test.each([
  ['NotAllowedError', 'The camera is blocked for this page.'],
  ['NotFoundError', 'No camera was found.'],
  [null, 'No camera was found.'],
])('the camera fails with %s: a message', async (name, message) => {
  detector([])
  // Without a name the device has no cameras at all.
  if (name) camera(() => Promise.reject(new DOMException('', name)))
  const user = open()
  await scan(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeInTheDocument()
})

test.each([
  ['has no reader', undefined],
  ['reads QR codes only', ['qr_code']],
])('a browser that %s reads QR codes, and reports it', async (_, supported) => {
  if (supported) detector([], supported)
  camera(working)
  const user = open()
  await scan(user)
  expect(await screen.findByText(/This browser reads QR codes only/)).toBeInTheDocument()
})

test('without remembered items it is asked first', async () => {
  const user = open({ remember: 'no', code: '' })
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remember my business, clients and items' }))
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeInTheDocument()
})
