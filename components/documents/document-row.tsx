'use client'

import { desk } from '@/components/documents/desk'
import { keptDesk } from '@/components/documents/kept-desk'
import { openAtTop } from '@/components/documents/open-at-top'
import { Button } from '@/components/ui/button'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { knownClients, knownItems } from '@/lib/invoicing/book'
import type { Draft } from '@/lib/invoicing/draft'
import { dayOnPaper } from '@/lib/invoicing/sheet'
import { numberFor, ownBusiness } from '@/lib/invoicing/fresh-draft'
import { totals } from '@/lib/invoicing/totals'

/** One document of the list: to open, to use again, to delete. */
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

/** The same once more, as a new document of today. */
function duplicate(draft: Draft): void {
  const { id, date, now } = desk.beginning()
  const number = numberFor(desk.store.getState(), draft.kind, date)
  // The second date belonged to the first.
  const again = { dueDate: '', validUntil: '', madeFrom: '' }
  desk.put({ ...draft, ...again, id, date, number, createdAt: now, changedAt: now })
  openAtTop(draft.kind, id)
}

/** Client and items of what is deleted stay known, where they may be remembered. */
function remove(draft: Draft): void {
  const shelf = desk.store.getState()
  if (shelf.settings.remember)
    desk.set({ clients: knownClients(shelf), items: knownItems(shelf), business: ownBusiness(shelf) })
  keptDesk.remove(draft.id)
}
