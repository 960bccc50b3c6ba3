import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { blankBusiness, type Business, type DocumentKind, type Draft, newDraft } from '@/lib/invoicing/draft'
import { nextNumber } from '@/lib/invoicing/numbering'
import { numbersOf } from '@/lib/invoicing/rent-receipts'
import type { Shelf } from '@/lib/invoicing/shelf'

/** The own business of the newest document, where that may be remembered. */
export function ownBusiness({ documents, settings }: Shelf): Business {
  if (!settings.remember) return blankBusiness
  const newest = documents.findLast(({ business }) => business.name.trim() !== '')
  return newest?.business ?? settings.business ?? blankBusiness
}

/** The number of a new document of a kind. */
export function numberFor({ documents, settings }: Shelf, kind: DocumentKind, date: CalendarDay): string {
  return nextNumber({
    kind,
    earlier: documents.filter((draft) => draft.kind === kind).flatMap(numbersOf),
    date,
    restartYearly: settings.restartYearly,
    wanted: settings.wantedNumber[kind],
  })
}

/** A fresh document, not yet kept; its id is ''. */
export function freshDraft(shelf: Shelf, kind: DocumentKind, date: CalendarDay): Draft {
  const draft = newDraft(kind, { id: '', number: numberFor(shelf, kind, date), date, now: 0 })
  return { ...draft, business: ownBusiness(shelf) }
}
