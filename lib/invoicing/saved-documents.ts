import {
  type Business,
  type Client,
  type DocumentKind,
  documentKinds,
  type Draft,
  type DraftLine,
} from '@/lib/invoicing/draft'

/** The part of a line that can be used again. */
export type Item = Pick<DraftLine, 'description' | 'hsn' | 'unit' | 'rate' | 'taxRatePercent'>

export const rememberAnswers = ['unasked', 'yes', 'no'] as const

export const turnovers = ['upTo5Crore', 'above5Crore'] as const
export type Turnover = (typeof turnovers)[number]

export interface Settings {
  /** Whether own business, clients and items are offered again. */
  remember: (typeof rememberAnswers)[number]
  /** From deleted documents; those of stored documents are read from them. */
  business: Business | null
  clients: readonly Client[]
  items: readonly Item[]
  restartYearly: boolean
  /** Aggregate turnover of the previous financial year: decides the digits of HSN codes. */
  turnover: Turnover
  /** The number the visitor wants next, by kind; '' to count on. */
  wantedNumber: Readonly<Record<DocumentKind, string>>
}

/** Everything stored in the browser, except pictures. */
export interface SavedDocuments {
  /** Oldest first. */
  documents: readonly Draft[]
  settings: Settings
}

const NO_NUMBERS = Object.fromEntries(documentKinds.map((kind) => [kind, ''])) as Record<DocumentKind, string>

export const noDocuments: SavedDocuments = {
  documents: [],
  settings: {
    remember: 'unasked',
    business: null,
    clients: [],
    items: [],
    restartYearly: false,
    turnover: 'upTo5Crore',
    wantedNumber: NO_NUMBERS,
  },
}
