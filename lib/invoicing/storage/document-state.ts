import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { BusinessDocument, DocumentOf } from '@/lib/invoicing/document/document'
import {
  type DocumentKind,
  type DocumentPage,
  documentPages,
  pageKinds,
  pageOf,
} from '@/lib/invoicing/document/document-kinds'
import type { DocumentFill } from '@/lib/invoicing/model/document-of-link'
import { newDocument } from '@/lib/invoicing/storage/new-document'
import {
  type DocumentsAndSettings,
  noDocuments,
  type SavedDocuments,
} from '@/lib/invoicing/model/saved-documents'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'
import type { NotSaved } from '@/lib/storage/browser-storage'

/** A message for the visitor about storage. */
export type StorageMessage =
  /** The browser's storage is full or blocked; the last changes are in this tab only. */
  | { kind: 'notSaved'; reason: NotSaved }
  /** Stored data could not be read; its text was moved to `key`. */
  | { kind: 'unreadable'; key: string }
  /** Stored by a newer version of the page; its text was moved to `key`. */
  | { kind: 'newer'; key: string }
  /** So many documents were changed in two tabs and were stored twice. */
  | { kind: 'copies'; count: number }

/** The part of the state that belongs to this tab alone and is not stored. */
export interface TabState {
  /** The place of the business whose documents these are, '' for the first; null while there is one. */
  business: string | null
  /**
   * The open document of each page, with the id '' for a new one, which may have been filled in by a link;
   * null while none was opened (the last changed is shown).
   */
  open: Readonly<Record<DocumentPage, { kind: DocumentKind; id: string; fill?: DocumentFill } | null>>
  /** The document deleted last, for "Undo". */
  removed: BusinessDocument | null
  /** The document made last from one of an earlier month, and the number of that one. */
  repeated: { id: string; from: string } | null
}

/** What is on screen: the state of this tab, and what is stored, as `connectStorage` shows it. */
export interface DocumentState extends SavedDocuments, TabState {
  /** Logos and signatures by their ids. */
  pictures: Pictures
  /** Messages about storage; at most one of each kind. */
  notices: readonly StorageMessage[]
}

export const emptyTab: TabState = {
  business: null,
  open: { quotation: null, invoice: null, receipt: null },
  removed: null,
  repeated: null,
}

export const emptyState: DocumentState = { ...noDocuments, ...emptyTab, pictures: {}, notices: [] }

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
  if (stored) return stored as DocumentOnPage<Page>
  const doc: BusinessDocument = newDocument(state, open?.kind ?? pageKinds[page][0], today)
  return { ...doc, ...open?.fill?.(doc) } as DocumentOnPage<Page>
}

/** The document that was changed last. */
function lastChanged(documents: readonly BusinessDocument[]): BusinessDocument | undefined {
  const [first, ...others] = documents
  return first && others.reduce((last, doc) => (last.changedAt > doc.changedAt ? last : doc), first)
}

/** For each page the document that it opens with: the last one changed, or a new one. */
export function opened(
  documents: readonly BusinessDocument[],
  open: DocumentState['open'],
): DocumentState['open'] {
  const entries = documentPages.map((page) => {
    const last = lastChanged(documents.filter(({ kind }) => pageOf(kind) === page))
    return [page, open[page] ?? { kind: last?.kind ?? pageKinds[page][0], id: last?.id ?? '' }]
  })
  return Object.fromEntries(entries) as DocumentState['open']
}
