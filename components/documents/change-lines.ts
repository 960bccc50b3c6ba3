import { documentStore } from '@/components/documents/document-store'
import type { DraftLine, ItemDocument } from '@/lib/invoicing/draft'

export type ItemDocumentKind = ItemDocument['kind']
export type Lines = readonly DraftLine[]

/** Changes the lines of the open document of a kind. */
export const changeLines = (kind: ItemDocumentKind, change: (lines: Lines, draft: ItemDocument) => Lines) =>
  documentStore.change(kind, (draft: ItemDocument) => ({ lines: change(draft.lines, draft) }))
