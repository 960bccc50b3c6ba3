import type { CalendarDay } from '@/lib/calendar/calendar-day'

/** What an invoice registration portal gave back for an e-invoice, as pasted: rule 48(4) of the CGST Rules. */
export interface EInvoiceTerms {
  /** Invoice reference number. */
  irn: string
  ackNumber: string
  ackDate: CalendarDay
  /** The text of the signed QR code. */
  signedQr: string
  /** True for a seller above the turnover who is exempt, and declares so: rule 46(s). */
  eInvoiceExempt: boolean
}
