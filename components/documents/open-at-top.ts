import { documentStore } from '@/components/documents/document-store'
import type { DocumentKind } from '@/lib/invoicing/draft'

/** Opens a document, or a new one for '', and goes up to its form. */
export function openAtTop(kind: DocumentKind, id: string): void {
  documentStore.open(kind, id)
  document.querySelector<HTMLElement>('#main form input')?.focus()
}
