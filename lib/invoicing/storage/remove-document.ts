import type { DocumentState, DocumentStore } from '@/lib/invoicing/storage/document-store'
import { pageOf } from '@/lib/invoicing/model/document'

/** Tabs that have not heard of older deletions are long closed. */
const MOST_DELETED = 500

/** Deletes a document; `undoRemove` brings it back until the next one is deleted. */
export function removeDocument({ setState }: DocumentStore, id: string): void {
  setState(({ documents, deleted }) => ({
    documents: documents.filter((doc) => doc.id !== id),
    deleted: [...deleted, id].slice(-MOST_DELETED),
    removed: documents.find((doc) => doc.id === id) ?? null,
  }))
}

/** Brings the document deleted last back to where it was, and opens it. */
export const undoRemove = ({ setState }: DocumentStore): void => setState(withRemoved)

function withRemoved({ documents, deleted, removed, open }: DocumentState): Partial<DocumentState> {
  if (!removed) return {}
  return {
    deleted: deleted.filter((id) => id !== removed.id),
    documents: [...documents, removed].sort((one, other) => one.createdAt - other.createdAt),
    open: { ...open, [pageOf(removed.kind)]: { kind: removed.kind, id: removed.id } },
    removed: null,
  }
}
