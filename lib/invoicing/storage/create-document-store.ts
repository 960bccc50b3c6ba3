import { createStore } from 'zustand/vanilla'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { BusinessDocument, DocumentOf } from '@/lib/invoicing/document/document'
import { type DocumentKind, pageOf } from '@/lib/invoicing/document/document-kinds'
import type { DocumentFill } from '@/lib/invoicing/model/document-of-link'
import type { SavedDocuments, Settings } from '@/lib/invoicing/model/saved-documents'
import { type BusinessValues, connectStorage } from '@/lib/invoicing/storage/connect-storage'
import {
  type DocumentState,
  emptyState,
  openDocument,
  type TabState,
} from '@/lib/invoicing/storage/document-state'

/** The environment of the store: new ids, the clock, and the lock between tabs. */
export interface StoreEnvironment {
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
  today(): CalendarDay
  /** Runs it at once or soon, while no other tab of the site does so. */
  exclusively(run: () => void): void
}

/** Changes the state of this tab. What is stored changes by `edit` alone, so that nothing is written in two ways. */
type ChangeTab = (next: Partial<TabState> | ((before: DocumentState) => Partial<TabState>)) => void

/** New values of a document, or a function of it that gives them. */
export type DocumentChange<Kind extends BusinessDocument> = Partial<Kind> | ((doc: Kind) => Partial<Kind>)

/** The actions on stored documents other than editing their fields. */
function documentActions(setState: ChangeTab, shown: BusinessValues, connect: () => void) {
  /** Changes what is stored. */
  function edit(next: (before: SavedDocuments) => Partial<SavedDocuments>): void {
    connect()
    shown.saved.change((before) => ({ ...before, ...next(before) }))
  }

  const open = (kind: DocumentKind, id: string, fill?: DocumentFill) =>
    setState((before) => ({ open: { ...before.open, [pageOf(kind)]: { kind, id, ...(fill && { fill }) } } }))

  return {
    edit,
    open,
    /** Stores a document and opens it. */
    put(doc: BusinessDocument): void {
      edit(({ documents, settings }) => ({
        documents: [...documents.filter(({ id }) => id !== doc.id), doc],
        // The wanted number is used now.
        settings: { ...settings, wantedNumber: { ...settings.wantedNumber, [doc.kind]: '' } },
      }))
      open(doc.kind, doc.id)
    },
    changeSettings: (changes: Partial<Settings>) =>
      edit(({ settings }) => ({ settings: { ...settings, ...changes } })),
  }
}

/** The documents of a page and what can be done with them. Whatever changes is stored in this browser. */
export function createDocumentStore({ newId, now, today, exclusively }: StoreEnvironment) {
  const store = createStore<DocumentState>(() => emptyState)
  const storage = connectStorage(store, newId)
  const { shown, connect, isConnected } = storage
  const setState: ChangeTab = store.setState
  const actions = documentActions(setState, shown, connect)

  /** Changes the open document; a new one is stored with its first change. */
  function change<Kind extends DocumentKind>(kind: Kind, changes: DocumentChange<DocumentOf<Kind>>): void {
    // What is typed before storage was read belongs to the new document that the page shows.
    if (!isConnected()) actions.open(kind, '')
    connect()
    const open = () => openDocument(store.getState(), pageOf(kind), today()) as DocumentOf<Kind>
    // Another tab may have taken the next number since this one last looked.
    if (open().id === '') shown.saved.sync()
    const doc = open()
    const next = {
      ...doc,
      ...(typeof changes === 'function' ? changes(doc) : changes),
      changedAt: Math.max(now(), doc.changedAt + 1),
    }
    if (doc.id !== '')
      return actions.edit(({ documents }) => ({
        documents: documents.map((one) => (one.id === doc.id ? next : one)),
      }))
    actions.put({ ...next, id: newId(), createdAt: now() })
    exclusively(shown.saved.sync)
  }

  return {
    ...store,
    setState,
    ...actions,
    /** `connect` shows what is stored. Not before the page is hydrated: its first render equals the page as built. */
    ...storage,
    newId,
    change,
    /** Takes over what other tabs have stored, and stores what is not stored yet. */
    sync: () => shown.saved.sync(),
    save: () => shown.saved.save(),
    /** Id, date and time of a new document. */
    start: () => ({ id: newId(), date: today(), now: now() }),
  }
}

export type DocumentStore = ReturnType<typeof createDocumentStore>
