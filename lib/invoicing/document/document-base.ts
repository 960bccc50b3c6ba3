import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { Look } from '@/lib/invoicing/document/look'
import type { PaperStyle } from '@/lib/invoicing/document/paper-style'
import type { Business, Client } from '@/lib/invoicing/document/party'

/** Another document, by its id (`''` if it is not stored here), kind and number. */
export interface DocumentReference {
  id: string
  kind: DocumentKind
  number: string
}

/** The fields of every kind of document. */
export interface DocumentBase<Kind extends DocumentKind> {
  id: string
  kind: Kind
  /** Milliseconds since 1970. */
  createdAt: number
  changedAt: number
  number: string
  /** True if the visitor typed the number; a number of ours changes when another tab used it first. */
  ownNumber: boolean
  /** 'YYYY-MM-DD'; '' until the page knows today's date. */
  date: CalendarDay
  business: Business
  client: Client
  notes: string
  look: Look
  style: PaperStyle
  /** The document this one was created from. */
  source: DocumentReference | null
}
