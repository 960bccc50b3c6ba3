import type { Challan } from '@/lib/invoicing/document/challan'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { CashMemo, Invoice } from '@/lib/invoicing/document/invoice'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { PaymentVoucher, PurchaseOrder, SelfInvoice } from '@/lib/invoicing/document/purchase'
import type { Proforma, Quotation } from '@/lib/invoicing/document/quotation'
import type { Receipt } from '@/lib/invoicing/document/receipt'

/** A document as it is being written. Everything shown is derived from it. */
export type BusinessDocument =
  | (Quotation | Proforma | PurchaseOrder)
  | (Invoice | CashMemo | CreditNote | DebitNote | Challan | SelfInvoice | PaymentVoucher)
  | Receipt
export type DocumentOf<Kind extends DocumentKind> = Extract<BusinessDocument, { kind: Kind }>

/** A document with a table of items. */
export type ItemDocument = Exclude<BusinessDocument, Receipt>

export const hasItems = (doc: BusinessDocument): doc is ItemDocument => 'lines' in doc

/** A document that is one of the kinds of supply. */
export type SupplyDocument = Invoice | CashMemo | CreditNote | DebitNote

export const isSupply = (doc: BusinessDocument): doc is SupplyDocument => hasItems(doc) && 'supply' in doc

/** An offer: what a supply would cost. */
export type OfferDocument = Quotation | Proforma

export const isOffer = (doc: BusinessDocument): doc is OfferDocument => 'ratePerLine' in doc
