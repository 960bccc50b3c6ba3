import type { CalendarDay } from '@/lib/calendar/calendar-day'

/** The chain of a sale: each is turned into the next. */
export const documentKinds = ['quotation', 'invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * What kind of bill it is: a tax invoice (rule 46), a bill of supply of a composition dealer or for exempt goods and
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

/** The one who hands the document over. `state` is a code of GST, '' when not said; pictures are kept by their ids. */
export interface Business {
  name: string
  address: string
  gstin: string
  state: string
  pan: string
  phone: string
  email: string
  /** A UPI address, such as name@bank. */
  vpa: string
  bank: string
  logo: string
  signature: string
}

/** The one it is made out to. */
export interface Client {
  name: string
  address: string
  gstin: string
  state: string
  /** Where goods go, when that is not the address. */
  deliverTo: string
}

/** Numbers are kept as they are typed, so that a half-typed one is not lost; `readLine` reads them. */
export interface DraftLine {
  id: number
  description: string
  hsn: string
  quantity: string
  unit: string
  rate: string
  discountPercent: string
  taxRatePercent: string
}

export interface ReceiptDetails {
  type: ReceiptType
  amount: string
  mode: PaymentMode
  /** Of a transfer or a cheque. */
  reference: string
  /** The invoice it settles. */
  against: string
  purpose: string
  /** The rented house. */
  house: string
  /** 'YYYY-MM': the month of the rent, or the first of twelve. */
  month: string
  yearPack: boolean
  /** Day of each month on which the rent of a year pack was paid; '' for the last. */
  payDay: string
  /** Tax the tenant kept back, in rupees; in a year pack it belongs to the last month. */
  tdsAmount: string
}

/** A quotation, an invoice or a receipt as it is being written. Everything shown is worked out from it. */
export interface Draft {
  id: string
  kind: DocumentKind
  /** Milliseconds since 1970, when it was begun and last changed. */
  createdAt: number
  changedAt: number
  number: string
  /** 'YYYY-MM-DD'; '' until the page knows the day. */
  date: CalendarDay
  dueDate: CalendarDay
  validUntil: CalendarDay
  business: Business
  client: Client
  lines: readonly DraftLine[]
  supply: SupplyKind
  /** A code of GST; '' for the client's state. */
  placeOfSupply: string
  /** To a unit in a special economic zone, which is always inter-state. */
  specialZone: boolean
  reverseCharge: boolean
  /** Rates are typed with the tax in them. */
  pricesInclude: boolean
  roundOff: boolean
  /** One tax rate for the whole document, unless each line has its own. */
  taxRatePercent: string
  ratePerLine: boolean
  receipt: ReceiptDetails
  notes: string
  terms: string
  look: Look
  /** The document this one was made from: 'Quotation QTN-004'. */
  madeFrom: string
}

export const blankBusiness: Business = {
  name: '',
  address: '',
  gstin: '',
  state: '',
  pan: '',
  phone: '',
  email: '',
  vpa: '',
  bank: '',
  logo: '',
  signature: '',
}

export const blankClient: Client = { name: '', address: '', gstin: '', state: '', deliverTo: '' }

/** The rate an invoice begins with, and a quotation: spec section 9. */
const FIRST_TAX_RATE: Record<DocumentKind, string> = { invoice: '18', quotation: '0', receipt: '18' }
const FIRST_TERMS: Record<DocumentKind, string> = {
  invoice: 'Payment due upon receipt.',
  quotation: 'Prices valid until the date specified.',
  receipt: '',
}

/** The specified first numbers; the receipt's follows their pattern. */
export const FIRST_NUMBER: Record<DocumentKind, string> = {
  invoice: 'INV-001',
  quotation: 'QTN-001',
  receipt: 'RCT-001',
}

/** The most lines a document may have; their sum stays countable in paise. */
export const MOST_LINES = 1_000

export function blankLine(id: number, taxRatePercent: string): DraftLine {
  return {
    id,
    description: '',
    hsn: '',
    quantity: '1',
    unit: '',
    rate: '',
    discountPercent: '',
    taxRatePercent,
  }
}

const blankReceipt = (date: CalendarDay): ReceiptDetails => ({
  type: 'payment',
  amount: '',
  mode: 'cash',
  reference: '',
  against: '',
  purpose: '',
  house: '',
  month: date.slice(0, 7),
  yearPack: false,
  payDay: '',
  tdsAmount: '',
})

interface Beginning {
  id: string
  number: string
  date: CalendarDay
  /** Milliseconds since 1970. */
  now: number
}

/** A fresh document with the specified defaults. */
export function newDraft(kind: DocumentKind, { id, number, date, now }: Beginning): Draft {
  const taxRatePercent = FIRST_TAX_RATE[kind]
  return {
    id,
    kind,
    createdAt: now,
    changedAt: now,
    number,
    date,
    dueDate: '',
    validUntil: '',
    business: blankBusiness,
    client: blankClient,
    lines: [blankLine(1, taxRatePercent)],
    supply: 'tax',
    placeOfSupply: '',
    specialZone: false,
    reverseCharge: false,
    // What a client hands over holds the tax, if there is any.
    pricesInclude: kind === 'receipt',
    roundOff: false,
    taxRatePercent,
    ratePerLine: kind === 'invoice',
    receipt: blankReceipt(date),
    notes: '',
    terms: FIRST_TERMS[kind],
    look: 'plain',
    madeFrom: '',
  }
}

/** The id of the next line: one more than the highest. */
export const nextLineId = (lines: readonly DraftLine[]): number =>
  lines.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
