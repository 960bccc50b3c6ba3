import { createStore } from 'zustand/vanilla'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Pictures } from '@/lib/invoicing/documents-file'
import { type DocumentKind, type Draft, FIRST_NUMBER, newDraft } from '@/lib/invoicing/draft'
import { emptyShelf, openDraft, type Settings, type Shelf } from '@/lib/invoicing/shelf'
import type { StorageNotice } from '@/lib/invoicing/shelf-storage'

type FreshDraft = (shelf: Shelf, kind: DocumentKind, date: CalendarDay) => Draft

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
  /** What a fresh document begins with, once the documents before it are known. */
  fresh: FreshDraft
}

/** Before storage is read every document is the first. */
const firstDraft: FreshDraft = (_shelf, kind, date) =>
  newDraft(kind, { id: '', number: FIRST_NUMBER[kind], date, now: 0 })

export const emptyDesk: Desk = {
  ...emptyShelf,
  open: { quotation: null, invoice: null, receipt: null },
  pictures: {},
  notices: [],
  removed: null,
  fresh: firstDraft,
}

/** What a desk needs of the world; tests have a world of their own. */
export interface DeskSurroundings {
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
  today(): CalendarDay
}

type DraftSource = Shelf & Pick<Desk, 'open' | 'fresh'>

/** The document of a kind that is on the screen, kept or fresh. */
export function draftOnDesk(desk: DraftSource, kind: DocumentKind, today: CalendarDay): Draft {
  return openDraft(desk, kind, desk.open[kind]) ?? desk.fresh(desk, kind, today)
}

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

/** The documents on the desk and what is done with them. `keepDesk` puts them into storage. */
export function createDesk({ newId, now, today }: DeskSurroundings) {
  const store = createStore<Desk>(() => emptyDesk)

  /** Puts a document on the shelf and on the screen. */
  const put = (draft: Draft) =>
    store.setState(({ documents, open, settings }) => ({
      documents: [...documents.filter(({ id }) => id !== draft.id), draft],
      open: { ...open, [draft.kind]: draft.id },
      // The number that was wanted is taken now.
      settings: { ...settings, wantedNumber: { ...settings.wantedNumber, [draft.kind]: '' } },
    }))

  return {
    store,
    newId,
    put,
    /** Changes the document on the screen; a fresh one is kept from its first change on. */
    change(kind: DocumentKind, changes: DraftChange): void {
      const desk = store.getState()
      const draft = draftOnDesk(desk, kind, today())
      const next = {
        ...draft,
        ...(typeof changes === 'function' ? changes(draft) : changes),
        changedAt: Math.max(now(), draft.changedAt + 1),
      }
      if (draft.id === '') put({ ...next, id: newId(), createdAt: now() })
      else store.setState({ documents: desk.documents.map((one) => (one.id === draft.id ? next : one)) })
    },
    open: (kind: DocumentKind, id: string) =>
      store.setState(({ open }) => ({ open: { ...open, [kind]: id } })),
    set: (settings: Partial<Settings>) =>
      store.setState((desk) => ({ settings: { ...desk.settings, ...settings } })),
    /** What a new document begins with. */
    beginning: () => ({ id: newId(), date: today(), now: now() }),
  }
}

export type DocumentDesk = ReturnType<typeof createDesk>
