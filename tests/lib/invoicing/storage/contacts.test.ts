import {
  clientItems,
  clientNamed,
  forgetContact,
  itemByDescription,
  knownClients,
  itemWithBarcode,
  knownItems,
  newestForClient,
  saveBarcode,
  saveContact,
} from '@/lib/invoicing/storage/contacts'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import {
  BLANK_ITEM,
  noDocuments,
  type SavedDocuments,
  type Settings,
} from '@/lib/invoicing/model/saved-documents'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const to = (name: string, address: string, changedAt: number) =>
  invoice({
    id: `d${changedAt}`,
    changedAt,
    client: { ...blankClient, name, address },
    lines: lines(`1 × ${changedAt}`).map((line) => ({ ...line, description: 'Chair' })),
  })

const saved: SavedDocuments = {
  ...noDocuments,
  documents: [to('Asha', 'Pune', 1), to('asha ', 'Nashik', 2), to('Ravi', 'Agra', 3)],
}
const after = (changes: Partial<Settings>): SavedDocuments => ({
  ...saved,
  settings: { ...saved.settings, ...changes },
})

test('each client once, as in the newest document; the newest rate of an item', () => {
  expect(knownClients(saved).map(({ name, address }) => [name, address])).toEqual([
    ['Ravi', 'Agra'],
    ['asha ', 'Nashik'],
  ])
  expect(itemByDescription(saved, 'CHAIR')!.rate).toBe('3')
})

test('a deleted client is not suggested until a later document has it', () => {
  const without = after(forgetContact(saved, 'clients', 'Asha'))
  expect(knownClients(without).map(({ name }) => name)).toEqual(['Ravi'])
  const again = { ...without, documents: [...saved.documents, to('Asha', 'Goa', 9)] }
  expect(clientNamed(again, 'asha')!.address).toBe('Goa')
})

test('an edited contact stays as edited, under its new name alone', () => {
  const edited = after(saveContact(saved, 'clients', 'Asha', { name: 'Asha Stores', address: 'Thane' }))
  expect(knownClients(edited).map(({ name, address }) => [name, address])).toEqual([
    ['Ravi', 'Agra'],
    ['Asha Stores', 'Thane'],
  ])
  const item = after(saveContact(saved, 'items', 'Chair', { rate: '99' }))
  expect(knownItems(item)).toEqual([
    { ...BLANK_ITEM, description: 'Chair', rate: '99', taxRatePercent: '18' },
  ])
})

test('items that a client bought come first, and the last document of a client is of the same kind', () => {
  const named = (id: string, name: string, description: string) =>
    invoice({ ...to(name, '', 5), id, lines: lines('1 × 5').map((line) => ({ ...line, description })) })
  const documents = [named('a', 'Asha', 'Chair'), named('b', 'ASHA ', 'Lamp'), named('c', 'Ravi', 'Desk')]
  const book = { ...saved, documents }
  expect(clientItems(book, 'asha').map(({ description }) => description)).toEqual(['Lamp', 'Chair', 'Desk'])
  expect(newestForClient(book, documents[0]!)?.id).toBe('b')
  expect(newestForClient(book, documents[2]!)).toBeNull()
})

const EAN = '8901234567894'

test('a barcode finds its item, with the rate of the newest document, and is no part of a line', () => {
  const book = after(saveBarcode(saved, 'chair', ` ${EAN} `))
  expect(itemWithBarcode(book, EAN)).toMatchObject({ description: 'chair', rate: '3', barcode: EAN })
  const later = { ...book, documents: [...book.documents, to('Asha', 'Goa', 9)] }
  expect(itemWithBarcode(later, EAN)).toMatchObject({ description: 'Chair', rate: '9', barcode: EAN })
  expect(itemWithBarcode(later, '8901234567887')).toBeNull()
  expect(itemWithBarcode(later, ' ')).toBeNull()
})

test('a new name is a new item; a code that is given to another item leaves the first', () => {
  const first = after(saveBarcode(saved, 'Chair', EAN))
  const second = { ...first, settings: { ...first.settings, ...saveBarcode(first, 'Lamp', EAN) } }
  expect(itemWithBarcode(second, EAN)).toMatchObject({ description: 'Lamp', rate: '' })
  expect(knownItems(second).find(({ description }) => description.toLowerCase() === 'chair')).toMatchObject({
    barcode: '',
  })
})

test('an edited item keeps its barcode, and a deleted one takes it along', () => {
  const book = after(saveBarcode(saved, 'Chair', EAN))
  const edited = {
    ...book,
    settings: { ...book.settings, ...saveContact(book, 'items', 'Chair', { rate: '8' }) },
  }
  expect(itemWithBarcode(edited, EAN)).toMatchObject({ rate: '8' })
  const deleted = { ...book, settings: { ...book.settings, ...forgetContact(book, 'items', 'Chair') } }
  expect(itemWithBarcode(deleted, EAN)).toBeNull()
})
