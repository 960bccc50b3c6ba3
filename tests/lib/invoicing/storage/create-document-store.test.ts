/** @jest-environment jsdom */
import { createDocumentStore, type DocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { addPictures, eraseAll, tidyStorage } from '@/lib/invoicing/storage/storage-acts'
import { openDocument } from '@/lib/invoicing/storage/document-state'
import { DOCUMENTS_KEY } from '@/lib/invoicing/storage/stored-documents'
import { removeDocument, undoRemove } from '@/lib/invoicing/storage/remove-document'
import { restoreStorage, storageFaults } from '@/tests/browser-storage-faults'

const PICTURES_KEY = `${DOCUMENTS_KEY}.pictures`
const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

const aside = () =>
  Object.entries({ ...localStorage })
    .filter(([key]) => key.includes('.unreadable.'))
    .map(([, text]) => text as string)
const storedText = () => localStorage.getItem(DOCUMENTS_KEY)
const fail = () => storageFaults.full!()

beforeEach(() => localStorage.clear())
afterEach(restoreStorage)

let clock = 1_000
let ids = 0

/**
 * A tab of this browser: two of them share its storage. What another tab stores is heard when the test calls `sync`.
 */
function tab(begin: (store: DocumentStore) => void = () => {}) {
  const store = createDocumentStore({
    newId: () => `id${(ids += 1)}`,
    now: () => (clock += 1),
    today: () => '2026-11-21',
    exclusively: (run) => run(),
  })
  begin(store)
  store.connect()
  tidyStorage(store)
  const state = () => store.getState()
  return {
    ...store,
    remove: (id: string) => removeDocument(store, id),
    undoRemove: () => undoRemove(store),
    state,
    doc: () => openDocument(state(), 'invoice', '2026-11-21'),
    notes: () =>
      state()
        .documents.map(({ notes }) => notes)
        .sort(),
    notices: () => state().notices.map(({ kind }) => kind),
  }
}

test('a new document is saved with its first change, and is there after a reload', () => {
  const first = tab()
  expect(first.doc()).toMatchObject({ id: '', number: 'INV-001', terms: 'Payment due upon receipt.' })
  expect(localStorage.length).toBe(0)
  first.change('invoice', { notes: 'thank you' })
  expect(first.doc().id).not.toBe('')
  first.save()
  expect(tab().doc()).toEqual(first.doc())
})

test('numbers go on, and the document last changed is on the page after a reload', () => {
  const first = tab()
  first.change('invoice', { notes: 'one' })
  first.open('invoice', '')
  expect(first.doc().number).toBe('INV-002')
  first.change('invoice', { notes: 'two' })
  first.open('invoice', first.state().documents[0]!.id)
  first.change('invoice', { notes: 'one again' })
  first.save()
  expect(tab().doc()).toMatchObject({ number: 'INV-001', notes: 'one again' })
})

test('what a link fills in is in a new document alone, and stored with its first change', () => {
  const page = tab()
  page.change('invoice', { notes: 'first' })
  page.open('invoice', '', () => ({ terms: 'of the link' }))
  expect(page.doc()).toMatchObject({ id: '', number: 'INV-002', notes: '', terms: 'of the link' })
  expect(page.notes()).toEqual(['first'])
  page.change('invoice', { notes: 'second' })
  expect(page.state().documents[1]).toMatchObject({ notes: 'second', terms: 'of the link' })
  page.open('invoice', '')
  expect(page.doc().terms).toBe('Payment due upon receipt.')
})

test('a deleted document comes back by undo, where it was', () => {
  const { state, change, open, remove, undoRemove: undo, notes } = tab()
  for (const text of ['a', 'b', 'c']) {
    open('invoice', '')
    change('invoice', { notes: text })
  }
  remove(state().documents[1]!.id)
  expect(notes()).toEqual(['a', 'c'])
  undo()
  expect(state().documents.map((doc) => doc.notes)).toEqual(['a', 'b', 'c'])
})

test('what was typed before storage was read comes behind what is there, with the next number', () => {
  const first = tab()
  first.change('invoice', { notes: 'kept' })
  first.save()
  const again = tab((page) => page.change('invoice', { notes: 'typed early' }))
  expect(again.doc()).toMatchObject({ notes: 'typed early', number: 'INV-002' })
  again.save()
  expect(tab().notes()).toEqual(['kept', 'typed early'])
})

describe('storage that takes no more', () => {
  it('a picture waits for room, and its notice stays until it is saved', () => {
    const page = tab()
    fail()
    addPictures(page, { logo: PICTURE })
    expect(page.notices()).toEqual(['notSaved'])
    expect(page.state().pictures).toEqual({ logo: PICTURE })
    restoreStorage()
    page.change('invoice', ({ business }) => ({ business: { ...business, logo: 'logo' } }))
    page.save()
    expect(page.notices()).toEqual([])
    expect(tab().state().pictures).toEqual({ logo: PICTURE })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['no JSON', '{"state":'],
    ['another thing', '[1,2,3]'],
    ['nothing of ours', '{"state":{"documents":"none"},"version":1}'],
    ['one damaged document', '{"state":{"documents":[{"id":"a"}]},"version":1}'],
  ])('%s is set aside before anything is written over it', (_title, text) => {
    localStorage.setItem(DOCUMENTS_KEY, text)
    const page = tab()
    expect(aside()).toEqual([text])
    expect(page.notices()).toEqual(['unreadable'])
    page.change('invoice', { notes: 'new' })
    page.save()
    expect(aside()).toEqual([text])
    expect(tab().notes()).toEqual(['new'])
  })

  it.each(['damaged', '{"logo":"https://example.com/a.png"}', '"text"'])(
    'pictures %s are set aside, and a new one does not take their place',
    (text) => {
      localStorage.setItem(PICTURES_KEY, text)
      const page = tab()
      expect(page.notices()).toEqual(['unreadable'])
      addPictures(page, { signature: PICTURE })
      page.change('invoice', ({ business }) => ({ business: { ...business, signature: 'signature' } }))
      page.save()
      expect(aside()).toEqual([text])
      expect(tab().state().pictures).toEqual({ signature: PICTURE })
      expect(tab().notices()).toEqual([])
    },
  )
})

describe('what an earlier fault left in the storage goes with the next visit', () => {
  /** As the page stored a chosen logo: the picture as a name among the fields of the business. */
  const faulty = () => {
    const page = tab()
    addPictures(page, { left: PICTURE })
    page.change('invoice', { notes: 'with a logo' })
    page.changeSettings({ business: { ...page.doc().business, name: 'Asha Traders' } })
    page.save()
    const stored = JSON.parse(storedText()!) as {
      state: { documents: { business: object }[]; settings: { business: object } }
    }
    for (const holder of [...stored.state.documents, stored.state.settings])
      holder.business = { ...holder.business, [PICTURE]: 'left' }
    localStorage.setItem(DOCUMENTS_KEY, JSON.stringify(stored))
  }

  it('names that are pictures, and pictures of no document', () => {
    faulty()
    expect(storedText()).toContain('data:')
    const page = tab()
    expect(storedText()).not.toContain('data:')
    expect(storedText()).toContain('Asha Traders')
    expect(localStorage.getItem(PICTURES_KEY)).toBe('{}')
    expect(page.notes()).toEqual(['with a logo'])
    expect(page.notices()).toEqual([])
  })

  it('a picture of a document or of the remembered business stays', () => {
    const page = tab()
    addPictures(page, { mine: PICTURE, remembered: PICTURE, unused: PICTURE })
    page.change('invoice', ({ business }) => ({ business: { ...business, logo: 'mine' } }))
    page.changeSettings({ business: { ...page.doc().business, logo: '', signature: 'remembered' } })
    page.save()
    expect(tab().state().pictures).toEqual({ mine: PICTURE, remembered: PICTURE })
  })

  it('a tab that opens before the document is stored does not lose its picture', () => {
    const page = tab()
    addPictures(page, { mine: PICTURE })
    tab()
    page.sync()
    page.change('invoice', ({ business }) => ({ business: { ...business, logo: 'mine' } }))
    page.save()
    addPictures(page, {})
    expect(tab().state().pictures).toEqual({ mine: PICTURE })
  })

  it('nothing goes while a text that was set aside may need it', () => {
    localStorage.setItem(PICTURES_KEY, JSON.stringify({ old: PICTURE }))
    localStorage.setItem(DOCUMENTS_KEY, 'damaged')
    tab()
    expect(tab().state().pictures).toEqual({ old: PICTURE })
  })

  it('everything erased in another tab is erased here too', () => {
    const [page, other] = [tab(), tab()]
    addPictures(page, { mine: PICTURE })
    page.change('invoice', ({ business }) => ({ business: { ...business, logo: 'mine' } }))
    page.save()
    eraseAll(other)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    page.save()
    expect(localStorage.getItem(PICTURES_KEY)).toBeNull()
    expect(page.state().pictures).toEqual({})
  })
})

describe('another version of the page', () => {
  const stored = (version: number, doc: object) => JSON.stringify({ state: { documents: [doc] }, version })

  it('a newer one: what this version can read is here, and its whole text is set aside', () => {
    const newer = stored(9, { id: 'x', kind: 'invoice', number: 'A-7', hologram: true })
    localStorage.setItem(DOCUMENTS_KEY, newer)
    const page = tab()
    expect(page.doc().number).toBe('A-7')
    expect(page.notices()).toEqual(['newer'])
    page.change('invoice', { notes: 'on' })
    page.save()
    expect(aside()).toEqual([newer])
  })
})

describe('two tabs', () => {
  function two() {
    const one = tab()
    one.change('invoice', { notes: 'begun' })
    one.save()
    return { one, other: tab() }
  }

  it('each with its own document: both are saved', () => {
    const { one, other } = two()
    one.open('invoice', '')
    one.change('invoice', { notes: 'of one' })
    other.open('invoice', '')
    other.change('invoice', { notes: 'of the other' })
    one.save()
    other.save()
    one.sync()
    expect(one.notes()).toEqual(['begun', 'of one', 'of the other'])
    expect(other.notes()).toEqual(one.notes())
    expect(tab().notes()).toEqual(one.notes())
    expect([...one.notices(), ...other.notices()]).toEqual([])
  })

  it('both with the same one: the newer change wins, the other becomes a copy, and it is reported', () => {
    const { one, other } = two()
    one.change('invoice', { notes: 'first change' })
    other.change('invoice', { notes: 'second change' })
    one.save()
    other.save()
    expect(other.doc().notes).toBe('second change')
    expect(other.notes()).toEqual(['first change', 'second change'])
    expect(other.state().notices).toEqual([{ kind: 'copies', count: 1 }])
    one.sync()
    expect(one.notes()).toEqual(other.notes())
    expect(tab().notes()).toEqual(other.notes())
  })

  it('begun at the same moment: no number is used twice, and a typed one is never changed', () => {
    const [one, other, third] = [tab(), tab(), tab()]
    const numbers = (page: typeof one) => page.state().documents.map(({ number }) => number)
    one.change('invoice', { notes: 'a' })
    // The other tab has not heard of it when it takes a number, only when it stores its document.
    jest.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce(null)
    other.change('invoice', { notes: 'b' })
    expect(numbers(other)).toEqual(['INV-001', 'INV-002'])
    third.change('invoice', { number: 'INV-001', ownNumber: true })
    one.sync()
    expect(numbers(one)).toEqual(['INV-001', 'INV-002', 'INV-001'])
  })

  it('one that wrote over the other unheard: nothing is lost, and both come to the same numbers', () => {
    const [one, other] = [tab(), tab()]
    one.change('invoice', { notes: 'a' })
    // As in two processes: the other tab does not see the write, and writes over it.
    const written = storedText()!
    localStorage.removeItem(DOCUMENTS_KEY)
    other.change('invoice', { notes: 'b' })
    expect(written).not.toBe(storedText())
    const numbered = (page: typeof one) =>
      page.state().documents.map(({ notes, number }) => `${notes} ${number}`)
    for (let round = 0; round < 3; round += 1) {
      one.sync()
      other.sync()
    }
    expect(numbered(one)).toEqual(['a INV-001', 'b INV-002'])
    expect(numbered(other)).toEqual(numbered(one))
  })

  it('a tab that waits takes over what the other wrote, and writes nothing back', () => {
    const { one, other } = two()
    one.change('invoice', { notes: 'changed' })
    one.save()
    const stored = storedText()
    other.sync()
    other.save()
    expect(other.doc().notes).toBe('changed')
    expect(storedText()).toBe(stored)
  })

  it('deleted here and untouched there: it is gone; changed there: it stays', () => {
    const { one, other } = two()
    one.remove(one.doc().id)
    one.save()
    other.sync()
    expect(other.notes()).toEqual([])

    const again = two()
    again.other.change('invoice', { notes: 'still wanted' })
    again.one.remove(again.one.doc().id)
    again.one.save()
    again.other.save()
    expect(again.other.notes()).toEqual(['still wanted'])
  })

  it('no copies multiply while storage is full', () => {
    const { one, other } = two()
    one.change('invoice', { notes: 'first' })
    one.save()
    fail()
    for (const notes of ['second', 'third', 'fourth']) {
      other.change('invoice', { notes })
      other.save()
    }
    expect(other.notes()).toEqual(['first', 'fourth'])
    restoreStorage()
    other.change('invoice', { notes: 'fifth' })
    other.save()
    expect(other.notes()).toEqual(['fifth', 'first'])
  })
})

test('erasing everything leaves nothing of ours in the storage, nor what was set aside', () => {
  localStorage.setItem(DOCUMENTS_KEY, 'damaged')
  localStorage.setItem('dailyExpenses', '[]')
  const page = tab()
  page.change('invoice', { notes: 'x' })
  page.save()
  eraseAll(page)
  page.save()
  expect(Object.keys({ ...localStorage })).toEqual(['dailyExpenses'])
  expect(page.doc()).toMatchObject({ id: '', number: 'INV-001' })
})

test('documents that the browser does not let go are reported', () => {
  const page = tab()
  page.change('invoice', { notes: 'x' })
  page.save()
  storageFaults['damaged on the disk, as Firefox reports it']!()
  eraseAll(page)
  expect(page.notices()).toEqual(['notSaved'])
})

test('what is stored cannot be changed on the screen alone', () => {
  const page = tab()
  page.change('invoice', { notes: 'x' })
  page.setState({ removed: page.state().documents[0]! })
  // @ts-expect-error -- documents are stored by `edit`, `put` and `change`
  const wrong: Parameters<typeof page.setState>[0] = { documents: [] }
  expect(Object.keys(page.getState())).toEqual(expect.arrayContaining(Object.keys(wrong)))
})
