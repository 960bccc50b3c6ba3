import { documentStore } from '@/components/documents/store/document-store'
import { documentOfLink } from '@/lib/invoicing/model/document-of-link'
import type { DocumentPage } from '@/lib/invoicing/document/document-kinds'

/**
 * Opens a new document with what the fragment of the address sets. It is stored with its first change, as any
 * new document, and then the fragment goes: a reload shows the stored one.
 */
export function openFromLink(page: DocumentPage): void {
  const { hash } = location
  const described = documentOfLink(page, hash)
  if (!described) return
  documentStore.open(described.kind, '', described.fill)
  const stop = documentStore.subscribe(({ open }) => {
    if (open[page]?.fill === described.fill) return
    stop()
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
  })
}
