import { FIELD_PREFIXES, kindLabels } from '@/components/documents/store/document-names'
import { NotesFields, NumberFields } from '@/components/documents/form/document-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { documentStore } from '@/components/documents/store/document-store'
import { RegistrationField } from '@/components/documents/form/registration-field'
import { LineItems } from '@/components/documents/form/line-items'
import { BusinessFields, ClientFields } from '@/components/documents/form/party-fields'
import { LazyMoreFields } from '@/components/documents/controls/section'
import { TaxFields } from '@/components/documents/form/tax-fields'
import { bindDocumentFields, useDocument } from '@/components/documents/store/use-document'
import { useFieldMessages } from '@/components/documents/form/use-field-messages'
import { DateField } from '@/components/fields/date-field'
import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import { LazyPart } from '@/components/ui/lazy-part'
import { isOffer, isSupply, type ItemDocument, type OfferDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, pageKinds, pageOf } from '@/lib/invoicing/document/document-kinds'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { isDispatch, isPurchase } from '@/lib/invoicing/model/document-groups'
import { asksRegistration } from '@/lib/invoicing/model/registration'
import { nameOf, t } from '@/lib/language/words'

const loadKindFields = () =>
  import('@/components/documents/details/kind-fields').then((module) => module.DocumentKindFields)
const loadPayableFields = () =>
  import('@/components/documents/details/payable-fields').then((module) => module.PayableFields)
const loadEInvoiceFields = () =>
  import('@/components/documents/details/e-invoice-fields').then((module) => module.EInvoiceFields)
const loadTransportFields = () =>
  import('@/components/documents/details/kind-fields').then((module) => module.TransportFields)

const SUPPLIER = {
  heading: t('Supplier'),
  name: t('Supplier name'),
  address: t('Supplier address'),
  gstin: t('Supplier GSTIN'),
  state: t('Supplier state'),
}

/**
 * A document with items: from whom, to whom, what, with which tax, on which terms. One form for all kinds of a page, so
 * that the list below it and the place of the keyboard stay when the kind changes.
 */
export function ItemDocumentForm({ page }: { page: 'quotation' | 'invoice' }) {
  const doc: ItemDocument = useDocument(page)
  const messages = useFieldMessages(doc)
  return (
    <DocumentScreen doc={doc} messages={messages}>
      <KindField doc={doc} />
      {asksRegistration(doc) && <RegistrationField doc={doc} />}
      <NumberFields doc={doc} messages={messages}>
        {(isOffer(doc) || doc.kind === 'invoice') && <SecondDate doc={doc} />}
      </NumberFields>
      {isOffer(doc) || doc.kind === 'invoice' || (
        <LazyPart what={t('These fields')} load={loadKindFields} props={{ doc }} />
      )}
      <BusinessFields doc={doc} messages={messages} />
      <ClientFields doc={doc} messages={messages} words={isPurchase(doc) ? SUPPLIER : undefined} />
      <LineItems doc={doc} messages={messages} />
      <TaxFields doc={doc} messages={messages} />
      {isDispatch(doc) && (
        <LazyMoreFields
          summary={t('Transport, for the e-way bill')}
          load={loadTransportFields}
          props={{ doc }}
        />
      )}
      {doc.kind === 'invoice' && (
        <LazyMoreFields
          summary={t('Amount received, TDS and TCS')}
          load={loadPayableFields}
          props={{ doc }}
        />
      )}
      {isSupply(doc) && <LazyMoreFields summary={t('E-invoice')} load={loadEInvoiceFields} props={{ doc }} />}
      <NotesFields doc={doc} />
    </DocumentScreen>
  )
}

/** Starts a document of another kind of the page; the one on the screen stays saved in the list. */
function KindField({ doc }: { doc: ItemDocument }) {
  const kinds: readonly DocumentKind[] = pageKinds[pageOf(doc.kind)]
  const options = Object.fromEntries(kinds.map((kind) => [kind, kindLabels[kind]]))
  const open = (kind: string) => documentStore.open(kind as DocumentKind, '')
  return <SelectField field={binding('document', doc.kind, open)} label={t('Document')} options={options} />
}

/** Due date or validity: not before the date of the document. */
function SecondDate({ doc }: { doc: Invoice | OfferDocument }) {
  const isInvoice = doc.kind === 'invoice'
  const field = isInvoice ? bindDocumentFields(doc).own('dueDate') : bindDocumentFields(doc).own('validUntil')
  const isTooEarly = field.text !== '' && field.text < doc.date
  const problem = isTooEarly
    ? t('Choose the {0} date or a later day.', FIELD_PREFIXES[doc.kind].toLowerCase())
    : null
  return (
    <DateField
      field={{ ...field, problem }}
      label={isInvoice ? nameOf('document-words', 'Due date') : t('Valid until')}
      min={doc.date}
    />
  )
}
