import { documentStore } from '@/components/documents/store/document-store'
import { convertDocument, type TaxChoice, withTaxAnswer } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, type DocumentPage, pageOf } from '@/lib/invoicing/document/document-kinds'
import { canRepeat, type RepeatedDocument, repeatDocument } from '@/lib/invoicing/model/repeat-document'
import { numberFor } from '@/lib/invoicing/storage/new-document'

const PAGE_ADDRESSES: Record<DocumentPage, string> = {
  quotation: '/quotation-generator',
  invoice: '/invoice-generator',
  receipt: '/receipt-generator',
}

/** The document as it is stored. One that a link filled in is stored when it is first used. */
export function keptDocument(doc: BusinessDocument): BusinessDocument {
  if (doc.id === '') documentStore.change(doc.kind, {})
  // Another tab may have drawn its number at the same moment, and this one then has the next.
  documentStore.sync()
  const state = documentStore.getState()
  const id = doc.id || state.open[pageOf(doc.kind)]?.id
  return state.documents.find((one) => one.id === id) ?? doc
}

/**
 * Makes a document of another kind from this one, stores it and opens it, on the page of its kind.
 * @param tax the tax of an invoice whose offer has none
 */
export function storeConverted(
  doc: BusinessDocument,
  to: DocumentKind,
  duePaise: number | null,
  tax?: TaxChoice,
): void {
  const start = documentStore.start()
  const number = numberFor(documentStore.getState(), to, start.date, doc.business)
  const plain = convertDocument(doc, to, duePaise, { ...start, number })
  const made = tax && plain.kind === 'invoice' ? withTaxAnswer(plain, tax) : plain
  documentStore.put(made)
  documentStore.save()
  if (pageOf(to) === pageOf(doc.kind)) openAtTop(to, made.id)
  else location.assign(PAGE_ADDRESSES[pageOf(to)])
}

/**
 * Stores and opens the same document for this month, with the next number.
 * @param listed as a list shows it, which may lack the last keys
 * @param into the empty document that it takes the place of, if not a new one
 */
export function storeRepeated(listed: RepeatedDocument, into?: BusinessDocument): void {
  const kept = keptDocument(listed)
  const doc = canRepeat(kept) ? kept : listed
  const start = documentStore.start()
  const number = into?.number ?? numberFor(documentStore.getState(), doc.kind, start.date, doc.business)
  const made = repeatDocument(doc, { ...start, number, ...(into && { id: into.id }) })
  documentStore.put(made)
  documentStore.setState({ repeated: { id: made.id, from: doc.number.trim() } })
  documentStore.save()
  openAtTop(made.kind, made.id)
}

/** Opens a document, or a new one for '', and goes up to its form. */
export function openAtTop(kind: DocumentKind, id: string): void {
  documentStore.open(kind, id)
  document.querySelector<HTMLElement>('main form input')?.focus()
}
