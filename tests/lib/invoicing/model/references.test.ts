import { challanFrom, copyDocument, invoiceFrom } from '@/lib/invoicing/model/convert-document'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const start = { id: 'n', number: 'N-2', date: '2026-11-28', now: 9 }
const references = {
  ...{ orderNumber: 'PO-7', orderDate: '2026-11-01', deliveryNote: 'DN-3', ewayNumber: '331001234567' },
  ...{ portCode: 'INNSA1', shippingBill: '1234567', shippingBillDate: '2026-11-20' },
}
const columns = { batch: 'yes', own1: 'Colour' }
const doc = invoice({
  references,
  columns,
  lines: lines('1 × 5').map((line) => ({ ...line, extras: { batch: 'B-1', own1: 'red' } })),
})
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('numbers of other papers, columns and their texts come back from storage; a document of before has none', () => {
  expect(documentFrom(stored(doc))).toEqual(doc)
  const { references: _, columns: __, ...before } = invoice({ lines: lines('1 × 5') })
  const old = { ...before, lines: before.lines.map(({ extras: ___, ...line }) => line) }
  expect(documentFrom(stored(old))).toEqual({ ...before, references: {}, columns: {} })
})

test('what is no text is reported, and left out', () => {
  let faults = 0
  const odd = { ...doc, references: { orderNumber: 7, deliveryNote: 'DN-3' } }
  const read = documentFrom(stored(odd), () => (faults += 1))
  expect(read).toMatchObject({ references: { deliveryNote: 'DN-3' } })
  expect(faults).toBe(1)
})

test('the order goes along with what is made from a document; what moved the goods does not', () => {
  const order = { orderNumber: 'PO-7', orderDate: '2026-11-01' }
  const challan = challanFrom(doc, start)
  for (const made of [challan, invoiceFrom(challan, start), copyDocument(doc, start)]) {
    expect(made).toMatchObject({ columns })
    expect('references' in made && made.references).toEqual(order)
    expect('lines' in made && made.lines[0]!.extras).toEqual({ batch: 'B-1', own1: 'red' })
  }
})
