import type { DocumentStore } from '@/lib/invoicing/storage/create-document-store'

/** Tabs that have not heard of older deletions are long closed. */
const MOST_DELETED = 500

/** Deletes a document; `undoRemove` brings it back until the next one is deleted. */
export function removeDocument({ getState, setState, edit }: DocumentStore, id: string): void {
  const removed = getState().documents.find((doc) => doc.id === id) ?? null
  edit(({ documents, deleted }) => ({
    documents: documents.filter((doc) => doc.id !== id),
    deleted: [...deleted, id].slice(-MOST_DELETED),
  }))
  setState({ removed })
}

/** Brings the document deleted last back to where it was, and opens it. */
export function undoRemove({ getState, setState, edit, open }: DocumentStore): void {
  const { removed } = getState()
  if (!removed) return
  edit(({ documents, deleted }) => ({
    deleted: deleted.filter((id) => id !== removed.id),
    documents: [...documents, removed].sort((a, b) => a.createdAt - b.createdAt),
  }))
  open(removed.kind, removed.id)
  setState({ removed: null })
}
