import { CHALLAN_REASONS } from '@/components/documents/store/challan-reasons'
import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { KIND_LABELS } from '@/components/documents/store/document-names'
import { dayOnPaper, type Paper, type PaperFact, type PaperParty } from '@/components/documents/paper/paper'
import { numberLabel, PAPER_WORDS } from '@/components/documents/paper/paper-titles'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type CashMemo,
  type Challan,
  type Client,
  type BusinessDocument,
  type Invoice,
  isOffer,
  type ItemDocument,
  type PaymentVoucher,
  type SupplyDocument,
  type Transport,
} from '@/lib/invoicing/model/document'
import { isOutsideGst, isPurchase, isSale } from '@/lib/invoicing/model/document-groups'
import { eInvoiceOf } from '@/lib/invoicing/tax/e-invoice'
import type { CurrencyTerms } from '@/lib/invoicing/tax/export-currency'
import { isZeroRated, placeOfSupply, stateInWords, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/upi/upi-link'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const labelled = (label: string, text: string) => (text.trim() ? [`${label}: ${text.trim()}`] : [])

/** GST does not apply to house rent between two persons and to donations; what the form knows of it is not printed. */
const ofGst = (doc: BusinessDocument, label: string, text: string) =>
  isOutsideGst(doc) ? [] : labelled(label, text)

/** A bill without registration names no GSTIN of the seller. */
const namesSellerGstin = (doc: BusinessDocument) => !isSale(doc) || doc.supply !== 'unregistered'

export function sellerOn(doc: BusinessDocument): PaperParty {
  const { business } = doc
  return {
    heading: isPurchase(doc) ? 'Buyer' : 'From',
    name: business.name.trim(),
    lines: [
      ...linesOf(business.address),
      ...ofGst(doc, 'State', stateInWords(stateOf(business))),
      ...(namesSellerGstin(doc) ? ofGst(doc, 'GSTIN', business.gstin.toUpperCase()) : []),
      ...labelled('PAN', business.pan.toUpperCase()),
      ...labelled('Phone', business.phone),
      ...labelled('Email', business.email),
    ],
  }
}

/** The delivery address in one line, with its state. */
const deliveryOf = ({ deliverTo, deliverState }: Client) => {
  const lines = linesOf(deliverTo)
  const state = lines.length > 0 ? stateInWords(deliverState) : ''
  return [...lines, ...(state ? [state] : [])].join(', ')
}

export function clientOn(doc: BusinessDocument): PaperParty {
  const { client } = doc
  return {
    heading: doc.kind === 'receipt' && doc.type === 'donation' ? 'Donor' : PAPER_WORDS[doc.kind].client,
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...labelled('Country', doc.country),
      ...(doc.kind === 'receipt' && doc.type === 'donation'
        ? labelled('PAN', doc.donorPan.toUpperCase())
        : []),
      ...ofGst(doc, 'State', stateInWords(stateOf(client))),
      ...ofGst(doc, 'GSTIN', client.gstin.toUpperCase()),
      ...labelled('Phone', client.phone),
      ...labelled('Email', client.email),
      ...labelled('Deliver to', deliveryOf(client)),
    ],
  }
}

function transportFacts({ vehicle, transporter, documentNumber }: Transport): PaperFact[] {
  return [
    { label: 'Vehicle no.', value: vehicle.trim().toUpperCase() },
    { label: 'Transporter', value: transporter.trim() },
    { label: 'Transport document', value: documentNumber.trim() },
  ]
}

const reasonOf = ({ reason, otherReason }: Challan) =>
  (reason === 'other' && otherReason.trim()) || CHALLAN_REASONS[reason]

const paidBy = ({ paidBy, reference }: CashMemo | PaymentVoucher) =>
  [PAYMENT_MODES[paidBy], reference.trim()].filter(Boolean).join(', ')

