import type { Business, Client, DocumentKind, Draft, DraftLine } from '@/lib/invoicing/draft'

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
