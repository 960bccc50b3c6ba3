import { readDocumentsFile } from '@/lib/invoicing/storage/documents-file'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { totals } from '@/lib/invoicing/tax/totals'
import { readFileSync } from 'node:fs'

/** Written by version 1 of the page itself, through its own store. */
const recorded = <Recorded>(name: string) =>
  JSON.parse(readFileSync(`tests/lib/invoicing/recorded/${name}.json`, 'utf8')) as Recorded

const storage = recorded<{
  jantarDocuments: { state: unknown; version: number }
  totalsPaise: Record<string, number | null>
}>('storage-version-1')

const { state, version } = storage.jantarDocuments
const { saved, complete } = savedDocumentsFrom(state, version)
const byId = (id: string) => saved.documents.find((doc) => doc.id === id)

test('every document of version 1 is read, with the same total to the paisa', () => {
  expect(complete).toBe(true)
  const read = saved.documents.map((doc) => [doc.id, totals(doc)?.totalMinor ?? null])
  expect(Object.fromEntries(read)).toEqual(storage.totalsPaise)
})

test('a quotation keeps its lines, discount and tax; what it had of a receipt is gone', () => {
  expect(byId('rec1')).toMatchObject({
    kind: 'quotation',
    number: 'QTN-001',
    validUntil: '2026-12-21',
    notes: 'धन्यवाद',
    lines: [{ description: 'Chair', hsn: '9403', rate: '2,400', discount: '5', discountUnit: 'percent' }],
    client: { name: 'Sharma & Sons', deliverTo: 'Peenya depot' },
    pricesInclude: true,
  })
  for (const name of ['receipt', 'supply', 'dueDate', 'madeFrom'])
    expect(byId('rec1')).not.toHaveProperty(name)
})

test('an invoice keeps its kind of bill, look and flags, and the quotation it was made from', () => {
  expect(byId('rec2')).toMatchObject({ source: { kind: 'quotation', number: 'QTN-001' } })
  expect(byId('rec4')).toMatchObject({ supply: 'composition', look: 'thermal', dueDate: '2026-12-01' })
  expect(byId('rec5')).toMatchObject({ specialZone: true, reverseCharge: true, placeOfSupply: '07' })
})

test('a receipt has its own fields and no lines', () => {
  expect(byId('rec3')).toMatchObject({ against: 'INV-001', source: { kind: 'invoice', number: 'INV-001' } })
  expect(byId('rec6')).toMatchObject({ type: 'advance', amount: '11,800', mode: 'upi', purpose: 'Chairs' })
  expect(byId('rec7')).toMatchObject({
    type: 'rent',
    house: 'Flat 5\nPune',
    month: '2026-04',
    yearPack: true,
    payDay: '5',
    tdsAmount: '14,400',
  })
  expect(byId('rec7')).not.toHaveProperty('lines')
})

test('settings are kept, and whoever was remembered still is', () => {
  expect(saved.settings).toMatchObject({
    remember: 'yes',
    restartYearly: true,
    wantedNumber: { invoice: 'SGT/26-27/100' },
    clients: [{ name: 'Sharma & Sons' }],
    items: [{ description: 'Old item', rate: '50' }],
    business: { name: 'श्री गणेश ट्रेडर्स', logo: 'pic1' },
  })
  const never = { documents: [], settings: { remember: false } }
  expect(savedDocumentsFrom(never, 1).saved.settings.remember).toBe('unasked')
})

test('a file exported by version 1 holds the same documents', () => {
  const text = readFileSync('tests/lib/invoicing/recorded/export-version-1.json', 'utf8')
  const file = readDocumentsFile(text)
  expect(file).toMatchObject({ ok: true, value: { saved, unreadable: 0 } })
})

test('items that were saved before barcodes have none, and those with one keep it', () => {
  const items = [
    { description: 'Old item', rate: '50' },
    { description: 'New', barcode: '96385074' },
  ]
  const { settings } = savedDocumentsFrom({ documents: [], settings: { items } }, 2).saved
  expect(settings.items.map(({ description, barcode }) => [description, barcode])).toEqual([
    ['Old item', ''],
    ['New', '96385074'],
  ])
})
