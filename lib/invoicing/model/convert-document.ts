import type { Challan } from '@/lib/invoicing/document/challan'
import {
  type DocumentOf,
  type BusinessDocument,
  type ItemDocument,
  hasItems,
  isOffer,
  isSupply,
} from '@/lib/invoicing/document/document'
import type { DocumentReference } from '@/lib/invoicing/document/document-base'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { DocumentLine, Exemption } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { Proforma, Quotation } from '@/lib/invoicing/document/quotation'
import type { PaymentVoucher, SelfInvoice } from '@/lib/invoicing/document/purchase'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import type { SaleDocument } from '@/lib/invoicing/model/document-groups'
import { forNextDocument, registrationBy, withRegistration } from '@/lib/invoicing/model/registration'
import { receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { type DocumentStart, blankDocument } from '@/lib/invoicing/model/blank-document'

const referenceTo = ({ id, kind, number }: BusinessDocument): DocumentReference => ({
  id,
  kind,
  number: number.trim(),
})

/** The lines with their own tax rates, whatever the document charged for all. */
const withOwnRates = (doc: ItemDocument, lines: readonly DocumentLine[]) =>
  isOffer(doc) && !doc.ratePerLine
    ? lines.map((line) => ({ ...line, taxRatePercent: doc.taxRatePercent }))
    : lines

/** The order stays that of the next document; what moved the goods does not. */
const ownReferences = ({ references: { orderNumber = '', orderDate = '' } }: ItemDocument) => ({
  orderNumber,
  orderDate,
})

/**
 * The fields copied into a document made from another: both parties, the lines with their tax, how tax is charged, the
 * look.
 */
function handedOn(doc: ItemDocument) {
  return {
    business: doc.business,
    client: doc.client,
    look: doc.look,
    style: doc.style,
    placeOfSupply: doc.placeOfSupply,
    specialZone: doc.specialZone,
    zeroRated: doc.zeroRated,
    lut: doc.lut,
    country: doc.country,
    reverseCharge: doc.reverseCharge,
    pricesInclude: doc.pricesInclude,
    roundOff: doc.roundOff,
    lines: withOwnRates(doc, doc.lines),
    charges: withOwnRates(doc, doc.charges),
    overallDiscount: doc.overallDiscount,
    overallDiscountUnit: doc.overallDiscountUnit,
    currency: doc.currency,
    exchangeRate: doc.exchangeRate,
    rateDate: doc.rateDate,
    references: ownReferences(doc),
    columns: doc.columns,
    source: referenceTo(doc),
  }
}

/** The exchange rate is that of the day of supply: CGST Rules, rule 34. */
const noRate = { exchangeRate: '', rateDate: '' }

/** The invoice of an accepted offer or of delivered goods, with terms, dates and exchange rate of its own. */
export function invoiceFrom(doc: Quotation | Proforma | Challan, start: DocumentStart): Invoice {
  const invoice = blankDocument('invoice', start)
  const transport = doc.kind === 'challan' ? doc.transport : invoice.transport
  return forNextDocument({ ...invoice, ...handedOn(doc), ...noRate, notes: doc.notes, transport })
}

/** The answers of a seller when the invoice made from an offer would have no tax. */
export type TaxChoice = { rate: string } | { exemption: Exemption } | 'composition' | 'unregistered'

/** An invoice whose lines have the tax that was asked for: a bill of supply where none bears any. */
export function withTaxAnswer(invoice: Invoice, answer: TaxChoice): Invoice {
  if (typeof answer === 'string') return withRegistration(invoice, registrationBy[answer])
  const change = 'rate' in answer ? { taxRatePercent: answer.rate } : answer
  return {
    ...withRegistration(invoice, 'yes'),
    ...(!('rate' in answer) && { supply: 'exempt' }),
    lines: invoice.lines.map((line) => ({ ...line, ...change })),
    charges: invoice.charges.map((line) => ({ ...line, ...change })),
  }
}

export function proformaFrom(quotation: Quotation, start: DocumentStart): Proforma {
  return forNextDocument({
    ...blankDocument('proforma', start),
    ...handedOn(quotation),
    notes: quotation.notes,
    terms: quotation.terms,
  })
}

/** The note that corrects an invoice; its lines are to be reduced to what is corrected. */
export function noteFrom<Kind extends 'creditNote' | 'debitNote'>(
  kind: Kind,
  invoice: SaleDocument,
  start: DocumentStart,
): DocumentOf<Kind> {
  const note = blankDocument(kind, start)
  const { supply, number, date } = invoice
  return { ...note, ...handedOn(invoice), supply, against: number.trim(), againstDate: date }
}

export function challanFrom(invoice: Invoice, start: DocumentStart): Challan {
  return forNextDocument({
    ...blankDocument('challan', start),
    ...handedOn(invoice),
    transport: invoice.transport,
  })
}

/** The receipt for an invoice: both parties, and what is still due as the amount received. */
export function receiptFrom(invoice: Invoice, duePaise: number | null, start: DocumentStart): Receipt {
  const { business, client, look, style, supply } = invoice
  return {
    ...blankDocument('receipt', start),
    business,
    client,
    look,
    style,
    supply,
    source: referenceTo(invoice),
    amount: duePaise === null ? '' : receiptAmount.show(Math.max(0, duePaise) / 100),
    against: invoice.number.trim(),
  }
}

/** The refund of an advance: the same parties, amount and tax, and the voucher that it is of. */
function refundFrom(advance: Receipt, start: DocumentStart): Receipt {
  const { id, number, date, now } = start
  return {
    ...advance,
    ...{ id, number, date, ownNumber: false, createdAt: now, changedAt: now, source: null },
    type: 'refund',
    against: advance.number.trim(),
    againstDate: advance.date,
    reference: '',
  }
}

/** The voucher of what a self-invoice names, given when the supplier is paid. */
const voucherFrom = (doc: SelfInvoice, start: DocumentStart): PaymentVoucher => ({
  ...blankDocument('paymentVoucher', start),
  ...handedOn(doc),
})

function fromOffer(doc: Quotation | Proforma | Challan, to: DocumentKind, start: DocumentStart) {
  if (doc.kind === 'quotation' && to === 'proforma') return proformaFrom(doc, start)
  return to === 'invoice' ? invoiceFrom(doc, start) : null
}

function fromSale(doc: SaleDocument, to: DocumentKind, duePaise: number | null, start: DocumentStart) {
  if (to === 'creditNote' || to === 'debitNote') return noteFrom(to, doc, start)
  if (doc.kind !== 'invoice') return null
  if (to === 'receipt') return receiptFrom(doc, duePaise, start)
  return to === 'challan' ? challanFrom(doc, start) : null
}

function madeFrom(
  doc: BusinessDocument,
  to: DocumentKind,
  duePaise: number | null,
  start: DocumentStart,
): BusinessDocument | null {
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
    case 'challan':
      return fromOffer(doc, to, start)
    case 'invoice':
    case 'cashMemo':
      return fromSale(doc, to, duePaise, start)
    case 'selfInvoice':
      return to === 'paymentVoucher' ? voucherFrom(doc, start) : null
    case 'receipt':
      return doc.type === 'advance' && to === 'receipt' ? refundFrom(doc, start) : null
    default:
      return null
  }
}

