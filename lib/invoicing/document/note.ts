import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { EInvoiceTerms } from '@/lib/invoicing/document/e-invoice-terms'
import type { ItemTerms } from '@/lib/invoicing/document/item-terms'
import type { SupplyKind } from '@/lib/invoicing/document/tax-terms'

/** Section 34 of the CGST Act; rule 53(1A) for what it must contain. */
interface Note<Kind extends 'creditNote' | 'debitNote'> extends DocumentBase<Kind>, ItemTerms, EInvoiceTerms {
  supply: SupplyKind
  /** Number and date of the invoice that it corrects. */
  against: string
  againstDate: CalendarDay
  reason: string
  /** True where goods came back, or more were sent; false where only a price, a rate or a value changes. */
  movesGoods: boolean
}

export type CreditNote = Note<'creditNote'>
export type DebitNote = Note<'debitNote'>
