/** @jest-environment jsdom */
import {
  addBusiness,
  businessesNow,
  eraseBusiness,
  openBusiness,
  openedBusiness,
  tidyBusinesses,
} from '@/lib/invoicing/businesses/business-acts'
import { keptBusinesses } from '@/lib/invoicing/storage/business-list'
import { addCopy, addToOpen, planOf, takeBack } from '@/lib/invoicing/businesses/take-copy'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { createDocumentStore, type DocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { openDocument } from '@/lib/invoicing/storage/document-state'
import { readDocumentsFile, writeDocumentsFile } from '@/lib/invoicing/storage/documents-file'
import { removeDocument } from '@/lib/invoicing/storage/remove-document'
import { restoreStorage, storageFaults } from '@/tests/browser-storage-faults'
import { GSTIN_27, lines } from '@/tests/lib/invoicing/sample-documents'

const TODAY = '2026-11-21'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(restoreStorage)

let clock = 1_000
let ids = 0

function connected(): DocumentStore {
  const store = createDocumentStore({
    newId: () => `id${(ids += 1)}`,
    now: () => (clock += 1),
    today: () => TODAY,
    exclusively: (run) => run(),
  })
  store.connect()
  return store
}

const shownOn = (store: DocumentStore) => openDocument(store.getState(), 'invoice', TODAY)

/** An invoice of one line for a client in the open business. */
function bill(store: DocumentStore, client: string, rate = '100'): void {
  store.open('invoice', '')
  store.change('invoice', (doc) => ({
    business: { ...doc.business, registration: 'yes', state: '27' },
    client: { ...doc.client, name: client, state: '27' },
    lines: lines(`1 × ${rate}`).map((line) => ({ ...line, description: 'Rice', hsn: '1006' })),
  }))
  store.save()
}

const billsOf = ({ getState }: DocumentStore) =>
  getState().documents.map(({ number, client }) => `${number} ${client.name}`)

const SHOP = 'Asha Stores'
const SECOND = { name: 'Bina Traders', address: 'Nashik', gstin: GSTIN_27.toLowerCase() }

/** The first business with an invoice, and a second one that is open. */
function two(): DocumentStore {
  const store = connected()
  bill(store, 'Client A')
  store.change('invoice', (doc) => ({ business: { ...doc.business, name: SHOP } }))
  expect(addBusiness(store, SECOND)).toBeNull()
  return store
}

const placeOf = (store: DocumentStore, name: string) =>
  businessesNow(store).find((one) => one.name === name)!.place

test('what was stored before belongs to the business that there was, to the letter', () => {
  bill(connected(), 'Client A')
  const before = localStorage.getItem('jantarDocuments')
  const store = connected()
  expect(store.getState().business).toBeNull()
  addBusiness(store, SECOND)
  expect(localStorage.getItem('jantarDocuments')).toBe(before)
  openBusiness(store, '')
  expect(billsOf(store)).toEqual(['INV-001 Client A'])
})

test('a new business begins with its own details, its own numbers and no documents', () => {
  const store = two()
  expect(billsOf(store)).toEqual([])
  expect(shownOn(store)).toMatchObject({
    number: 'INV-001',
    business: { name: 'Bina Traders', address: 'Nashik', gstin: GSTIN_27, registration: 'yes' },
  })
  expect(businessesNow(store).map(({ name }) => name)).toEqual(['Asha Stores', 'Bina Traders'])
})

test('each business has an INV-001, its list, its clients and its GSTR-1', () => {
  const store = two()
  bill(store, 'Client B', '250')
  const taxable = () =>
    gstr1Tables(store.getState().documents, '2026-11-01', '2026-11-30').map((table) => table.taxablePaise)
  expect(billsOf(store)).toEqual(['INV-001 Client B'])
  const second = taxable()
  store.changeSettings({ turnover: 'above5Crore' })
  openBusiness(store, '')
  expect(billsOf(store)).toEqual(['INV-001 Client A'])
  expect(store.getState().settings.turnover).toBe('upTo5Crore')
  expect(taxable()).not.toEqual(second)
})

test('a tab keeps its business over a reload, whatever another tab opens; a new tab has the last opened', () => {
  const store = two()
  openBusiness(store, '')
  // Another tab, which has a session of its own.
  const session = { ...sessionStorage }
  sessionStorage.clear()
  const other = connected()
  openBusiness(other, placeOf(other, 'Bina Traders'))
  sessionStorage.clear()
  expect(shownOn(connected()).business.name).toBe('Bina Traders')
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text as string)
  expect(billsOf(connected())).toEqual(['INV-001 Client A'])
})

