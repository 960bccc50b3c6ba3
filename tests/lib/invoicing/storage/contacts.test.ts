import {
  clientItems,
  clientNamed,
  forgetContact,
  itemNamed,
  knownClients,
  knownItems,
  lastFor,
  saveContact,
} from '@/lib/invoicing/storage/contacts'
import { blankClient } from '@/lib/invoicing/model/blank-document'
import { noDocuments, type SavedDocuments, type Settings } from '@/lib/invoicing/model/saved-documents'
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
  expect(itemNamed(saved, 'CHAIR')!.rate).toBe('3')
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
    { description: 'Chair', hsn: '', unit: '', rate: '99', taxRatePercent: '18' },
  ])
})

test('items that a client bought come first, and the last document of a client is of the same kind', () => {
  const named = (id: string, name: string, description: string) =>
    invoice({ ...to(name, '', 5), id, lines: lines('1 × 5').map((line) => ({ ...line, description })) })
  const documents = [named('a', 'Asha', 'Chair'), named('b', 'ASHA ', 'Lamp'), named('c', 'Ravi', 'Desk')]
  const book = { ...saved, documents }
  expect(clientItems(book, 'asha').map(({ description }) => description)).toEqual(['Lamp', 'Chair', 'Desk'])
  expect(lastFor(book, documents[0]!)?.id).toBe('b')
  expect(lastFor(book, documents[2]!)).toBeNull()
})