/** The facts that a document has by its kind. */
function ownFacts(doc: BusinessDocument): PaperFact[] {
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [{ label: 'Valid until', value: dayOnPaper(doc.validUntil) }]
    case 'purchaseOrder':
      return [{ label: 'Deliver by', value: dayOnPaper(doc.deliverBy) }]
    case 'cashMemo':
      return [{ label: 'Paid by', value: paidBy(doc) }, ...transportFacts(doc.transport)]
    case 'paymentVoucher':
      return [{ label: 'Paid by', value: paidBy(doc) }]
    case 'invoice':
      return [{ label: 'Due date', value: dayOnPaper(doc.dueDate) }, ...transportFacts(doc.transport)]
    case 'creditNote':
    case 'debitNote':
      return [
        { label: 'Against invoice', value: doc.against.trim() },
        { label: 'Invoice date', value: dayOnPaper(doc.againstDate) },
        { label: 'Reason', value: doc.reason.trim() },
      ]
    case 'challan':
      return [{ label: 'Reason', value: reasonOf(doc) }, ...transportFacts(doc.transport)]
    case 'receipt':
      return []
  }
}

/** The source, unless the document names it anyway. */
function sourceOf(doc: BusinessDocument): string {
  const { source } = doc
  return source && !('against' in doc) ? `${KIND_LABELS[source.kind]} ${source.number}`.trim() : ''
}

/** '1 USD = ₹83.25 on 21 November 2026'. */
function exchangeRateOn({ currency, exchangeRate, rateDate }: CurrencyTerms): string {
  const day = dayOnPaper(rateDate)
  return `1 ${currency} = ₹${exchangeRate.trim()}${day && ` on ${day}`}`
}

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function factsOf(doc: BusinessDocument, { heads, foreign }: Totals): PaperFact[] {
  const facts: PaperFact[] = [
    { label: numberLabel(doc), value: doc.number.trim() },
    { label: 'Date', value: dayOnPaper(doc.date) },
    ...ownFacts(doc),
    { label: 'Reference', value: sourceOf(doc) },
    { label: 'Exchange rate', value: foreign ? exchangeRateOn(foreign) : '' },
  ]
  if (heads && !isOffer(doc) && doc.kind !== 'purchaseOrder') {
    facts.push({ label: 'Place of supply', value: stateInWords(placeOfSupply(doc)) })
    if (doc.kind !== 'challan' && doc.kind !== 'paymentVoucher')
      facts.push({ label: 'Reverse charge', value: doc.reverseCharge ? 'Yes' : 'No' })
    if (isZeroRated(doc) && doc.zeroRated === 'withoutTax')
      facts.push({ label: 'LUT or bond no.', value: doc.lut.trim() })
  }
  return facts.filter(({ value }) => value !== '')
}

/** As much of a UPI ID as one line below its code takes. */
const LONGEST_UPI_LINE = 26

/** A UPI ID on a line of its own, a long one in two before its bank, so that neither part breaks. */
const vpaOnLines = (vpa: string) => `\n${vpa.length > LONGEST_UPI_LINE ? vpa.replace('@', '\n@') : vpa}`

/** The link of the QR code and its caption; null without a valid UPI ID, and where nothing is to be paid any more. */
export function upiOn(doc: Invoice, amountPaise: number): Paper['upi'] {
  const { vpa, name } = doc.business
  const isPaid = amountPaise <= 0 && doc.received.trim() !== ''
  if (!isVpa(vpa) || isPaid) return null
  const note = doc.number.trim()
  const pay = amountPaise > 0 ? `Pay ${rupeesFromPaise(amountPaise)} by UPI to` : 'Pay by UPI to'
  return { link: upiLink({ vpa, name, amountPaise, note }), caption: pay + vpaOnLines(vpa.trim()) }
}

/** Of an e-invoice: IRN in two lines of one length, acknowledgement and the text of the signed QR code. */
export function eInvoiceOn(doc: SupplyDocument): Paper['eInvoice'] {
  const found = eInvoiceOf(doc)
  if (!found) return null
  const { irn, ackNumber, ackDate, signedQr } = found
  return {
    qr: signedQr,
    lines: [
      ...(irn ? ['IRN', irn.slice(0, 32), irn.slice(32)] : []),
      ...labelled('Ack. no.', ackNumber),
      ...labelled('Ack. date', dayOnPaper(ackDate)),
    ],
  }
}

/** Sentences at the foot. */
export function closingOf(doc: ItemDocument): string[] {
  if (isOffer(doc)) return ['This is not a tax invoice.']
  if (doc.kind === 'challan') return ['Goods sent without an invoice under Rule 55 of the CGST Rules.']
  if (doc.kind === 'paymentVoucher')
    return ['The buyer pays the tax under reverse charge: Rule 52 of the CGST Rules.']
  if (doc.reverseCharge && chargesTax(doc)) return ['Tax is payable by the recipient on reverse charge.']
  return []
}