test('two tabs of two businesses write past each other', () => {
  const one = two()
  const other = connected()
  openBusiness(other, '')
  bill(one, 'Client B')
  bill(other, 'Client C')
  expect(billsOf(one)).toEqual(['INV-001 Client B'])
  expect(billsOf(other)).toEqual(['INV-001 Client A', 'INV-002 Client C'])
})

test('with full storage nothing is added or opened, and what is in this tab only stays on the page', () => {
  const store = two()
  const before = { ...localStorage }
  storageFaults.full!()
  expect(addBusiness(store, { ...SECOND, name: 'Third' })).toBe('full')
  bill(store, 'Not stored')
  expect(openBusiness(store, '')).toBe('full')
  expect(billsOf(store)).toEqual(['INV-001 Not stored'])
  restoreStorage()
  expect({ ...localStorage }).toEqual(before)
})

test.each(['{"damaged', '{"version":9}', '{"version":1,"businesses":[7]}'])(
  'a list that cannot be read (%s) is set aside, and every business is found again by its documents',
  (damaged) => {
    const store = two()
    bill(store, 'Client B')
    openBusiness(store, '')
    localStorage.setItem('jantarBusinesses', damaged)
    tidyBusinesses(store)
    expect(keptBusinesses.getState().setAside).toBe('jantarBusinesses.unreadable.1')
    expect(localStorage.getItem('jantarBusinesses.unreadable.1')).toBe(damaged)
    expect(businessesNow(store).map(({ name }) => name)).toEqual(['Asha Stores', 'Bina Traders'])
    expect(openBusiness(store, placeOf(store, 'Bina Traders'))).toBeNull()
    expect(billsOf(store)).toEqual(['INV-001 Client B'])
  },
)

test('erasing a business leaves the others, and a tab that had it open goes to one of them', () => {
  const store = two()
  bill(store, 'Client B')
  const other = connected()
  openBusiness(other, '')
  eraseBusiness(other, businessesNow(other)[1]!)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('jantarBusiness.'))).toEqual([])
  expect(other.getState().business).toBeNull()
  store.sync()
  tidyBusinesses(store)
  expect(store.getState().business).toBeNull()
  expect(billsOf(store)).toEqual(['INV-001 Client A'])
})

/** The text of a file that the open business is given in. */
function given(store: DocumentStore): string {
  const business = openedBusiness(store)
  const { pictures, ...saved } = store.getState()
  return writeDocumentsFile(saved, pictures, business)
}

function read(text: string) {
  const reading = readDocumentsFile(text)
  if (!reading.ok || !reading.value.business) throw new Error('a file of a business')
  return { ...reading.value, business: reading.value.business }
}

/** Does something in the browser of somebody else, whose storage is another. */
function elsewhere<Result>(run: () => Result): Result {
  const [mine, session] = [{ ...localStorage }, { ...sessionStorage }]
  localStorage.clear()
  sessionStorage.clear()
  const result = run()
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, text] of Object.entries(mine)) localStorage.setItem(key, text as string)
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text as string)
  return result
}

/** A consultant with a business of their own takes a copy, changes it and gives it back. */
function atConsultant(copy: string, change: (store: DocumentStore) => void): string {
  return elsewhere(() => {
    const store = connected()
    bill(store, 'Client of the consultant')
    const file = read(copy)
    expect(planOf(store, file).kind).toBe('new')
    expect(addCopy(store, file)).toBeNull()
    expect(openBusiness(store, file.business.id)).toBeNull()
    change(store)
    const text = given(store)
    openBusiness(store, '')
    expect(billsOf(store)).toEqual(['INV-001 Client of the consultant'])
    return text
  })
}

