import { persist, type PersistStorage } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Pictures } from '@/lib/invoicing/documents-file'
import type { DocumentKind, Draft } from '@/lib/invoicing/draft'
import { keepPictures, readPictures } from '@/lib/invoicing/picture-shelf'
import { emptyShelf, freshDraft, openDraft, type Settings, type Shelf } from '@/lib/invoicing/shelf'
import { SHELF_KEY, SHELF_VERSION, ShelfStorage, type StorageNotice } from '@/lib/invoicing/shelf-storage'

/** The shelf, and what is on the desk of this tab alone. */
export interface Desk extends Shelf {
  /** Id of the document on the screen: '' for a fresh one, null while none was opened (see `openDraft`). */
  open: Readonly<Record<DocumentKind, string | null>>
  /** Logos and signatures by their ids. */
  pictures: Pictures
  /** What is to be said about storage; at most one of each kind. */
  notices: readonly StorageNotice[]
  /** The document deleted last, which may come back. */
  removed: Draft | null
}

/** What a store needs of the world; tests have a world of their own. */
export interface DeskSurroundings {
  /** Null where there is none; asking may throw where it is forbidden. */
  storage(): Storage | null
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
  today(): CalendarDay
  /** Does it a little later; what was asked for before and not yet done is dropped. */
  later(run: () => void): void
}

const EMPTY: Desk = {
  ...emptyShelf,
  open: { quotation: null, invoice: null, receipt: null },
  pictures: {},
  notices: [],
  removed: null,
}

type DeskStore = ReturnType<typeof deskStore>

function deskStore(storage: PersistStorage<Shelf>) {
  return createStore<Desk>()(
    persist((): Desk => EMPTY, {
      name: SHELF_KEY,
      version: SHELF_VERSION,
      storage,
      partialize: ({ documents, settings }): Shelf => ({ documents, settings }),
    }),
  )
}

const others = (notices: readonly StorageNotice[], kind: StorageNotice['kind']) =>
  notices.filter((notice) => notice.kind !== kind)

/** The store of all documents and what is done with them; it is kept in storage as it changes. */
export function createDesk(around: DeskSurroundings) {
  const early: StorageNotice[] = []
  // Until there is a store to tell it to.
  let tell = (notice: StorageNotice): void => void early.push(notice)
  const hush = (kind: StorageNotice['kind']) => {
    const { notices } = store.getState()
    if (notices.some((notice) => notice.kind === kind)) store.setState({ notices: others(notices, kind) })
  }
  const storage = new ShelfStorage({
    ...around,
    tell: (notice) => tell(notice),
    kept: () => hush('notKept'),
    become: (shelf) => store.setState(shelf),
  })
  const store = deskStore(storage)
  tell = (notice) => store.setState(({ notices }) => ({ notices: [...others(notices, notice.kind), notice] }))
  early.forEach(tell)
  const loadPictures = () => storage.attempt((shelf) => store.setState({ pictures: readPictures(shelf) }))
  const addPictures = (more: Pictures) => {
    store.setState(({ pictures }) => ({ pictures: { ...pictures, ...more } }))
    storage.attempt((shelf) => keepPictures(shelf, more))
  }
  loadPictures()
  const eraseAll = () => {
    store.setState(EMPTY)
    storage.removeItem()
  }
  return { store, storage, hush, eraseAll, loadPictures, addPictures, ...deskActions(store, around) }
}

export type DocumentDesk = ReturnType<typeof createDesk>

/** The document of a kind that is on the screen, kept or fresh. */
export function draftOnDesk(desk: Shelf & Pick<Desk, 'open'>, kind: DocumentKind, today: CalendarDay): Draft {
  return openDraft(desk, kind, desk.open[kind]) ?? freshDraft(desk, kind, today)
}

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

function deskActions(store: DeskStore, { newId, now, today }: DeskSurroundings) {
  /** Puts a document on the shelf and on the screen. */
  const put = (draft: Draft) =>
    store.setState(({ documents, open, settings }) => ({
      documents: [...documents.filter(({ id }) => id !== draft.id), draft],
      open: { ...open, [draft.kind]: draft.id },
      // The number that was wanted is taken now.
      settings: { ...settings, wantedNumber: { ...settings.wantedNumber, [draft.kind]: '' } },
    }))

  /** Changes the document on the screen; a fresh one is kept from its first change on. */
  function change(kind: DocumentKind, changes: DraftChange): void {
    const desk = store.getState()
    const draft = draftOnDesk(desk, kind, today())
    const next = {
      ...draft,
      ...(typeof changes === 'function' ? changes(draft) : changes),
      changedAt: Math.max(now(), draft.changedAt + 1),
    }
    if (draft.id === '') put({ ...next, id: newId(), createdAt: now() })
    else store.setState({ documents: desk.documents.map((one) => (one.id === draft.id ? next : one)) })
  }

  return {
    change,
    put,
    open: (kind: DocumentKind, id: string) =>
      store.setState(({ open }) => ({ open: { ...open, [kind]: id } })),
    remove: (id: string) =>
      store.setState(({ documents }) => ({
        documents: documents.filter((draft) => draft.id !== id),
        removed: documents.find((draft) => draft.id === id) ?? null,
      })),
    undoRemove: () =>
      store.setState(({ documents, removed, open }) => ({
        documents: removed ? byAge([...documents, removed]) : documents,
        open: removed ? { ...open, [removed.kind]: removed.id } : open,
        removed: null,
      })),
    set: (settings: Partial<Settings>) =>
      store.setState((desk) => ({ settings: { ...desk.settings, ...settings } })),
    /** What a new document begins with. */
    beginning: () => ({ id: newId(), date: today(), now: now() }),
    newId,
  }
}

const byAge = (documents: Draft[]) => documents.sort((one, other) => one.createdAt - other.createdAt)
