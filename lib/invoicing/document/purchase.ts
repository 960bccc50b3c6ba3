import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { ItemTerms } from '@/lib/invoicing/document/item-terms'
import type { PaidTerms } from '@/lib/invoicing/document/payment-mode'

/** What a buyer asks a supplier for; the business is the buyer, the client the supplier. */
export interface PurchaseOrder extends DocumentBase<'purchaseOrder'>, ItemTerms {
  deliverBy: CalendarDay
}

/**
 * What a buyer gives a supplier on paying under reverse charge: section 31(3)(g) of the CGST Act, rule 52.
 * The business is the buyer, the client the supplier.
 */
export interface PaymentVoucher extends DocumentBase<'paymentVoucher'>, ItemTerms, PaidTerms {}

/**
 * The invoice that a buyer gives himself for what he buys under reverse charge from a supplier without
 * registration: section 31(3)(f) of the CGST Act, rules 46 and 47A.
 */
export interface SelfInvoice extends DocumentBase<'selfInvoice'>, ItemTerms {}
