import type { CalendarDay } from '@/lib/calendar/calendar-day'

export const documentKinds = ['quotation', 'invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * What an invoice is by law: a tax invoice (rule 46), a bill of supply of a composition dealer or for exempt goods and
 * services (rule 49), or the ordinary bill of a seller without registration, who may not charge GST.
 */
export const supplyKinds = ['tax', 'composition', 'exempt', 'unregistered'] as const
export type SupplyKind = (typeof supplyKinds)[number]

export const looks = ['plain', 'letterhead', 'thermal'] as const
export type Look = (typeof looks)[number]

/** Money received, an advance under GST (a receipt voucher, rule 50), or house rent. */
export const receiptTypes = ['payment', 'advance', 'rent'] as const
export type ReceiptType = (typeof receiptTypes)[number]

export const paymentModes = ['cash', 'upi', 'bank', 'cheque', 'card'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const discountUnits = ['percent', 'rupees'] as const
export type DiscountUnit = (typeof discountUnits)[number]

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
}

/** Numbers are stored as typed, so that a half-typed one is not lost; `readLine` parses them. */
export interface DraftLine {
  id: number
  description: string
  hsn: string
  quantity: string
  unit: string
  rate: string
  discount: string
  discountUnit: DiscountUnit
  taxRatePercent: string
}

/** Another document, by its id (`''` if it is not stored here), kind and number. */
export interface DocumentReference {
  id: string
  kind: DocumentKind
  number: string
}

interface DocumentBase<Kind extends DocumentKind> {
  id: string
  kind: Kind
  /** Milliseconds since 1970. */
  createdAt: number
  changedAt: number
  number: string
  /** 'YYYY-MM-DD'; '' until the page knows today's date. */
  date: CalendarDay
  business: Business
  client: Client
  notes: string
  look: Look
  /** The document this one was created from. */
  source: DocumentReference | null
}

/** What decides which GST is charged, whatever the kind of document. */
interface TaxTerms {
  /** GST state code; '' for the client's state. */
  placeOfSupply: string
  /** Supply to a unit in a special economic zone: always inter-state. */
  specialZone: boolean
  reverseCharge: boolean
}

interface ItemTerms extends TaxTerms {
  lines: readonly DraftLine[]
  /** Rates include GST. */
  pricesInclude: boolean
  roundOff: boolean
  terms: string
}

export interface Quotation extends DocumentBase<'quotation'>, ItemTerms {
  validUntil: CalendarDay
  /** One GST rate for the whole quotation, unless `ratePerLine`. */
  taxRatePercent: string
  ratePerLine: boolean
}

export interface Invoice extends DocumentBase<'invoice'>, ItemTerms {
  supply: SupplyKind
  dueDate: CalendarDay
}

/** Fields of all three types are stored, so that switching the type loses nothing. */
export interface Receipt extends DocumentBase<'receipt'>, TaxTerms {
  type: ReceiptType
  /** Rupees; for rent, of one month. */
  amount: string
  mode: PaymentMode
  /** Number of the bank transfer or cheque. */
  reference: string
  /** Number of the invoice that it settles. */
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
}

/** A document as it is being written. Everything shown is derived from it. */
export type Draft = Quotation | Invoice | Receipt
export type DraftOf<Kind extends DocumentKind> = Extract<Draft, { kind: Kind }>

/** A document with a table of items. */
export type ItemDocument = Exclude<Draft, Receipt>

export const hasItems = (draft: Draft): draft is ItemDocument => 'lines' in draft