test('a copy goes to a consultant and back: the others stay, the newer wins, both sides are shown', () => {
  const store = two()
  for (const client of ['B1', 'B2', 'B3']) bill(store, client)
  const copy = given(store)
  const back = atConsultant(copy, (theirs) => {
    expect(billsOf(theirs)).toEqual(['INV-001 B1', 'INV-002 B2', 'INV-003 B3'])
    theirs.open('invoice', theirs.getState().documents[0]!.id)
    theirs.change('invoice', { notes: 'checked' })
    removeDocument(theirs, theirs.getState().documents[2]!.id)
    bill(theirs, 'B4')
    theirs.open('invoice', theirs.getState().documents[1]!.id)
    theirs.change('invoice', { notes: 'theirs' })
    theirs.save()
  })
  store.open('invoice', store.getState().documents[1]!.id)
  store.change('invoice', { notes: 'ours, and later' })
  // The copy is taken back while the other business is open.
  openBusiness(store, '')
  const firstBefore = localStorage.getItem('jantarDocuments')
  const plan = planOf(store, read(back))
  if (plan.kind !== 'merge') throw new Error('the business is here')
  expect(plan.business.name).toBe('Bina Traders')
  const { both } = plan.merged
  expect(plan.merged).toMatchObject({ added: 1, updated: 1, removed: 1, sameNumbers: [] })
  expect(both.map(({ here, copy: theirs, stays }) => [here?.notes, theirs?.notes, stays])).toEqual([
    ['ours, and later', 'theirs', 'here'],
  ])
  expect(takeBack(store, { file: plan.file, business: plan.business, keepsOlder: false })).toBeNull()
  expect(localStorage.getItem('jantarDocuments')).toBe(firstBefore)
  openBusiness(store, plan.business.place)
  expect(store.getState().documents.map(({ client, notes }) => `${client.name} ${notes}`.trim())).toEqual([
    'B1 checked',
    'B2 ours, and later',
    'B4',
  ])
  // The same file once more brings nothing.
  const nothing = { added: 0, updated: 0, removed: 0, both: [] }
  expect(planOf(store, read(back))).toMatchObject({ kind: 'merge', merged: nothing })
})

test('a copy that is taken into an unused browser is its only business, and goes back to where it came from', () => {
  const store = connected()
  bill(store, 'Client A')
  const copy = given(store)
  const back = elsewhere(() => {
    const theirs = connected()
    const file = read(copy)
    expect(planOf(theirs, file).kind).toBe('open')
    expect(addToOpen(theirs, file)).toBe(1)
    expect(theirs.getState().business).toBeNull()
    bill(theirs, 'New client')
    return given(theirs)
  })
  const plan = planOf(store, read(back))
  expect(plan).toMatchObject({ kind: 'merge', merged: { added: 1, updated: 0, both: [] } })
})

test('a copy for which there is no room changes nothing', () => {
  const store = two()
  bill(store, 'B1')
  const back = atConsultant(given(store), (theirs) => bill(theirs, 'B2'))
  openBusiness(store, '')
  const before = { ...localStorage }
  const plan = planOf(store, read(back))
  if (plan.kind !== 'merge') throw new Error('the business is here')
  storageFaults.full!()
  expect(takeBack(store, { file: plan.file, business: plan.business, keepsOlder: false })).toBe('full')
  restoreStorage()
  expect({ ...localStorage }).toEqual(before)
})

test('a file from before there were businesses goes into the open one', () => {
  const store = two()
  const { business: _business, ...old } = JSON.parse(given(store)) as Record<string, unknown>
  const reading = readDocumentsFile(JSON.stringify(old))
  expect(reading.ok && planOf(store, reading.value).kind).toBe('open')
})

test.each([7, null, {}, { id: '../x', name: 'X', shared: {} }, { id: 'x', name: 'X', shared: { d: 'now' } }])(
  'a file whose business is %j names none',
  (business) => {
    const reading = readDocumentsFile(
      JSON.stringify({ format: 'jantar-documents', version: 2, documents: [], business }),
    )
    expect(reading).toMatchObject({ ok: true, value: { business: null } })
  },
)
