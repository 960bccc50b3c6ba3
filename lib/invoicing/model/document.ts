import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { ExportCurrency } from '@/lib/invoicing/model/export-currencies'
import type { PaperStyle } from '@/lib/invoicing/model/paper-style'

/** The kinds of documents that each page writes; a page opens with the first. */
export const pageKinds = {
  quotation: ['quotation', 'proforma', 'purchaseOrder'],
  invoice: ['invoice', 'cashMemo', 'creditNote', 'debitNote', 'challan', 'paymentVoucher'],
  receipt: ['receipt'],
} as const
export type DocumentPage = keyof typeof pageKinds
export type DocumentKind = (typeof pageKinds)[DocumentPage][number]

export const documentPages = Object.keys(pageKinds) as DocumentPage[]
export const documentKinds: readonly DocumentKind[] = documentPages.flatMap((page) => pageKinds[page])

/** The page on which documents of this kind are written. */
export const pageOf = (kind: DocumentKind): DocumentPage =>
  documentPages.find((page) => (pageKinds[page] as readonly DocumentKind[]).includes(kind))!

/**
 * What an invoice is by law: a tax invoice (rule 46), a bill of supply of a composition dealer or for exempt goods and
 * services (rule 49), an invoice-cum-bill of supply for taxable and exempt items together (rule 46A), or the ordinary
 * bill of a seller without registration, who may not charge GST.
 */
export const supplyKinds = ['tax', 'composition', 'exempt', 'mixed', 'unregistered'] as const
export type SupplyKind = (typeof supplyKinds)[number]

/** How a paper is set: on A4, on A5 (`a5`) or on a till's roll. */
export const looks = ['plain', 'boxed', 'modern', 'a5', 'letterhead', 'thermal', 'thermal58'] as const
export type Look = (typeof looks)[number]

/** The rolls of a till's printer: 80 and 58 mm wide. */
export const isRoll = (look: Look): boolean => look === 'thermal' || look === 'thermal58'

/** Money received, an advance under GST (a receipt voucher, rule 50), house rent, or a donation. */
export const receiptTypes = ['payment', 'advance', 'rent', 'donation'] as const
export type ReceiptType = (typeof receiptTypes)[number]

