import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { ItemTerms } from '@/lib/invoicing/document/item-terms'

interface Offer<Kind extends 'quotation' | 'proforma'> extends DocumentBase<Kind>, ItemTerms {
  validUntil: CalendarDay
  /** One GST rate for the whole document, unless `ratePerLine`. */
  taxRatePercent: string
  ratePerLine: boolean
}

export type Quotation = Offer<'quotation'>
export type Proforma = Offer<'proforma'>
