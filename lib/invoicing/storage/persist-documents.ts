import { ASIDE_KEY, DocumentStorage, type StorageEnvironment } from '@/lib/invoicing/storage/document-storage'
import {
  type DocumentState,
  type DocumentStore,
  emptyState,
  lastChanged,
} from '@/lib/invoicing/storage/document-store'
import { documentPages, type BusinessDocument, pageKinds, pageOf } from '@/lib/invoicing/model/document'
import { FIRST_NUMBER } from '@/lib/invoicing/model/blank-document'
import { numberFor } from '@/lib/invoicing/storage/new-document'
import {
  PICTURES_KEY,
  type Pictures,
  readPictures,
  savePictures,
} from '@/lib/invoicing/storage/picture-storage'
import type { SavedDocuments } from '@/lib/invoicing/model/saved-documents'

export interface PersistenceEnvironment extends Pick<StorageEnvironment, 'withStorage' | 'later'> {
  /** Runs it at once or soon, while no other tab of the site does so. */
  exclusively(run: () => void): void
}

/** Documents started before storage was read come after the stored ones, with the next numbers. */
function withEarly(saved: SavedDocuments, early: readonly BusinessDocument[]): SavedDocuments {
  return early.reduce<SavedDocuments>((joined, doc) => {
    const isFirst = doc.number === FIRST_NUMBER[doc.kind]
    const number = isFirst ? numberFor(joined, doc.kind, doc.date) : doc.number
    return { ...joined, documents: [...joined.documents, { ...doc, number }] }
  }, saved)
}

/** For each page the document that it opens with: the last one changed, or a new one. */
function settled(documents: readonly BusinessDocument[], open: DocumentState['open']): DocumentState['open'] {
  const entries = documentPages.map((page) => {
    const last = lastChanged(documents.filter(({ kind }) => pageOf(kind) === page))
    return [page, open[page] ?? { kind: last?.kind ?? pageKinds[page][0], id: last?.id ?? '' }]
  })
  return Object.fromEntries(entries) as DocumentState['open']
}

/** The pictures of a store. Those that cannot be saved wait, and what cannot be read is set aside. */
function storedPictures({ setState, addNotice, newId }: DocumentStore, storage: DocumentStorage) {
  let waiting: Pictures = {}

  /** Whether all are saved now. */
  function save(): boolean {
    if (Object.keys(waiting).length === 0) return true
    const done = storage.attempt((browser) => savePictures(browser, waiting))
    if (done) waiting = {}
    return done
  }

  return {
    save,
    add(more: Pictures) {
      setState(({ pictures }) => ({ pictures: { ...pictures, ...more } }))
      waiting = { ...waiting, ...more }
      save()
    },
    load() {
      storage.attempt((browser) => {
        const { pictures, damaged } = readPictures(browser)
        setState({ pictures: { ...pictures, ...waiting } })
        if (damaged === null) return
        const key = ASIDE_KEY + newId()
        browser.setItem(key, damaged)
        browser.setItem(PICTURES_KEY, JSON.stringify(pictures))
        addNotice({ kind: 'unreadable', key })
      })
    },
    forget: () => void (waiting = {}),
  }
}

/**
 * Saves a store from now on: reads what is stored, writes what changes, and takes over what other tabs write. zustand's
 * `persist` merges no tabs and overwrites what it cannot read.
 */
export function persistDocuments(
  store: DocumentStore,
  { withStorage, later, exclusively }: PersistenceEnvironment,
) {
  const { getState, setState, addNotice, clearNotice, newId } = store
  const storage = new DocumentStorage({
    withStorage,
    newId,
    later,
    addNotice,
    saved: () => {
      if (pictures.save()) clearNotice('notSaved')
    },
    replace: (saved) => setState(saved),
  })
  const pictures = storedPictures(store, storage)
  const early = getState().documents
  const stored = storage.read()
  store.subscribe((now, before) => {
    if (now.documents !== before.documents || now.settings !== before.settings) storage.save(now)
  })
  if (stored) setState(withEarly(stored, early))
  else if (early.length > 0) storage.save(getState())
  // From now on a tab shows its own document, whatever another tab changes last.
  setState(({ documents, open }) => ({ open: settled(documents, open) }))
  pictures.load()
  store.connect({
    pull: () => storage.takeOver(),
    push: () => exclusively(() => storage.takeOver()),
  })

  return {
    storage,
    loadPictures: pictures.load,
    addPictures: pictures.add,
    eraseAll() {
      pictures.forget()
      setState(emptyState)
      storage.erase()
    },
  }
}