export const paymentModes = ['cash', 'upi', 'bank', 'cheque', 'card'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** Whether IGST is paid on an export or a supply to a special economic zone, or it goes under bond or LUT. */
export const zeroRatedTerms = ['withTax', 'withoutTax'] as const
export type ZeroRatedTerms = (typeof zeroRatedTerms)[number]

/** Why goods move without an invoice: rule 55(1) of the CGST Rules, and the sub-types of the e-way bill. */
export const challanReasons = [
  ...(['jobWork', 'approval', 'unknownQuantity', 'ownUse', 'other'] as const),
  ...(['exhibition', 'lineSales', 'recipientUnknown', 'skdLots'] as const),
] as const
export type ChallanReason = (typeof challanReasons)[number]

export const transportModes = ['road', 'rail', 'air', 'ship'] as const
export type TransportMode = (typeof transportModes)[number]

/** A receipt on a page of its own, on half a page (A5), or as the copies of payer and office on one page. */
export const sheets = ['a4', 'a5', 'twoOnA4'] as const
export type Sheet = (typeof sheets)[number]

export const discountUnits = ['percent', 'rupees'] as const
export type DiscountUnit = (typeof discountUnits)[number]

/**
 * Why a line at 0% bears no GST: nil-rated (a rate of 0% in the tariff), exempt (by a notification under section 11), or
 * outside GST. Table 8 of GSTR-1 has a column for each.
 */
export const exemptions = ['nilRated', 'exempt', 'nonGst'] as const
export type Exemption = (typeof exemptions)[number]

/** The issuer of the document. `state` is a GST state code, '' if none; pictures are stored under their ids. */
export interface Business {
  name: string
  address: string
  gstin: string
  state: string
  pan: string
  phone: string
  email: string
  /** UPI ID, such as name@bank. */
  vpa: string
  bank: string
  logo: string
  signature: string
}

/** The recipient of the document. */
export interface Client {
  name: string
  address: string
  gstin: string
  state: string
  /** Delivery address, if it is not `address`. */
  deliverTo: string
  /** GST state code of the delivery address. */
  deliverState: string
  phone: string
  email: string
}

/** Numbers are stored as typed, so that a half-typed one is not lost; `readLine` parses them. */
export interface DocumentLine {
  id: number
  description: string
  hsn: string
  quantity: string
  unit: string
  rate: string
  discount: string
  discountUnit: DiscountUnit
  taxRatePercent: string
  /** '' while it is not known; it counts where the rate is 0. */
  exemption: Exemption | ''
}

/** Another document, by its id (`''` if it is not stored here), kind and number. */
export interface DocumentReference {
  id: string
  kind: DocumentKind
  number: string
}

/** How goods are moved, for the challan and the e-way bill. */
export interface Transport {
  mode: TransportMode
  vehicle: string
  transporter: string
  /** GSTIN or TRANSIN of the transporter. */
  transporterId: string
  distanceKm: string
  /** Lorry, railway or airway receipt, or bill of lading. */
  documentNumber: string
  documentDate: CalendarDay
}

interface DocumentBase<Kind extends DocumentKind> {
  id: string
  kind: Kind
  /** Milliseconds since 1970. */
  createdAt: number
  changedAt: number
  number: string
  /** Whether the visitor typed the number; a number of ours changes when another tab used it first. */
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

/** What decides which GST is charged, whatever the kind of document. */
interface TaxTerms {
  /** GST state code; '' for the client's state. */
  placeOfSupply: string
  /** Supply to a unit in a special economic zone: always inter-state. */
  specialZone: boolean
  zeroRated: ZeroRatedTerms
  /** Number of the bond or letter of undertaking, for a zero-rated supply without tax. */
  lut: string
  /** Country of destination of an export. */
  country: string
  reverseCharge: boolean
}

interface ItemTerms extends TaxTerms {
  lines: readonly DocumentLine[]
  /** Freight, packing and the like, each one piece of its amount. Their ids are below zero. */
  charges: readonly DocumentLine[]
  /** On all lines together, before tax; charges bear none of it. */
  overallDiscount: string
  overallDiscountUnit: DiscountUnit
  /** Rates include GST. */
  pricesInclude: boolean
  roundOff: boolean
  terms: string
  /** Of the prices of an export; '' for rupees. */
  currency: ExportCurrency | ''
  /** Rupees for one unit of it. */
  exchangeRate: string
  /** Day of the rate. */
  rateDate: CalendarDay
}

interface Offer<Kind extends 'quotation' | 'proforma'> extends DocumentBase<Kind>, ItemTerms {
  validUntil: CalendarDay
  /** One GST rate for the whole document, unless `ratePerLine`. */
  taxRatePercent: string
  ratePerLine: boolean
}

export type Quotation = Offer<'quotation'>
export type Proforma = Offer<'proforma'>

/** What an invoice registration portal gave back for an e-invoice, as pasted: rule 48(4) of the CGST Rules. */
interface EInvoiceTerms {
  /** Invoice reference number. */
  irn: string
  ackNumber: string
  ackDate: CalendarDay
  /** The text of the signed QR code. */
  signedQr: string
}

interface SaleBase<Kind extends 'invoice' | 'cashMemo'> extends DocumentBase<Kind>, ItemTerms, EInvoiceTerms {
  supply: SupplyKind
}

/** How something was paid on the spot. */
interface PaidTerms {
  paidBy: PaymentMode
  /** Number of the transfer or cheque. */
  reference: string
}

/** An invoice that was paid when it was given. By GST law it is what an invoice is. */
export interface CashMemo extends SaleBase<'cashMemo'>, PaidTerms {
  transport: Transport
}

/**
 * What a buyer gives a supplier on paying under reverse charge: section 31(3)(g) of the CGST Act, rule 52. The business is
 * the buyer, the client the supplier.
 */
export interface PaymentVoucher extends DocumentBase<'paymentVoucher'>, ItemTerms, PaidTerms {}

/** What a buyer asks a supplier for; the business is the buyer, the client the supplier. */
export interface PurchaseOrder extends DocumentBase<'purchaseOrder'>, ItemTerms {
  deliverBy: CalendarDay
}

export interface Invoice extends SaleBase<'invoice'> {
  dueDate: CalendarDay
  transport: Transport
  /** Tax collected at source, per cent of the total. */
  tcsPercent: string
  /** Tax that the client is expected to deduct at source, per cent of the value before GST. */
  tdsPercent: string
  /** Rupees paid before or with the invoice. */
  received: string
}

/** Section 34 of the CGST Act; rule 53(1A) for what it must contain. */
interface Note<Kind extends 'creditNote' | 'debitNote'> extends DocumentBase<Kind>, ItemTerms, EInvoiceTerms {
  supply: SupplyKind
  /** Number and date of the invoice that it corrects. */
  against: string
  againstDate: CalendarDay
  reason: string
}

export type CreditNote = Note<'creditNote'>
export type DebitNote = Note<'debitNote'>

/** Rule 55 of the CGST Rules. */
export interface Challan extends DocumentBase<'challan'>, ItemTerms {
  reason: ChallanReason
  /** The reason as text where it is `other`. */
  otherReason: string
  transport: Transport
}

/** Fields of all three types are stored, so that switching the type loses nothing. */
export interface Receipt extends DocumentBase<'receipt'>, TaxTerms {
  type: ReceiptType
  /** Rupees; for rent, of one month. */
  amount: string
  mode: PaymentMode
  /** Number of the bank transfer or cheque. */
  reference: string
  /** Number of the invoice that it settles, in part or in full. */
  against: string
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

/** A document as it is being written. Everything shown is derived from it. */
export type BusinessDocument =
  | (Quotation | Proforma | PurchaseOrder)
  | (Invoice | CashMemo | CreditNote | DebitNote | Challan | PaymentVoucher)
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
