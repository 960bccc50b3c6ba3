import { createDocumentStore, type DocumentStore, openDocument } from '@/lib/invoicing/storage/document-store'
import { persistDocuments } from '@/lib/invoicing/storage/persist-documents'
import { ASIDE_KEY, STORAGE_KEY } from '@/lib/invoicing/storage/document-storage'
import { removeDocument, undoRemove } from '@/lib/invoicing/storage/remove-document'
import { PICTURES_KEY } from '@/lib/invoicing/storage/picture-storage'
import type { StorageResult } from '@/lib/storage/browser-storage'

/** A browser's storage that several tabs share; it can be made too small, or forbidden. */
function sharedStorage(texts: Record<string, string> = {}) {
  const map = new Map(Object.entries(texts))
  let fault: string | null = null
  const storage: Storage = {
    get length() {
      return map.size
    },
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => {
      if (fault) throw new DOMException('no more room', fault)
      map.set(key, text)
    },
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
  return {
    storage,
    map,
    fail: (name: string | null) => (fault = name),
    aside: () => [...map].filter(([key]) => key.startsWith(ASIDE_KEY)).map(([, text]) => text),
  }
}

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

function attempted<Value>(storage: Storage, act: (storage: Storage) => Value): StorageResult<Value> {
  try {
    return { ok: true, value: act(storage) }
  } catch (error) {
    return { ok: false, reason: (error as Error).name === 'QuotaExceededError' ? 'full' : 'blocked' }
  }
}

let clock = 1_000
let ids = 0

/** A tab on such a storage. What is to be done later is done when the test says so. */
function tab(storage: Storage | null, begin: (store: DocumentStore) => void = () => {}) {
  let waiting: (() => void) | null = null
  const store = createDocumentStore({
    newId: () => `id${(ids += 1)}`,
    now: () => (clock += 1),
    today: () => '2026-11-21',
  })
  begin(store)
  const persisted = persistDocuments(store, {
    withStorage: storage ? (act) => attempted(storage, act) : () => ({ ok: false, reason: 'blocked' }),
    exclusively: (run) => run(),
    later: (run) => (waiting = run),
  })
  const state = () => store.getState()
  return {
    ...store,
    ...persisted,
    remove: (id: string) => removeDocument(store, id),
    undoRemove: () => undoRemove(store),
    state,
    later: () => {
      waiting?.()
      waiting = null
    },
    doc: () => openDocument(state(), 'invoice', '2026-11-21'),
    notes: () =>
      state()
        .documents.map(({ notes }) => notes)
        .sort(),
    says: () => state().notices.map(({ kind }) => kind),
  }
}

test('a new document is saved with its first change, and is there after a reload', () => {
  const { storage, map } = sharedStorage()
  const first = tab(storage)
  expect(first.doc()).toMatchObject({ id: '', number: 'INV-001', terms: 'Payment due upon receipt.' })
  expect(map.size).toBe(0)
  first.change('invoice', { notes: 'thank you' })
  expect(first.doc().id).not.toBe('')
  first.later()
  expect(tab(storage).doc()).toEqual(first.doc())
})

test('numbers go on, and the document last changed is on the page after a reload', () => {
  const { storage } = sharedStorage()
  const first = tab(storage)
  first.change('invoice', { notes: 'one' })
  first.open('invoice', '')
  expect(first.doc().number).toBe('INV-002')
  first.change('invoice', { notes: 'two' })
  first.open('invoice', first.state().documents[0]!.id)
  first.change('invoice', { notes: 'one again' })
  first.later()
  expect(tab(storage).doc()).toMatchObject({ number: 'INV-001', notes: 'one again' })
})

test('a deleted document comes back by undo, where it was', () => {
  const { state, change, open, remove, undoRemove, notes } = tab(sharedStorage().storage)
  for (const text of ['a', 'b', 'c']) {
    open('invoice', '')
    change('invoice', { notes: text })
  }
  remove(state().documents[1]!.id)
  expect(notes()).toEqual(['a', 'c'])
  undoRemove()
  expect(state().documents.map((doc) => doc.notes)).toEqual(['a', 'b', 'c'])
})

test('what was typed before storage was read comes behind what is there, with the next number', () => {
  const { storage } = sharedStorage()
  const first = tab(storage)
  first.change('invoice', { notes: 'kept' })
  first.later()
  const again = tab(storage, (page) => page.change('invoice', { notes: 'typed early' }))
  expect(again.doc()).toMatchObject({ notes: 'typed early', number: 'INV-002' })
  again.later()
  expect(tab(storage).notes()).toEqual(['kept', 'typed early'])
})

test('what was typed early into an empty storage is saved too', () => {
  const { storage } = sharedStorage()
  const page = tab(storage, (page) => page.change('invoice', { notes: 'typed early' }))
  expect(page.doc().number).toBe('INV-001')
  page.later()
  expect(tab(storage).notes()).toEqual(['typed early'])
})

describe('storage that takes no more', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ])('%s: it is reported, the text stays on the page, and it is saved once there is room', (name, reason) => {
    const { storage, fail } = sharedStorage()
    const page = tab(storage)
    fail(name)
    page.change('invoice', { notes: 'not lost' })
    page.later()
    expect(page.state().notices).toEqual([{ kind: 'notSaved', reason }])
    expect(page.doc().notes).toBe('not lost')
    fail(null)
    page.change('invoice', { notes: 'not lost, and more' })
    page.later()
    expect(page.says()).toEqual([])
    expect(tab(storage).doc().notes).toBe('not lost, and more')
  })

  it('there is none: one can still write', () => {
    const page = tab(null)
    page.change('invoice', { notes: 'here' })
    page.later()
    expect(page.doc().notes).toBe('here')
    expect(page.state().notices).toEqual([{ kind: 'notSaved', reason: 'blocked' }])
  })

  it('what could not be saved is not lost when another tab writes', () => {
    const { storage, fail } = sharedStorage()
    const [one, other] = [tab(storage), tab(storage)]
    fail('QuotaExceededError')
    one.change('invoice', { notes: 'not saved' })
    one.later()
    fail(null)
    other.change('invoice', { notes: 'of the other tab' })
    other.later()
    one.storage.takeOver()
    expect(one.notes()).toEqual(['not saved', 'of the other tab'])
    expect(one.says()).toEqual([])
    expect(tab(storage).notes()).toEqual(['not saved', 'of the other tab'])
  })

  it('a picture waits for room, and its notice stays until it is saved', () => {
    const { storage, fail } = sharedStorage()
    const page = tab(storage)
    fail('QuotaExceededError')
    page.addPictures({ logo: PICTURE })
    expect(page.says()).toEqual(['notSaved'])
    expect(page.state().pictures).toEqual({ logo: PICTURE })
    fail(null)
    page.change('invoice', { notes: 'there is room' })
    page.later()
    expect(page.says()).toEqual([])
    expect(tab(storage).state().pictures).toEqual({ logo: PICTURE })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['no JSON', '{"state":'],
    ['another thing', '[1,2,3]'],
    ['nothing of ours', '{"state":{"documents":"none"},"version":1}'],
    ['one damaged document', '{"state":{"documents":[{"id":"a"}]},"version":1}'],
  ])('%s is set aside before anything is written over it', (_says, text) => {
    const { storage, aside } = sharedStorage({ [STORAGE_KEY]: text })
    const page = tab(storage)
    expect(aside()).toEqual([text])
    expect(page.says()).toEqual(['unreadable'])
    page.change('invoice', { notes: 'new' })
    page.later()
    expect(aside()).toEqual([text])
    expect(tab(storage).notes()).toEqual(['new'])
  })

  it('is not written over while there is no room to keep it', () => {
    const { storage, aside, fail, map } = sharedStorage({ [STORAGE_KEY]: 'damaged' })
    fail('QuotaExceededError')
    const page = tab(storage)
    page.change('invoice', { notes: 'new' })
    page.later()
    expect(map.get(STORAGE_KEY)).toBe('damaged')
    expect(page.says()).toEqual(['notSaved'])
    fail(null)
    page.change('invoice', { notes: 'newer' })
    page.later()
    expect(aside()).toEqual(['damaged'])
    expect(tab(storage).notes()).toEqual(['newer'])
  })

  it.each(['damaged', '{"logo":"https://example.com/a.png"}', '"text"'])(
    'pictures %s are set aside, and a new one does not take their place',
    (text) => {
      const { storage, aside } = sharedStorage({ [PICTURES_KEY]: text })
      const page = tab(storage)
      expect(page.says()).toEqual(['unreadable'])
      page.addPictures({ signature: PICTURE })
      expect(aside()).toEqual([text])
      expect(tab(storage).state().pictures).toEqual({ signature: PICTURE })
      expect(tab(storage).says()).toEqual([])
    },
  )

  it('beside a damaged document the sound ones are there', () => {
    const { storage, map } = sharedStorage()
    const page = tab(storage)
    page.change('invoice', { notes: 'sound' })
    page.later()
    const stored = JSON.parse(map.get(STORAGE_KEY)!) as { state: { documents: unknown[] } }
    stored.state.documents.push({ id: 7 })
    map.set(STORAGE_KEY, JSON.stringify(stored))
    const again = tab(storage)
    expect(again.notes()).toEqual(['sound'])
    expect(again.says()).toEqual(['unreadable'])
  })
})

