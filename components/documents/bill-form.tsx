import type { ReactNode } from 'react'
import { FIELD_PREFIXES, KIND_LABELS } from '@/components/documents/document-names'
import { DocumentScreen } from '@/components/documents/document-screen'
import { documentStore } from '@/components/documents/document-store'
import { LineItems } from '@/components/documents/line-items'
import { NotesFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { BusinessFields, ClientFields } from '@/components/documents/party-fields'
import { TaxFields } from '@/components/documents/tax-fields'
import { useContacts } from '@/components/documents/use-contacts'
import { useFieldMessages } from '@/components/documents/use-field-messages'
import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import { type DocumentKind, type ItemDocument, pageKinds, pageOf } from '@/lib/invoicing/draft'

interface BillFormProps {
  draft: ItemDocument
  /** The second date of the document. */
  secondDate?: ReactNode
  /** Fields of its kind, after number and dates. */
  children?: ReactNode
  /** Fields of its kind, after the tax. */
  transport?: ReactNode
}

/** A document with items: from whom, to whom, what, with which tax, on which terms. */
export function BillForm({ draft, secondDate, children, transport }: BillFormProps) {
  const contacts = useContacts()
  const messages = useFieldMessages(draft)
  return (
    <DocumentScreen draft={draft} messages={messages}>
      <KindField draft={draft} />
      <NumberFields draft={draft} messages={messages} name={FIELD_PREFIXES[draft.kind]}>
        {secondDate}
      </NumberFields>
      {children}
      <BusinessFields draft={draft} />
      <ClientFields draft={draft} known={contacts.clients} problem={messages.clientGstin} />
      <LineItems draft={draft} messages={messages} suggestions={contacts.items} />
      <TaxFields draft={draft} messages={messages} />
      {transport}
      <NotesFields draft={draft} />
    </DocumentScreen>
  )
}

/** Starts a document of another kind of the page; the one on the screen stays saved in the list. */
function KindField({ draft }: { draft: ItemDocument }) {
  const kinds: readonly DocumentKind[] = pageKinds[pageOf(draft.kind)]
  const options = Object.fromEntries(kinds.map((kind) => [kind, KIND_LABELS[kind]]))
  const open = (kind: string) => documentStore.open(kind as DocumentKind, '')
  return <SelectField field={binding('document', draft.kind, open)} label="Document" options={options} />
}
