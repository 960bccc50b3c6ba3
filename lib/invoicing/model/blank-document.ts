import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentOf } from '@/lib/invoicing/document/document'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { Transport } from '@/lib/invoicing/document/transport'
import { blankStyle } from '@/lib/invoicing/document/paper-style'
import { blankLine, firstTaxRate } from '@/lib/invoicing/model/blank-line'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'

/** The first numbers of the specification, section 9; the others follow their pattern. */
export const FIRST_NUMBER: Record<DocumentKind, string> = {
  invoice: 'INV-001',
  cashMemo: 'CM-001',
  quotation: 'QTN-001',
  proforma: 'PI-001',
  purchaseOrder: 'PO-001',
  selfInvoice: 'SI-001',
  paymentVoucher: 'PV-001',
  creditNote: 'CN-001',
  debitNote: 'DN-001',
  challan: 'DC-001',
  receipt: 'RCT-001',
}

/** The values that a new document is created with. */
export interface DocumentStart {
  id: string
  number: string
  date: CalendarDay
  /** Milliseconds since 1970. */
  now: number
}

const base = <Kind extends DocumentKind>(kind: Kind, { id, number, date, now }: DocumentStart) => ({
  id,
  kind,
  createdAt: now,
  changedAt: now,
  number,
  ownNumber: false,
  date,
  business: blankBusiness,
  client: blankClient,
  notes: '',
  look: 'plain' as const,
  style: blankStyle,
  source: null,
})

const taxTerms = {
  placeOfSupply: '',
  specialZone: false,
  zeroRated: 'withTax' as const,
  lut: '',
  country: '',
  reverseCharge: false,
}

export const blankTransport: Transport = {
  mode: 'road',
  vehicle: '',
  transporter: '',
  transporterId: '',
  distanceKm: '',
  documentNumber: '',
  documentDate: '',
  fromPlace: '',
  fromPincode: '',
  toPlace: '',
  toPincode: '',
}

const itemTerms = (kind: DocumentKind, terms: string) => ({
  ...taxTerms,
  references: {},
  columns: {},
  lines: [blankLine(1, firstTaxRate(kind))],
  charges: [],
  overallDiscount: '',
  overallDiscountUnit: 'percent' as const,
  pricesInclude: false,
  roundOff: false,
  terms,
  currency: '' as const,
  exchangeRate: '',
  rateDate: '',
})

const offer = <Kind extends 'quotation' | 'proforma'>(kind: Kind, start: DocumentStart) => ({
  ...base(kind, start),
  ...itemTerms(kind, 'Prices valid until the date specified.'),
  validUntil: '',
  taxRatePercent: firstTaxRate(kind),
  ratePerLine: kind === 'proforma',
})

const eInvoice = { irn: '', ackNumber: '', ackDate: '', signedQr: '', eInvoiceExempt: false }

const paid = { paidBy: 'cash' as const, reference: '' }

const note = <Kind extends 'creditNote' | 'debitNote'>(kind: Kind, start: DocumentStart) => ({
  ...base(kind, start),
  ...itemTerms(kind, ''),
  ...eInvoice,
  supply: 'tax' as const,
  against: '',
  againstDate: '',
  reason: '',
  movesGoods: true,
})

/** New documents with the defaults of the specification, section 9. */
const BLANK_DOCUMENTS: { [Kind in DocumentKind]: (start: DocumentStart) => DocumentOf<Kind> } = {
  quotation: (start) => offer('quotation', start),
  proforma: (start) => offer('proforma', start),
  creditNote: (start) => note('creditNote', start),
  debitNote: (start) => note('debitNote', start),
  challan: (start) => ({
    ...base('challan', start),
    ...itemTerms('challan', ''),
    reason: 'jobWork',
    otherReason: '',
    transport: blankTransport,
  }),
  cashMemo: (start) => ({
    ...base('cashMemo', start),
    ...itemTerms('cashMemo', ''),
    ...eInvoice,
    ...paid,
    supply: 'tax',
    transport: blankTransport,
  }),
  selfInvoice: (start) => ({
    ...base('selfInvoice', start),
    ...itemTerms('selfInvoice', ''),
    reverseCharge: true,
  }),
  paymentVoucher: (start) => ({
    ...base('paymentVoucher', start),
    ...itemTerms('paymentVoucher', ''),
    ...paid,
    reverseCharge: true,
  }),
  purchaseOrder: (start) => ({
    ...base('purchaseOrder', start),
    ...itemTerms('purchaseOrder', ''),
    deliverBy: '',
  }),
  invoice: (start) => ({
    ...base('invoice', start),
    ...itemTerms('invoice', 'Payment due upon receipt.'),
    ...eInvoice,
    supply: 'tax',
    dueDate: '',
    transport: blankTransport,
    tcsPercent: '',
    tdsPercent: '',
    received: '',
  }),
  receipt: (start) => ({
    ...base('receipt', start),
    ...taxTerms,
    type: 'payment',
    amount: '',
    mode: 'cash',
    reference: '',
    against: '',
    againstDate: '',
    purpose: '',
    supply: 'tax',
    taxRatePercent: firstTaxRate('receipt'),
    house: '',
    month: start.date.slice(0, 7),
    yearPack: false,
    payDay: '',
    tdsAmount: '',
    sheet: 'a4',
    donorPan: '',
    approval: '',
  }),
}

/** A new document with the default values of its kind. */
export function blankDocument<Kind extends DocumentKind>(kind: Kind, start: DocumentStart): DocumentOf<Kind> {
  return BLANK_DOCUMENTS[kind](start)
}
