import { DocumentStorage } from '@/lib/invoicing/document-storage'
import {
  type DocumentState,
  type DocumentStore,
  emptyState,
  lastChanged,
} from '@/lib/invoicing/document-store'
import type { Pictures } from '@/lib/invoicing/documents-file'
import { documentPages, type Draft, pageKinds, pageOf } from '@/lib/invoicing/draft'
import { FIRST_NUMBER } from '@/lib/invoicing/new-draft'
import { numberFor } from '@/lib/invoicing/new-document'
import { readPictures, savePictures } from '@/lib/invoicing/picture-storage'
import type { SavedDocuments } from '@/lib/invoicing/saved-documents'

export interface PersistenceEnvironment {
  /** The browser's storage, null if there is none; throws if it is blocked. */
  storage(): Storage | null
  /** Runs it a little later, and cancels what was scheduled before and has not run. */
  later(run: () => void): void
}

/** Documents started before storage was read come after the stored ones, with the next numbers. */
function withEarly(saved: SavedDocuments, early: readonly Draft[]): SavedDocuments {
  return early.reduce<SavedDocuments>((joined, draft) => {
    const isFirst = draft.number === FIRST_NUMBER[draft.kind]
    const number = isFirst ? numberFor(joined, draft.kind, draft.date) : draft.number
    return { ...joined, documents: [...joined.documents, { ...draft, number }] }
  }, saved)
}

/** For each page the document that it opens with: the last one changed, or a new one. */
function settled(documents: readonly Draft[], open: DocumentState['open']): DocumentState['open'] {
  const entries = documentPages.map((page) => {
    const last = lastChanged(documents.filter(({ kind }) => pageOf(kind) === page))
    return [page, open[page] ?? { kind: last?.kind ?? pageKinds[page][0], id: last?.id ?? '' }]
  })
  return Object.fromEntries(entries) as DocumentState['open']
}

/**
 * Saves a store from now on: reads what is stored, writes what changes, and takes over what other tabs write. zustand's
 * `persist` merges no tabs and overwrites what it cannot read.
 */
export function persistDocuments(store: DocumentStore, { storage: find, later }: PersistenceEnvironment) {
  const { getState, setState, addNotice, clearNotice, newId } = store
  const storage = new DocumentStorage({
    storage: find,
    newId,
    later,
    addNotice,
    saved: () => clearNotice('notSaved'),
    replace: (saved) => setState(saved),
  })
  const loadPictures = () => storage.attempt((browser) => setState({ pictures: readPictures(browser) }))

  const early = getState().documents
  const stored = storage.read()
  store.subscribe((now, before) => {
    if (now.documents !== before.documents || now.settings !== before.settings) storage.save(now)
  })
  if (stored) setState(withEarly(stored, early))
  else if (early.length > 0) storage.save(getState())
  // From now on a tab shows its own document, whatever another tab changes last.
  setState(({ documents, open }) => ({ open: settled(documents, open) }))
  loadPictures()
  store.connect({ pull: () => storage.takeOver(), push: () => storage.flush() })

  return {
    storage,
    loadPictures,
    addPictures(more: Pictures) {
      setState(({ pictures }) => ({ pictures: { ...pictures, ...more } }))
      storage.attempt((browser) => savePictures(browser, more))
    },
    eraseAll() {
      setState(emptyState)
      storage.erase()
    },
  }
}
