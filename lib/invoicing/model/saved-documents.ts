import type { PaperLanguage } from '@/lib/invoicing/document/paper-style'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, documentKinds } from '@/lib/invoicing/document/document-kinds'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Business, Client } from '@/lib/invoicing/document/party'

/** The part of a line that can be used again. */
export type ItemDetails = Pick<DocumentLine, 'description' | 'hsn' | 'unit' | 'rate' | 'taxRatePercent'>

export interface Item extends ItemDetails {
  /** As printed on the goods, or a code of the visitor's own; '' for none. It is no part of a document. */
  barcode: string
  /** True if its rate includes GST, as a maximum retail price does. */
  withTax: boolean
}

export const BLANK_ITEM: Item = {
  description: '',
  hsn: '',
  unit: '',
  rate: '',
  taxRatePercent: '',
  barcode: '',
  withTax: false,
}

export interface ForgottenName {
  name: string
  /** Milliseconds since 1970. */
  at: number
}

export const rememberAnswers = ['unasked', 'yes', 'no'] as const

export const turnovers = ['upTo5Crore', 'above5Crore'] as const
export type Turnover = (typeof turnovers)[number]

export interface Settings {
  /** Whether own business, clients and items are offered again. */
  remember: (typeof rememberAnswers)[number]
  /** From deleted documents; those of stored documents are read from them. */
  business: Business | null
  /** Edited, or from deleted documents. */
  clients: readonly Client[]
  items: readonly Item[]
  /** Names deleted or edited by the visitor, with when the newest document was changed then. */
  forgottenClients: readonly ForgottenName[]
  forgottenItems: readonly ForgottenName[]
  restartYearly: boolean
  /** Aggregate turnover of the previous financial year: decides the digits of HSN codes. */
  turnover: Turnover
  /** The number the visitor wants next, by kind; '' to count on. */
  wantedNumber: Readonly<Record<DocumentKind, string>>
  /** The language that was chosen last for a paper; '' for that of the page. */
  paperLanguage: PaperLanguage | ''
}

/** Everything stored in the browser, except pictures. */
export interface SavedDocuments {
  /** Oldest first. */
  documents: readonly BusinessDocument[]
  /** Ids of deleted documents, the newest last: a tab that lacks a document need not have deleted it. */
  deleted: readonly string[]
  settings: Settings
}

const NO_NUMBERS = Object.fromEntries(documentKinds.map((kind) => [kind, ''])) as Record<DocumentKind, string>

/** Documents and settings, without what was deleted. */
export type DocumentsAndSettings = Omit<SavedDocuments, 'deleted'>

export const noDocuments: SavedDocuments = {
  documents: [],
  deleted: [],
  settings: {
    remember: 'unasked',
    business: null,
    clients: [],
    items: [],
    forgottenClients: [],
    forgottenItems: [],
    restartYearly: false,
    turnover: 'upTo5Crore',
    wantedNumber: NO_NUMBERS,
    paperLanguage: '',
  },
}