describe('another version of the page', () => {
  const stored = (version: number, doc: object) => JSON.stringify({ state: { documents: [doc] }, version })

  it('an older one that knew fewer fields: what it has is read, the rest is as in a new document', () => {
    const old = stored(0, { id: 'x', kind: 'invoice', number: 'A-7', date: '2025-04-01', notes: 'old' })
    const { storage, aside } = sharedStorage({ [STORAGE_KEY]: old })
    const page = tab(storage)
    expect(page.doc()).toMatchObject({
      id: 'x',
      number: 'A-7',
      notes: 'old',
      look: 'plain',
      supply: 'tax',
    })
    expect(page.says()).toEqual([])
    expect(aside()).toEqual([])
  })

  it('a newer one: what this version can read is here, and its whole text is set aside', () => {
    const newer = stored(9, { id: 'x', kind: 'invoice', number: 'A-7', hologram: true })
    const { storage, aside } = sharedStorage({ [STORAGE_KEY]: newer })
    const page = tab(storage)
    expect(page.doc().number).toBe('A-7')
    expect(page.says()).toEqual(['newer'])
    page.change('invoice', { notes: 'on' })
    page.later()
    expect(aside()).toEqual([newer])
  })
})

describe('two tabs', () => {
  function two() {
    const shared = sharedStorage()
    const one = tab(shared.storage)
    one.change('invoice', { notes: 'begun' })
    one.later()
    return { ...shared, one, other: tab(shared.storage) }
  }

  it('each with its own document: both are saved', () => {
    const { one, other, storage } = two()
    one.open('invoice', '')
    one.change('invoice', { notes: 'of one' })
    other.open('invoice', '')
    other.change('invoice', { notes: 'of the other' })
    one.later()
    other.later()
    one.storage.takeOver()
    expect(one.notes()).toEqual(['begun', 'of one', 'of the other'])
    expect(other.notes()).toEqual(one.notes())
    expect(tab(storage).notes()).toEqual(one.notes())
    expect([...one.says(), ...other.says()]).toEqual([])
  })

  it('both with the same one: the newer change stands, the other becomes a copy, and it is reported', () => {
    const { one, other, storage } = two()
    one.change('invoice', { notes: 'first change' })
    other.change('invoice', { notes: 'second change' })
    one.later()
    other.later()
    expect(other.doc().notes).toBe('second change')
    expect(other.notes()).toEqual(['first change', 'second change'])
    expect(other.state().notices).toEqual([{ kind: 'copies', count: 1 }])
    one.storage.takeOver()
    expect(one.notes()).toEqual(other.notes())
    expect(tab(storage).notes()).toEqual(other.notes())
  })

  it('begun at the same moment: no number is used twice, and a typed one is never changed', () => {
    const shared = sharedStorage()
    const [one, other, third] = [tab(shared.storage), tab(shared.storage), tab(shared.storage)]
    const numbers = (page: typeof one) => page.state().documents.map(({ number }) => number)
    one.change('invoice', { notes: 'a' })
    // Neither tab has heard of the other yet.
    other.connect({ pull: () => {}, push: () => {} })
    other.change('invoice', { notes: 'b' })
    expect(numbers(other)).toEqual(['INV-001'])
    other.later()
    expect(numbers(other)).toEqual(['INV-001', 'INV-002'])
    third.connect({ pull: () => {}, push: () => {} })
    third.change('invoice', { number: 'INV-001', ownNumber: true })
    third.later()
    one.storage.takeOver()
    expect(numbers(one)).toEqual(['INV-001', 'INV-002', 'INV-001'])
  })

  it('one that wrote over the other unheard: nothing is lost, and both come to the same numbers', () => {
    const shared = sharedStorage()
    const [one, other] = [tab(shared.storage), tab(shared.storage)]
    one.change('invoice', { notes: 'a' })
    // As in two processes: the other tab does not see the write, and writes over it.
    const written = shared.map.get(STORAGE_KEY)!
    shared.map.delete(STORAGE_KEY)
    other.change('invoice', { notes: 'b' })
    expect(written).not.toBe(shared.map.get(STORAGE_KEY))
    const numbered = (page: typeof one) =>
      page.state().documents.map(({ notes, number }) => `${notes} ${number}`)
    for (let round = 0; round < 3; round += 1) {
      one.storage.takeOver()
      other.storage.takeOver()
    }
    expect(numbered(one)).toEqual(['a INV-001', 'b INV-002'])
    expect(numbered(other)).toEqual(numbered(one))
  })

  it('the second tab asks storage before it takes a number', () => {
    const shared = sharedStorage()
    const [one, other] = [tab(shared.storage), tab(shared.storage)]
    one.change('invoice', { notes: 'a' })
    other.change('invoice', { notes: 'b' })
    expect(other.doc().number).toBe('INV-002')
  })

  it('a tab that waits takes over what the other wrote, and writes nothing back', () => {
    const { one, other, map } = two()
    one.change('invoice', { notes: 'changed' })
    one.later()
    const text = map.get(STORAGE_KEY)
    other.storage.takeOver()
    other.later()
    expect(other.doc().notes).toBe('changed')
    expect(map.get(STORAGE_KEY)).toBe(text)
  })

  it('deleted here and untouched there: it is gone; changed there: it stays', () => {
    const { one, other } = two()
    one.remove(one.doc().id)
    one.later()
    other.storage.takeOver()
    expect(other.notes()).toEqual([])

    const again = two()
    again.other.change('invoice', { notes: 'still wanted' })
    again.one.remove(again.one.doc().id)
    again.one.later()
    again.other.later()
    expect(again.other.notes()).toEqual(['still wanted'])
  })

  it('no copies multiply while storage is full', () => {
    const { one, other, fail } = two()
    one.change('invoice', { notes: 'first' })
    one.later()
    fail('QuotaExceededError')
    for (const notes of ['second', 'third', 'fourth']) {
      other.change('invoice', { notes })
      other.later()
    }
    expect(other.notes()).toEqual(['first', 'fourth'])
    fail(null)
    other.change('invoice', { notes: 'fifth' })
    other.later()
    expect(other.notes()).toEqual(['fifth', 'first'])
  })
})

test('erasing everything leaves nothing of ours in the storage, what was put aside neither', () => {
  const { storage, map } = sharedStorage({ [STORAGE_KEY]: 'damaged', dailyExpenses: '[]' })
  const page = tab(storage)
  page.change('invoice', { notes: 'x' })
  page.later()
  page.eraseAll()
  page.later()
  expect([...map.keys()]).toEqual(['dailyExpenses'])
  expect(page.doc()).toMatchObject({ id: '', number: 'INV-001' })
})
