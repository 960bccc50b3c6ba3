import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Pictures } from '@/lib/invoicing/storage/picture-storage'
import type { StorageNotice } from '@/lib/invoicing/storage/document-storage'
import {
  type DocumentKind,
  type DocumentPage,
  type BusinessDocument,
  type DocumentOf,
  pageKinds,
  pageOf,
} from '@/lib/invoicing/model/document'
import { newDocument } from '@/lib/invoicing/storage/new-document'
import {
  type DocumentsAndSettings,
  noDocuments,
  type SavedDocuments,
  type Settings,
} from '@/lib/invoicing/model/saved-documents'

/** The stored documents, and the state of this tab. */
export interface DocumentState extends SavedDocuments {
  /** The open document of each page, with the id '' for a new one; null while none was opened (the last changed is shown). */
  open: Readonly<Record<DocumentPage, { kind: DocumentKind; id: string } | null>>
  /** Logos and signatures by their ids. */
  pictures: Pictures
  /** Messages about storage; at most one of each kind. */
  notices: readonly StorageNotice[]
  /** The document deleted last, for "Undo". */
  removed: BusinessDocument | null
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

export type DocumentOnPage<Page extends DocumentPage> = DocumentOf<(typeof pageKinds)[Page][number]>

/** The open document of a page, stored or new. */
export function openDocument<Page extends DocumentPage>(
  state: DocumentsAndSettings & Pick<DocumentState, 'open'>,
  page: Page,
  today: CalendarDay,
): DocumentOnPage<Page> {
  const open = state.open[page]
  const own = state.documents.filter(({ kind }) => pageOf(kind) === page)
  const stored = open === null ? lastChanged(own) : own.find(({ id }) => id === open.id)
  return (stored ?? newDocument(state, open?.kind ?? pageKinds[page][0], today)) as DocumentOnPage<Page>
}

/** The document that was changed last. */
export function lastChanged(documents: readonly BusinessDocument[]): BusinessDocument | undefined {
  const [first, ...others] = documents
  return first && others.reduce((last, doc) => (last.changedAt > doc.changedAt ? last : doc), first)
}

/** New values of a document, or a function of it that gives them. */
export type DocumentChange<Kind extends BusinessDocument> = Partial<Kind> | ((doc: Kind) => Partial<Kind>)

/** The documents of a page and what can be done with them. `persistDocuments` saves them. */
export function createDocumentStore({ newId, now, today }: StoreEnvironment) {
  const store = createStore<DocumentState>(() => emptyState)
  const { getState, setState } = store
  let sync = { pull: () => {}, push: () => {} }

  /** Stores a document and opens it. */
  function put(doc: BusinessDocument): void {
    setState(({ documents, open, settings }) => ({
      documents: [...documents.filter(({ id }) => id !== doc.id), doc],
      open: { ...open, [pageOf(doc.kind)]: { kind: doc.kind, id: doc.id } },
      // The wanted number is used now.
      settings: { ...settings, wantedNumber: { ...settings.wantedNumber, [doc.kind]: '' } },
    }))
  }

  /** Changes the open document; a new one is stored with its first change. */
  function change<Kind extends DocumentKind>(kind: Kind, changes: DocumentChange<DocumentOf<Kind>>): void {
    const isNew = openDocument(getState(), pageOf(kind), today()).id === ''
    // Another tab may have taken the next number since this one last looked.
    if (isNew) sync.pull()
    const doc = openDocument(getState(), pageOf(kind), today()) as DocumentOf<Kind>
    const next = {
      ...doc,
      ...(typeof changes === 'function' ? changes(doc) : changes),
      changedAt: Math.max(now(), doc.changedAt + 1),
    }
    if (doc.id === '') {
      put({ ...next, id: newId(), createdAt: now() })
      sync.push()
    } else
      setState(({ documents }) => ({ documents: documents.map((one) => (one.id === doc.id ? next : one)) }))
  }

  return {
    ...store,
    newId,
    put,
    change,
    open: (kind: DocumentKind, id: string) =>
      setState(({ open }) => ({ open: { ...open, [pageOf(kind)]: { kind, id } } })),
    /** Connects the store with storage: `pull` takes over what other tabs wrote, `push` writes at once. */
    connect: (connection: typeof sync) => void (sync = connection),
    /** Id, date and time of a new document. */
    start: () => ({ id: newId(), date: today(), now: now() }),
    ...settingsActions(store),
    ...noticeActions(store),
  }
}

export type DocumentStore = ReturnType<typeof createDocumentStore>

const settingsActions = ({ setState }: StoreApi<DocumentState>) => ({
  changeSettings: (changes: Partial<Settings>) =>
    setState(({ settings }) => ({ settings: { ...settings, ...changes } })),
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
