import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { FieldProblem } from '@/components/tool-form/use-tool-inputs'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { useToday } from '@/components/hooks/use-today'
import { type DocumentOnPage, openDocument } from '@/lib/invoicing/storage/document-state'
import type { BusinessDocument, DocumentOf, ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentKind, DocumentPage } from '@/lib/invoicing/document/document-kinds'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Business, Client } from '@/lib/invoicing/document/party'

/** The open document of a page; follows every change of it. */
export function useDocument<Page extends DocumentPage>(page: Page): DocumentOnPage<Page> {
  const today = useToday()
  const state = useStore(documentStore)
  // The lines of a new document stay the same objects while nothing of it changes.
  return useMemo(() => openDocument(state, page, today), [state, page, today])
}

/** The keys of a value; of a union those that all its members have. */
type KeysOf<Of, Value> = {
  [Key in keyof Of & string]: Of[Key & keyof Of] extends Value ? Key : never
}[keyof Of & string]

/** Changes the open document of this one's kind. */
export function changeDocument<Of extends BusinessDocument>(doc: Of, changes: Partial<Of>): void {
  documentStore.change(doc.kind, changes as Partial<DocumentOf<Of['kind']>>)
}

/** The fields of a document, each bound to its text: of the document itself, the business, the client. */
export function bindDocumentFields<Of extends BusinessDocument>(doc: Of) {
  return {
    own: (key: KeysOf<Of, string>, problem: FieldProblem | null = null) =>
      binding(
        key,
        doc[key as keyof Of] as string,
        (text) => changeDocument(doc, { [key]: text } as Partial<Of>),
        problem,
      ),
    flag: (key: KeysOf<Of, boolean>) =>
      checkedBinding(key, doc[key as keyof Of] as boolean, (checked) =>
        changeDocument(doc, { [key]: checked } as Partial<Of>),
      ),
    business: (key: keyof Business, name: string, problem: FieldProblem | null = null) =>
      binding(name, doc.business[key], (text) => changeBusiness(doc.kind, { [key]: text }), problem),
    client: (key: keyof Client, name: string, problem: FieldProblem | null = null) =>
      binding(name, doc.client[key], (text) => changeClient(doc.kind, { [key]: text }), problem),
  }
}

/** Changes a party of the open document, as it is when the change is made. */
export const changeBusiness = (kind: DocumentKind, changes: Partial<Business>) =>
  documentStore.change(kind, ({ business }: BusinessDocument) => ({ business: { ...business, ...changes } }))

export const changeClient = (kind: DocumentKind, changes: Partial<Client>) =>
  documentStore.change(kind, ({ client }: BusinessDocument) => ({ client: { ...client, ...changes } }))

export type ItemDocumentKind = ItemDocument['kind']
type Lines = readonly DocumentLine[]

/** Changes the lines of the open document of a kind. */
export const changeLines = (kind: ItemDocumentKind, change: (lines: Lines, doc: ItemDocument) => Lines) =>
  documentStore.change(kind, (doc: ItemDocument) => ({ lines: change(doc.lines, doc) }))
