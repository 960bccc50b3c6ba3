import { useMemo, useState } from 'react'
import { addItem } from '@/components/documents/store/add-item'
import { BookList } from '@/components/documents/books/book-list'
import { type DocumentFormProps } from '@/components/documents/controls/field-messages'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { reasonNotReady } from '@/components/documents/result/reason-not-ready'
import { messageWith } from '@/components/documents/send/send-text'
import { kindName } from '@/components/documents/store/document-names'
import { documentStore } from '@/components/documents/store/document-store'
import { storeRepeated } from '@/components/documents/store/open-document'
import { changeClient, changeLines } from '@/components/documents/store/use-document'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { useNarrow } from '@/components/hooks/use-narrow'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { pageKinds, pageOf } from '@/lib/invoicing/document/document-kinds'
import type { Client } from '@/lib/invoicing/document/party'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { cellKind, cellProblem } from '@/lib/invoicing/model/line-numbers'
import { canRepeat } from '@/lib/invoicing/model/repeat-document'
import type { Item } from '@/lib/invoicing/model/saved-documents'
import { clientItems, knownClients, newestForClient } from '@/lib/invoicing/storage/contacts'
import { totals } from '@/lib/invoicing/tax/totals'
import { t } from '@/lib/language/words'

const TABLET_PX = 768

/** On a phone: a new document from saved clients and items in a few taps. The form below shows the same document. */
export function QuickBill({ doc, messages }: DocumentFormProps<ItemDocument>) {
  const narrow = useNarrow(TABLET_PX)
  const saved = useSettledDocuments((state) => state)
  const clients = useMemo(() => knownClients(saved), [saved])
  // The document that was begun here; opening any other one shows the clients again.
  const [begun, setBegun] = useState<string | null>(null)
  if (!narrow || clients.length === 0) return null
  return (
    <section aria-label={t('Saved clients and items')} className="doc-books no-print card mb-4 p-3 md:hidden">
      {doc.id !== '' && doc.id === begun ? (
        <Items doc={doc} messages={messages} onAnother={() => setBegun(null)} />
      ) : (
        <Clients doc={doc} clients={clients} onBegun={setBegun} />
      )}
    </section>
  )
}

interface ClientsProps {
  doc: ItemDocument
  clients: readonly Client[]
  onBegun(id: string): void
}

function Clients({ doc, clients, onBegun }: ClientsProps) {
  const page = pageOf(doc.kind) as 'invoice' | 'quotation'
  const [kind] = pageKinds[page]
  const begin = (client: Client) => {
    // A document in which nothing was entered yet takes the client, else a new one does.
    if (doc.kind !== kind || !isEmpty(doc) || doc.client.name.trim() !== '') documentStore.open(kind, '')
    changeClient(kind, client)
    onBegun(documentStore.getState().open[page]!.id)
  }
  return (
    <>
      <h2 className="text-lg font-semibold">{t('New {0} for', kindName(kind))}</h2>
      <BookList
        name="bookClient"
        searchLabel={t('Find a client')}
        label={t('Saved clients')}
        entries={clients}
        nameOf={({ name }) => name.trim()}
      >
        {(client) => (
          <Button variant="quiet" className="w-full justify-start text-left" onClick={() => begin(client)}>
            {client.name.trim()}
          </Button>
        )}
      </BookList>
    </>
  )
}

interface ItemsProps extends DocumentFormProps<ItemDocument> {
  onAnother(): void
}

function Items({ doc, messages, onAnother }: ItemsProps) {
  const saved = useSettledDocuments((state) => state)
  const items = useMemo(() => clientItems(saved, doc.client.name), [saved, doc.client.name])
  const last = isEmpty(doc) ? newestForClient(saved, doc) : null
  const notReady = reasonNotReady(doc, messages)
  const result = totals(doc)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="text-lg font-semibold wrap-anywhere">{`${doc.number}: ${doc.client.name.trim()}`}</h2>
        <Button variant="quiet" onClick={onAnother}>
          {t('Other client')}
        </Button>
      </div>
      {last && canRepeat(last) && (
        <Button variant="outline" onClick={() => storeRepeated(last, doc)}>
          {t('Same as {0}', last.number.trim())}
        </Button>
      )}
      <BookList
        name="bookItem"
        searchLabel={t('Find an item')}
        label={t('Saved items')}
        entries={items}
        nameOf={({ description }) => description.trim()}
      >
        {(item) => <ItemRow doc={doc} item={item} />}
      </BookList>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {result && result.totalMinor > 0 && (
          <b className="tabular-nums">{rupeesFromPaise(result.totalMinor)}</b>
        )}
        <DownloadPdf
          key={doc.id}
          doc={doc}
          copies="one"
          disabled={notReady !== null}
          message={result && notReady === null ? messageWith(doc, result.balancePaise).text : undefined}
        />
      </div>
      {notReady && <p className="mt-1 text-sm text-soft">{notReady}</p>}
    </>
  )
}

/** An item to add, or its quantity once it is on the document. */
function ItemRow({ doc, item }: { doc: ItemDocument; item: Item }) {
  const name = item.description.trim()
  const place = doc.lines.findIndex(({ description }) => description.trim() === name)
  const line = doc.lines[place]
  if (!line)
    return (
      <Button
        variant="quiet"
        className="w-full justify-between text-left"
        onClick={() => addItem(doc.kind, item)}
      >
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-soft tabular-nums">{item.rate && `₹${item.rate}`}</span>
      </Button>
    )
  const setQuantity = (quantity: string) =>
    changeLines(doc.kind, (lines) => lines.map((own) => (own.id === line.id ? { ...own, quantity } : own)))
  return (
    <NumberCell
      field={numericField(
        binding(`bookQuantity-${place + 1}`, line.quantity, setQuantity),
        cellKind(line, 'quantity'),
        cellProblem(line, 'quantity'),
      )}
      label={t('Quantity of {0}', name)}
    />
  )
}
