import { FIELD_PREFIXES, KIND_LABELS } from '@/components/documents/document-names'
import { NotesFields, NumberFields } from '@/components/documents/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { documentStore } from '@/components/documents/document-store'
import { LineItems } from '@/components/documents/line-items'
import { BusinessFields, ClientFields } from '@/components/documents/party-fields'
import { More } from '@/components/documents/section'
import { TaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useFieldMessages } from '@/components/documents/use-field-messages'
import { useLaterParts } from '@/components/documents/use-later-parts'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import {
  type DocumentKind,
  type Invoice,
  isOffer,
  type ItemDocument,
  type OfferDocument,
  pageKinds,
  pageOf,
} from '@/lib/invoicing/model/document'

/**
 * A document with items: from whom, to whom, what, with which tax, on which terms. One form for all kinds of a page, so
 * that the list below it and the place of the keyboard stay when the kind changes.
 */
export function BillForm({ page }: { page: 'quotation' | 'invoice' }) {
  const draft: ItemDocument = useDocument(page)
  const messages = useFieldMessages(draft)
  const parts = useLaterParts()
  return (
    <DocumentScreen draft={draft} messages={messages}>
      <KindField draft={draft} />
      <NumberFields draft={draft} messages={messages}>
        {(isOffer(draft) || draft.kind === 'invoice') && <SecondDate draft={draft} />}
      </NumberFields>
      {parts && <parts.KindFields draft={draft} />}
      <BusinessFields draft={draft} />
      <ClientFields draft={draft} messages={messages} />
      <LineItems draft={draft} messages={messages} />
      <TaxFields draft={draft} messages={messages} />
      {'transport' in draft && (
        <More summary="Transport, for the e-way bill">
          {parts && <parts.TransportFields draft={draft} />}
        </More>
      )}
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

/** Due date or validity: not before the date of the document. */
function SecondDate({ draft }: { draft: Invoice | OfferDocument }) {
  const isInvoice = draft.kind === 'invoice'
  const field = isInvoice ? fieldsOf(draft).own('dueDate') : fieldsOf(draft).own('validUntil')
  const isTooEarly = field.text !== '' && field.text < draft.date
  const problem = isTooEarly
    ? `Choose the ${FIELD_PREFIXES[draft.kind].toLowerCase()} date or a later day.`
    : null
  return (
    <DateField
      field={{ ...field, problem }}
      label={isInvoice ? 'Due date' : 'Valid until'}
      min={draft.date}
    />
  )
}
