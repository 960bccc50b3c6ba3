import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import type { FieldProblem } from '@/components/tool-form/use-tool-inputs'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { useToday } from '@/components/hooks/use-today'
import { type DraftOnPage, openDraft } from '@/lib/invoicing/storage/document-store'
import type {
  Business,
  Client,
  DocumentKind,
  DocumentPage,
  Draft,
  DraftLine,
  DraftOf,
  ItemDocument,
} from '@/lib/invoicing/model/document'

/** The open document of a page; follows every change of it. */
export function useDocument<Page extends DocumentPage>(page: Page): DraftOnPage<Page> {
  const today = useToday()
  const state = useStore(documentStore)
  // The lines of a new document stay the same objects while nothing of it changes.
  return useMemo(() => openDraft(state, page, today), [state, page, today])
}

/** The keys of a value; of a union those that all its members have. */
type KeysOf<Of, Value> = {
  [Key in keyof Of & string]: Of[Key & keyof Of] extends Value ? Key : never
}[keyof Of & string]

/** Changes the open document of this one's kind. */
export function changeDraft<Of extends Draft>(draft: Of, changes: Partial<Of>): void {
  documentStore.change(draft.kind, changes as Partial<DraftOf<Of['kind']>>)
}

/** The fields of a document, each bound to its text: of the document itself, the business, the client. */
export function fieldsOf<Of extends Draft>(draft: Of) {
  return {
    own: (key: KeysOf<Of, string>, problem: FieldProblem | null = null) =>
      binding(
        key,
        draft[key as keyof Of] as string,
        (text) => changeDraft(draft, { [key]: text } as Partial<Of>),
        problem,
      ),
    flag: (key: KeysOf<Of, boolean>) =>
      checkedBinding(key, draft[key as keyof Of] as boolean, (checked) =>
        changeDraft(draft, { [key]: checked } as Partial<Of>),
      ),
    business: (key: keyof Business, name: string, problem: FieldProblem | null = null) =>
      binding(name, draft.business[key], (text) => changeBusiness(draft.kind, { [key]: text }), problem),
    client: (key: keyof Client, name: string, problem: FieldProblem | null = null) =>
      binding(name, draft.client[key], (text) => changeClient(draft.kind, { [key]: text }), problem),
  }
}

/** Changes a party of the open document, as it is when the change is made. */
export const changeBusiness = (kind: DocumentKind, changes: Partial<Business>) =>
  documentStore.change(kind, ({ business }: Draft) => ({ business: { ...business, ...changes } }))

export const changeClient = (kind: DocumentKind, changes: Partial<Client>) =>
  documentStore.change(kind, ({ client }: Draft) => ({ client: { ...client, ...changes } }))

export type ItemDocumentKind = ItemDocument['kind']
type Lines = readonly DraftLine[]

/** Changes the lines of the open document of a kind. */
export const changeLines = (kind: ItemDocumentKind, change: (lines: Lines, draft: ItemDocument) => Lines) =>
  documentStore.change(kind, (draft: ItemDocument) => ({ lines: change(draft.lines, draft) }))
