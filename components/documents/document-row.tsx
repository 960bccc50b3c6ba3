'use client'

import { documentStore } from '@/components/documents/document-store'
import { openAtTop } from '@/components/documents/open-at-top'
import { Button } from '@/components/ui/button'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { knownClients, knownItems } from '@/lib/invoicing/contacts'
import type { Draft } from '@/lib/invoicing/draft'
import { dayOnPaper } from '@/components/documents/paper/paper'
import { copyOf } from '@/lib/invoicing/convert-document'
import { numberFor, ownBusiness } from '@/lib/invoicing/new-document'
import { totals } from '@/lib/invoicing/totals'

/** One document of the list: open, duplicate, delete. */
export function DocumentRow({ draft, isOpen }: { draft: Draft; isOpen: boolean }) {
  const result = totals(draft)
  const name = draft.number.trim() || 'Without a number'
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Button
          variant="quiet"
          aria-current={isOpen || undefined}
          onClick={() => openAtTop(draft.kind, draft.id)}
        >
          {name}
        </Button>
        <span className="block px-4 text-soft">
          {[draft.client.name.trim(), dayOnPaper(draft.date)].filter(Boolean).join(', ')}
        </span>
      </div>
      <span className="tabular-nums">{result ? rupeesFromPaise(result.totalPaise) : '—'}</span>
      <span className="flex gap-1">
        <Button variant="quiet" aria-label={`Duplicate ${name}`} onClick={() => duplicate(draft)}>
          Duplicate
        </Button>
        <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => remove(draft)}>
          Delete
        </Button>
      </span>
    </li>
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
  documentStore.remove(draft.id)
}
