import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { BusinessesSection } from '@/components/documents/businesses/businesses-section'
import { LedgerSection } from '@/components/documents/ledger/ledger-section'
import { ContactsSection } from '@/components/documents/library/contacts-section'
import { kindName } from '@/components/documents/store/document-names'
import { DocumentFiles } from '@/components/documents/library/document-files'
import { DocumentRow } from '@/components/documents/library/document-row'
import { DocumentSettings } from '@/components/documents/library/document-settings'
import { documentStore } from '@/components/documents/store/document-store'
import { Gstr1Section } from '@/components/documents/library/gstr1-section'
import { Cmp08Section, Gstr3bSection } from '@/components/documents/library/summary-returns'
import { MonthlyClients } from '@/components/documents/library/monthly-clients'
import { openAtTop } from '@/components/documents/store/open-document'
import { useKeptFonts } from '@/components/documents/pdf/use-fonts'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { CopyReminder } from '@/components/ui/copy-reminder'
import { Button } from '@/components/ui/button'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentPage, pageKinds, pageOf } from '@/lib/invoicing/document/document-kinds'
import { type DocumentFilter, foundDocuments, noFilter } from '@/lib/invoicing/storage/find-documents'
import { tidyStorage } from '@/lib/invoicing/storage/storage-acts'
import { settlements } from '@/lib/invoicing/tax/payments'
import { undoRemove } from '@/lib/invoicing/storage/remove-document'
import { nameOf, t } from '@/lib/language/words'

const SHOWN_AT_FIRST = 20

/** All documents of a page, and what is done with all of them. */
export default function DocumentList({ page }: { page: DocumentPage }) {
  useKeptFonts()
  // What is typed and opened below belongs to the business that is open.
  const business = useStore(documentStore, (state) => state.business)
  useEffect(() => tidyStorage(documentStore), [business])
  return <BusinessDocuments key={business ?? ''} page={page} />
}

function BusinessDocuments({ page }: { page: DocumentPage }) {
  const removed = useStore(documentStore, (state) => state.removed)
  const [mainKind] = pageKinds[page]
  const hasDocuments = useStore(documentStore, ({ documents }) => documents.length > 0)
  return (
    <>
      <CopyReminder hasData={hasDocuments} />
      {removed && (
        <p role="status" className="card flex flex-wrap items-center gap-2 px-4 py-2">
          {t('{0} is deleted.', removed.number || t('The document'))}
          <Button variant="quiet" onClick={() => undoRemove(documentStore)}>
            {t('Undo')}
          </Button>
        </p>
      )}
      {page === 'invoice' && <MonthlyClients />}
      <Rows page={page} />
      {page !== 'quotation' && <LedgerSection />}
      <DocumentFiles />
      {page === 'invoice' && (
        <>
          <Gstr1Section />
          <Gstr3bSection />
          <Cmp08Section />
        </>
      )}
      <ContactsSection />
      <DocumentSettings kind={mainKind} />
      <BusinessesSection />
    </>
  )
}

function Rows({ page }: { page: DocumentPage }) {
  const documents = useSettledDocuments((state) => state.documents)
  const open = useStore(documentStore, (state) => state.open[page])
  const [filter, setFilter] = useState(noFilter)
  const [all, setAll] = useState(false)
  const [mainKind] = pageKinds[page]
  const paid = useMemo(() => settlements(documents), [documents])
  const own = useMemo(
    () => documents.filter(({ kind }) => pageOf(kind) === page).reverse(),
    [documents, page],
  )
  const found: BusinessDocument[] = foundDocuments(own, filter, paid)
  const shown = all ? found : found.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      {own.length > 1 && (
        <ListFilters filter={filter} onFilter={setFilter} hasInvoices={page === 'invoice'} />
      )}
      {own.length === 0 && <p>{t('No {0}s yet. They save as you type.', kindName(mainKind))}</p>}
      {own.length > 0 && found.length === 0 && <p role="status">{t('No document matches.')}</p>}
      {shown.length > 0 && (
        <ul className="card px-4">
          {shown.map((doc) => (
            <DocumentRow
              key={doc.id}
              doc={doc}
              settlement={paid.get(doc.id) ?? null}
              isOpen={open?.id === doc.id}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {shown.length < found.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('Show all {0}', found.length)}
          </Button>
        )}
        <Button variant="outline" onClick={() => openAtTop(mainKind, '')}>
          {t('New {0}', kindName(mainKind))}
        </Button>
      </div>
    </>
  )
}

interface ListFiltersProps {
  filter: DocumentFilter
  onFilter(filter: DocumentFilter): void
  /** True if the list holds invoices, which can be unpaid. */
  hasInvoices: boolean
}

/** Search, unpaid and dates; the list follows as one types. */
function ListFilters({ filter, onFilter, hasInvoices }: ListFiltersProps) {
  const bind = (key: keyof DocumentFilter, name: string) =>
    binding(name, String(filter[key]), (text) =>
      onFilter({ ...filter, [key]: key === 'unpaid' ? text === 'true' : text }),
    )
  return (
    <div role="search" aria-label={t('Your documents')} className="field-row sm:grid-cols-4">
      <div className="sm:col-span-2">
        <TextField
          field={bind('text', 'listSearch')}
          label={t('Search by number, client or item')}
          type="search"
        />
      </div>
      <DateField field={bind('from', 'listFrom')} label={nameOf('first-and-last-day', 'From')} />
      <DateField field={bind('to', 'listTo')} label={nameOf('first-and-last-day', 'To')} />
      {hasInvoices && (
        <div className="sm:col-span-4">
          <CheckboxField field={bind('unpaid', 'listUnpaid')} label={t('Unpaid invoices only')} />
        </div>
      )}
    </div>
  )
}
