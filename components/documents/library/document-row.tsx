import { memo } from 'react'
import '@/components/documents/library/document-row.css'
import { kindLabels } from '@/components/documents/store/document-names'
import { documentStore } from '@/components/documents/store/document-store'
import { keptDocument, openAtTop, storeRepeated } from '@/components/documents/store/open-document'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { knownClients, knownItems } from '@/lib/invoicing/storage/contacts'
import { copyDocument } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { pageKinds, pageOf } from '@/lib/invoicing/document/document-kinds'
import { canRepeat } from '@/lib/invoicing/model/repeat-document'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { numberFor, ownBusiness } from '@/lib/invoicing/storage/new-document'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { removeDocument } from '@/lib/invoicing/storage/remove-document'
import { totals } from '@/lib/invoicing/tax/totals'
import { nameOf, t } from '@/lib/language/words'

interface DocumentRowProps {
  doc: BusinessDocument
  settlement: Settlement | null
  isOpen: boolean
}

/** One document of the list: open, write again for this month, duplicate, delete. */
export const DocumentRow = memo(Row, isSameRow)

function Row({ doc, settlement, isOpen }: DocumentRowProps) {
  const result = totals(doc)
  const name = doc.number.trim() || t('Without a number')
  const isMainKind = pageKinds[pageOf(doc.kind)][0] === doc.kind
  return (
    <li className="doc-row grid items-center border-b border-line py-2 last:border-b-0">
      <Button
        variant="quiet"
        className="doc-row-number min-w-0 justify-self-start wrap-anywhere"
        aria-current={isOpen || undefined}
        onClick={() => openAtTop(doc.kind, doc.id)}
      >
        {name}
      </Button>
      <div className="doc-row-about min-w-0 justify-self-start px-4 wrap-anywhere text-soft">
        {!isMainKind && <span className="block">{kindLabels[doc.kind]}</span>}
        {doc.client.name.trim() && <span className="block">{doc.client.name.trim()}</span>}
        {doc.date && <span className="block">{dayInWords(doc.date)}</span>}
      </div>
      <div className="doc-row-end flex flex-wrap items-center justify-between">
        <div className="doc-row-amount px-4 tabular-nums">
          {result ? rupeesFromPaise(result.totalMinor * receiptsIn(doc)) : '—'}
          {settlement && <Due settlement={settlement} />}
        </div>
        <div className="doc-row-actions flex flex-wrap">
          {canRepeat(doc) && (
            <Button
              variant="quiet"
              aria-label={t('Repeat for this month: {0}', name)}
              onClick={() => storeRepeated(doc)}
            >
              {t('Repeat')}
            </Button>
          )}
          <Button variant="quiet" aria-label={t('Duplicate {0}', name)} onClick={() => duplicate(doc)}>
            {t('Duplicate')}
          </Button>
          <Button variant="quiet" aria-label={t('Delete {0}', name)} onClick={() => remove(doc)}>
            {t('Delete')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** True if a row shows the same: settlements are computed anew with each change of any document. */
function isSameRow(before: DocumentRowProps, now: DocumentRowProps): boolean {
  const [one, other] = [before.settlement, now.settlement]
  return (
    before.doc === now.doc &&
    before.isOpen === now.isOpen &&
    one?.duePaise === other?.duePaise &&
    one?.receivedPaise === other?.receivedPaise &&
    one?.notesPaise === other?.notesPaise
  )
}

/** The amount due on an invoice on which something was received or corrected. */
function Due({ settlement: { receivedPaise, notesPaise, duePaise } }: { settlement: Settlement }) {
  if (receivedPaise === 0 && notesPaise === 0) return null
  if (duePaise === 0) return <span className="block text-good">{nameOf('document-words', 'Paid')}</span>
  return (
    <span className="block text-soft">
      {duePaise > 0 ? t('Due {0}', rupeesFromPaise(duePaise)) : t('Overpaid {0}', rupeesFromPaise(-duePaise))}
    </span>
  )
}

/** Stores a copy as a new document of today. */
function duplicate(doc: BusinessDocument): void {
  const { id, date, now } = documentStore.start()
  const number = numberFor(documentStore.getState(), doc.kind, date, doc.business)
  documentStore.put(copyDocument(keptDocument(doc), { id, date, number, now }))
  openAtTop(doc.kind, id)
}

/** Client and items of a deleted document stay saved, if the visitor wants them remembered. */
function remove(doc: BusinessDocument): void {
  const saved = documentStore.getState()
  if (saved.settings.remember === 'yes')
    documentStore.changeSettings({
      clients: knownClients(saved),
      items: knownItems(saved),
      business: ownBusiness(saved),
    })
  removeDocument(documentStore, doc.id)
}
