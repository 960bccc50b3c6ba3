'use client'

import { KIND_LABELS } from '@/components/documents/document-names'
import { documentStore } from '@/components/documents/document-store'
import { SelectField } from '@/components/fields/choice-field'
import { binding } from '@/components/tool-form/binding'
import { type Draft, type DocumentKind, pageKinds, pageOf } from '@/lib/invoicing/draft'

/** Starts a document of another kind of the page; the one on the screen stays saved in the list. */
export function KindField({ draft }: { draft: Draft }) {
  const kinds: readonly DocumentKind[] = pageKinds[pageOf(draft.kind)]
  const options = Object.fromEntries(kinds.map((kind) => [kind, KIND_LABELS[kind]]))
  const open = (kind: string) => documentStore.open(kind as DocumentKind, '')
  return <SelectField field={binding('document', draft.kind, open)} label="Document" options={options} />
}
