import type { Pictures } from '@/lib/invoicing/documents-file'
import { type Desk, type DocumentDesk, emptyDesk } from '@/lib/invoicing/document-desk'
import { type Draft, FIRST_NUMBER } from '@/lib/invoicing/draft'
import { freshDraft, numberFor } from '@/lib/invoicing/fresh-draft'
import { keepPictures, readPictures } from '@/lib/invoicing/picture-shelf'
import type { Shelf } from '@/lib/invoicing/shelf'
import { ShelfStorage, type StorageNotice } from '@/lib/invoicing/shelf-storage'

interface KeepingSurroundings {
  /** Null where there is none; asking may throw where it is forbidden. */
  storage(): Storage | null
  /** Does it a little later; what was asked for before and not yet done is dropped. */
  later(run: () => void): void
}

/** What was begun before storage was read comes behind what is there, with the number that follows. */
function withEarly(shelf: Shelf, early: readonly Draft[]): Shelf {
  return early.reduce<Shelf>((joined, draft) => {
    const isFirst = draft.number === FIRST_NUMBER[draft.kind]
    const number = isFirst ? numberFor(joined, draft.kind, draft.date) : draft.number
    return { ...joined, documents: [...joined.documents, { ...draft, number }] }
  }, shelf)
}

/** What is said of storage: the newest of each kind, until it is heard or no longer so. */
function noticeBoard(store: DocumentDesk['store']) {
  return {
    tell: (notice: StorageNotice) =>
      store.setState(({ notices }) => ({ notices: [...others(notices, notice.kind), notice] })),
    hush(kind: StorageNotice['kind']) {
      const { notices } = store.getState()
      if (notices.some((notice) => notice.kind === kind)) store.setState({ notices: others(notices, kind) })
    },
  }
}

/**
 * Keeps a desk in storage from now on: reads what is there, writes what changes, and takes over what other tabs write.
 * It does what zustand's `persist` does, which neither merges tabs nor can be fetched after the page.
 */
export function keepDesk({ store, newId }: DocumentDesk, { storage: find, later }: KeepingSurroundings) {
  const { tell, hush } = noticeBoard(store)
  const storage = new ShelfStorage({
    storage: find,
    newId,
    later,
    tell,
    kept: () => hush('notKept'),
    become: (shelf) => store.setState(shelf),
  })
  const loadPictures = () => storage.attempt((shelf) => store.setState({ pictures: readPictures(shelf) }))

  const early = store.getState().documents
  const stored = storage.read()
  store.subscribe((now, before) => {
    if (now.documents !== before.documents || now.settings !== before.settings) storage.keep(now)
  })
  store.setState({ ...(stored && withEarly(stored, early)), fresh: freshDraft })
  if (!stored && early.length > 0) storage.keep(store.getState())
  loadPictures()

  return {
    storage,
    hush,
    loadPictures,
    addPictures(more: Pictures) {
      store.setState(({ pictures }) => ({ pictures: { ...pictures, ...more } }))
      storage.attempt((shelf) => keepPictures(shelf, more))
    },
    remove: (id: string) =>
      store.setState(({ documents }) => ({
        documents: documents.filter((draft) => draft.id !== id),
        removed: documents.find((draft) => draft.id === id) ?? null,
      })),
    undoRemove: () => store.setState(withRemoved),
    eraseAll() {
      store.setState({ ...emptyDesk, fresh: freshDraft })
      storage.erase()
    },
  }
}

const others = (notices: readonly StorageNotice[], kind: StorageNotice['kind']) =>
  notices.filter((notice) => notice.kind !== kind)

function withRemoved({ documents, removed, open }: Desk): Partial<Desk> {
  if (!removed) return {}
  return {
    documents: [...documents, removed].sort((one, other) => one.createdAt - other.createdAt),
    open: { ...open, [removed.kind]: removed.id },
    removed: null,
  }
}
