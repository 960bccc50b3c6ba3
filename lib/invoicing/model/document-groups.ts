import type { Challan } from '@/lib/invoicing/document/challan'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { CashMemo, Invoice } from '@/lib/invoicing/document/invoice'
import type { PaymentVoucher, PurchaseOrder, SelfInvoice } from '@/lib/invoicing/document/purchase'

/** A document of a sale, which receipts and notes refer to. */
export type SaleDocument = Invoice | CashMemo

export const isSale = (doc: BusinessDocument): doc is SaleDocument =>
  doc.kind === 'invoice' || doc.kind === 'cashMemo'

/**
 * An invoice in place of one from before the registration was granted.
 * Source: CGST Act, section 31(3)(a); CGST Rules, rule 53(1) and (2)
 */
export const isRevised = (doc: BusinessDocument): boolean =>
  doc.kind === 'invoice' && doc.supply === 'tax' && (doc.references.revisedNumber ?? '').trim() !== ''

/** A credit note or a debit note. */
export const isNote = ({ kind }: BusinessDocument): boolean => kind === 'creditNote' || kind === 'debitNote'

/** A document that accompanies goods, for which an e-way bill is made. */
export type DispatchDocument = SaleDocument | Challan

export const isDispatch = (doc: BusinessDocument): doc is DispatchDocument => 'transport' in doc

/** A bill of a seller without GST registration. */
export const isUnregistered = (doc: BusinessDocument): boolean =>
  'supply' in doc && doc.kind !== 'receipt' && doc.supply === 'unregistered'

/** A paper of the tax that the buyer pays under reverse charge: a self-invoice, or the voucher of its payment. */
export const isReverseChargePurchase = (doc: BusinessDocument): doc is PaymentVoucher | SelfInvoice =>
  doc.kind === 'paymentVoucher' || doc.kind === 'selfInvoice'

/** A document to a supplier, where the business buys. */
export type PurchaseDocument = PurchaseOrder | PaymentVoucher | SelfInvoice

export const isPurchase = (doc: BusinessDocument): doc is PurchaseDocument =>
  doc.kind === 'purchaseOrder' || isReverseChargePurchase(doc)

/** A receipt that settles no invoice and knows no GST: of rent, or of a donation. */
export const isOutsideGst = (doc: BusinessDocument): boolean =>
  doc.kind === 'receipt' && (doc.type === 'rent' || doc.type === 'donation')
