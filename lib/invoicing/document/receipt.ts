import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { PaymentMode } from '@/lib/invoicing/document/payment-mode'
import type { SupplyKind, TaxTerms } from '@/lib/invoicing/document/tax-terms'

/**
 * Money received, an advance under GST (a receipt voucher, rule 50), the refund of one (rule 51), house rent, or a
 * donation.
 */
export const receiptTypes = ['payment', 'advance', 'refund', 'rent', 'donation'] as const
export type ReceiptType = (typeof receiptTypes)[number]

/** A receipt on a page of its own, on half a page (A5), or as the copies of payer and office on one page. */
export const sheets = ['a4', 'a5', 'twoOnA4'] as const
export type Sheet = (typeof sheets)[number]

/** Fields of all types are stored, so that switching the type loses nothing. */
export interface Receipt extends DocumentBase<'receipt'>, TaxTerms {
  type: ReceiptType
  /** Rupees; for rent, of one month. */
  amount: string
  mode: PaymentMode
  /** Number of the bank transfer or cheque. */
  reference: string
  /**
   * Number of the invoice that it settles, in part or in full; of a refund, that of the receipt voucher, and its date.
   */
  against: string
  againstDate: CalendarDay
  purpose: string
  supply: SupplyKind
  /** GST rate of an advance. */
  taxRatePercent: string
  /** Address of the rented house. */
  house: string
  /** 'YYYY-MM': the month of the rent, or the first of twelve. */
  month: string
  yearPack: boolean
  /** Day of each month on which the rent of a year pack was paid; '' for the last day. */
  payDay: string
  /** TDS deducted by the tenant, in rupees; in a year pack it belongs to the last month. */
  tdsAmount: string
  /** Not for rent, which is printed three to a page. */
  sheet: Sheet
  /** PAN of a donor. */
  donorPan: string
  /** Number under which the receiver of donations is approved for their deduction. */
  approval: string
}