/**
 * The document of another kind that is made from this one, or the refund of an advance. `duePaise` is what a receipt of
 * an invoice is for.
 * @throws RangeError where the kinds do not follow each other
 */
export function convertDocument(
  doc: BusinessDocument,
  to: DocumentKind,
  duePaise: number | null,
  start: DocumentStart,
): BusinessDocument {
  const made = madeFrom(doc, to, duePaise, start)
  if (!made) throw new RangeError(`No ${to} is made from ${doc.kind}`)
  return made
}

/**
 * A copy as a new document. Its second date, its exchange rate, its source and its e-invoice belonged to the original.
 */
export function copyDocument(
  original: BusinessDocument,
  { id, number, date, now }: DocumentStart,
): BusinessDocument {
  const doc: BusinessDocument = forNextDocument(original)
  const start = { id, number, ownNumber: false, date, createdAt: now, changedAt: now, source: null }
  if (!hasItems(doc)) return { ...doc, ...start }
  const own = { ...start, references: ownReferences(doc) }
  if (isOffer(doc)) return { ...doc, ...own, ...noRate, validUntil: '' }
  const unregistered = { irn: '', ackNumber: '', ackDate: '', signedQr: '' }
  if (doc.kind === 'invoice') return { ...doc, ...own, ...noRate, ...unregistered, dueDate: '', received: '' }
  if (isSupply(doc)) return { ...doc, ...own, ...noRate, ...unregistered }
  if (doc.kind === 'purchaseOrder') return { ...doc, ...own, ...noRate, deliverBy: '' }
  return { ...doc, ...own, ...noRate }
}
