import type { CalendarDay } from '@/lib/calendar/calendar-day'
import {
  blankBusiness,
  type Business,
  type Client,
  type DocumentKind,
  type Draft,
  type DraftLine,
  newDraft,
} from '@/lib/invoicing/draft'
import { nextNumber } from '@/lib/invoicing/numbering'

/** What a line is made of that can be used again. */
export type Item = Pick<DraftLine, 'description' | 'hsn' | 'unit' | 'rate' | 'taxRatePercent'>

export interface Settings {
  /** Whether own business, clients and items are offered again. */
  remember: boolean
  /** Those of documents that are gone; the rest is read off the documents. */
  business: Business | null
  clients: readonly Client[]
  items: readonly Item[]
  restartYearly: boolean
  /** What the visitor wants as the next number of each kind; '' to count on. */
  wantedNumber: Readonly<Record<DocumentKind, string>>
}

/** All that is kept in the browser, pictures apart. */
export interface Shelf {
  /** The oldest first. */
  documents: readonly Draft[]
  settings: Settings
}

const NONE: Record<DocumentKind, string> = { quotation: '', invoice: '', receipt: '' }

export const emptyShelf: Shelf = {
  documents: [],
  settings: {
    remember: false,
    business: null,
    clients: [],
    items: [],
    restartYearly: false,
    wantedNumber: NONE,
  },
}

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
    earlier: documents.filter((draft) => draft.kind === kind),
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

/**
 * The document on the screen: the one opened, or the one last changed while none was; null for a fresh one.
 * @param open its id; '' for a fresh one, null while nothing was opened
 */
export function openDraft({ documents }: Shelf, kind: DocumentKind, open: string | null): Draft | null {
  const own = documents.filter((draft) => draft.kind === kind)
  if (open !== null) return own.find(({ id }) => id === open) ?? null
  return own.reduce<Draft | null>(
    (last, draft) => (last && last.changedAt > draft.changedAt ? last : draft),
    null,
  )
}
