import '@/components/documents/document-row.css'
import { KIND_LABELS } from '@/components/documents/document-names'
import { documentStore } from '@/components/documents/document-store'
import { openAtTop } from '@/components/documents/open-document'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { knownClients, knownItems } from '@/lib/invoicing/storage/contacts'
import { copyOf } from '@/lib/invoicing/model/convert-document'
import { type Draft, pageKinds, pageOf } from '@/lib/invoicing/model/document'
import { numberFor, ownBusiness } from '@/lib/invoicing/storage/new-document'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { removeDocument } from '@/lib/invoicing/storage/remove-document'
import { totals } from '@/lib/invoicing/tax/totals'

interface DocumentRowProps {
  draft: Draft
  settlement: Settlement | null
  isOpen: boolean
}

/** One document of the list: open, duplicate, delete. */
export function DocumentRow({ draft, settlement, isOpen }: DocumentRowProps) {
  const result = totals(draft)
  const name = draft.number.trim() || 'Without a number'
  const isMainKind = pageKinds[pageOf(draft.kind)][0] === draft.kind
  return (
    <li className="doc-row">
      <Button
        variant="quiet"
        className="doc-row-number"
        aria-current={isOpen || undefined}
        onClick={() => openAtTop(draft.kind, draft.id)}
      >
        {name}
      </Button>
      <div className="doc-row-about text-soft">
        {!isMainKind && <span>{KIND_LABELS[draft.kind]}</span>}
        {draft.client.name.trim() && <span>{draft.client.name.trim()}</span>}
        {draft.date && <span>{dayInWords(draft.date)}</span>}
      </div>
      <div className="doc-row-end">
        <div className="doc-row-amount tabular-nums">
          {result ? rupeesFromPaise(result.totalPaise) : '—'}
          {settlement && <Due settlement={settlement} />}
        </div>
        <div className="doc-row-actions">
          <Button variant="quiet" aria-label={`Duplicate ${name}`} onClick={() => duplicate(draft)}>
            Duplicate
          </Button>
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => remove(draft)}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  )
}

/** What is due on an invoice on which something was received or corrected. */
function Due({ settlement: { receivedPaise, notesPaise, duePaise } }: { settlement: Settlement }) {
  if (receivedPaise === 0 && notesPaise === 0) return null
  if (duePaise === 0) return <span className="text-good">Paid</span>
  return (
    <span className="text-soft">
      {duePaise > 0 ? `Due ${rupeesFromPaise(duePaise)}` : `Overpaid ${rupeesFromPaise(-duePaise)}`}
    </span>
  )
}

/** Stores a copy as a new document of today. */
function duplicate(draft: Draft): void {
  const { id, date, now } = documentStore.start()
  const number = numberFor(documentStore.getState(), draft.kind, date)
  documentStore.put(copyOf(draft, { id, date, number, now }))
  openAtTop(draft.kind, id)
}

/** Client and items of a deleted document stay saved, if the visitor wants them remembered. */
function remove(draft: Draft): void {
  const saved = documentStore.getState()
  if (saved.settings.remember === 'yes')
    documentStore.changeSettings({
      clients: knownClients(saved),
      items: knownItems(saved),
      business: ownBusiness(saved),
    })
  removeDocument(documentStore, draft.id)
}
