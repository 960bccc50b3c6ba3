import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Pictures } from '@/lib/invoicing/documents-file'
import type { StorageNotice } from '@/lib/invoicing/document-storage'
import type { DocumentKind, Draft, DraftOf } from '@/lib/invoicing/draft'
import { newDocument } from '@/lib/invoicing/new-document'
import { noDocuments, type SavedDocuments, type Settings } from '@/lib/invoicing/saved-documents'

/** The stored documents, and the state of this tab. */
export interface DocumentState extends SavedDocuments {
  /** Id of the open document: '' for a new one, null while none was opened (the last changed one is shown). */
  open: Readonly<Record<DocumentKind, string | null>>
  /** Logos and signatures by their ids. */
  pictures: Pictures
  /** Messages about storage; at most one of each kind. */
  notices: readonly StorageNotice[]
  /** The document deleted last, for "Undo". */
  removed: Draft | null
}

export const emptyState: DocumentState = {
  ...noDocuments,
  open: { quotation: null, invoice: null, receipt: null },
  pictures: {},
  notices: [],
  removed: null,
}

/** What the store needs from its environment. */
export interface StoreEnvironment {
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
  today(): CalendarDay
}

/** The open document of a kind, stored or new. */
export function openDraft<Kind extends DocumentKind>(
  state: SavedDocuments & Pick<DocumentState, 'open'>,
  kind: Kind,
  today: CalendarDay,
): DraftOf<Kind> {
  const own = state.documents.filter((draft): draft is DraftOf<Kind> => draft.kind === kind)
  const id = state.open[kind]
  const stored = id === null ? lastChanged(own) : own.find((draft) => draft.id === id)
  return stored ?? newDocument(state, kind, today)
}

function lastChanged<Kind extends Draft>(drafts: readonly Kind[]): Kind | undefined {
  const [first, ...others] = drafts
  return first && others.reduce((last, draft) => (last.changedAt > draft.changedAt ? last : draft), first)
}

/** New values of a document, or a function of it that gives them. */
export type DraftChange<Kind extends Draft> = Partial<Kind> | ((draft: Kind) => Partial<Kind>)

/** The documents of a page and what can be done with them. `persistDocuments` saves them. */
export function createDocumentStore({ newId, now, today }: StoreEnvironment) {
  const store = createStore<DocumentState>(() => emptyState)
  const { getState, setState } = store

  /** Stores a document and opens it. */
  function put(draft: Draft): void {
    setState(({ documents, open, settings }) => ({
      documents: [...documents.filter(({ id }) => id !== draft.id), draft],
      open: { ...open, [draft.kind]: draft.id },
      // The wanted number is used now.
      settings: { ...settings, wantedNumber: { ...settings.wantedNumber, [draft.kind]: '' } },
    }))
  }

  /** Changes the open document; a new one is stored with its first change. */
  function change<Kind extends DocumentKind>(kind: Kind, changes: DraftChange<DraftOf<Kind>>): void {
    const draft = openDraft(getState(), kind, today())
    const next = {
      ...draft,
      ...(typeof changes === 'function' ? changes(draft) : changes),
      changedAt: Math.max(now(), draft.changedAt + 1),
    }
    if (draft.id === '') put({ ...next, id: newId(), createdAt: now() })
    else
      setState(({ documents }) => ({ documents: documents.map((one) => (one.id === draft.id ? next : one)) }))
  }

  return {
    ...store,
    newId,
    put,
    change,
    open: (kind: DocumentKind, id: string) => setState(({ open }) => ({ open: { ...open, [kind]: id } })),
    changeSettings: (changes: Partial<Settings>) =>
      setState(({ settings }) => ({ settings: { ...settings, ...changes } })),
    /** Id, date and time of a new document. */
    start: () => ({ id: newId(), date: today(), now: now() }),
    ...removal(store),
    ...noticeActions(store),
  }
}

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** Deleting a document, and taking that back. */
const removal = ({ setState }: StoreApi<DocumentState>) => ({
  remove: (id: string) =>
    setState(({ documents }) => ({
      documents: documents.filter((draft) => draft.id !== id),
      removed: documents.find((draft) => draft.id === id) ?? null,
    })),
  undoRemove: () => setState(withRemoved),
})

const noticeActions = ({ setState }: StoreApi<DocumentState>) => ({
  addNotice: (notice: StorageNotice) =>
    setState(({ notices }) => ({
      notices: [...notices.filter(({ kind }) => kind !== notice.kind), notice],
    })),
  clearNotice: (kind: StorageNotice['kind']) =>
    setState(({ notices }) =>
      notices.some((notice) => notice.kind === kind)
        ? { notices: notices.filter((notice) => notice.kind !== kind) }
        : {},
    ),
})

function withRemoved({ documents, removed, open }: DocumentState): Partial<DocumentState> {
  if (!removed) return {}
  return {
    documents: [...documents, removed].sort((one, other) => one.createdAt - other.createdAt),
    open: { ...open, [removed.kind]: removed.id },
    removed: null,
  }
}
