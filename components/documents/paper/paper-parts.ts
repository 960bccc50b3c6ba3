import { CHALLAN_REASONS } from '@/components/documents/store/challan-reasons'
import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { KIND_LABELS } from '@/components/documents/store/document-names'
import type { Paper, PaperFact, PaperParty } from '@/components/documents/paper/paper'
import { numberLabel, PAPER_WORDS } from '@/components/documents/paper/paper-titles'
import {
  inOneLine,
  type PaperPhrase,
  type PaperWords,
  SECOND_LINE,
} from '@/components/documents/paper/paper-words'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import type { Challan } from '@/lib/invoicing/document/challan'
import {
  type BusinessDocument,
  isOffer,
  type ItemDocument,
  type SupplyDocument,
} from '@/lib/invoicing/document/document'
import type { CashMemo, Invoice } from '@/lib/invoicing/document/invoice'
import type { Client } from '@/lib/invoicing/document/party'
import type { PaymentVoucher } from '@/lib/invoicing/document/purchase'
import type { Transport } from '@/lib/invoicing/document/transport'
import { isOutsideGst, isPurchase, isSale } from '@/lib/invoicing/model/document-groups'
import { eInvoiceOf } from '@/lib/invoicing/tax/e-invoice'
import type { CurrencyTerms } from '@/lib/invoicing/tax/export-currency'
import { isZeroRated, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/upi/upi-link'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** 'Phone: 98220 12345'; nothing for an empty text. */
const labelling =
  ({ label }: PaperWords) =>
  (name: PaperPhrase, text: string) =>
    text.trim() ? [`${inOneLine(label(name))}: ${text.trim()}`] : []

/** GST does not apply to house rent between two persons and to donations; what the form knows of it is not printed. */
const gstLines = (doc: BusinessDocument, lines: readonly string[]) => (isOutsideGst(doc) ? [] : lines)

/** A bill without registration names no GSTIN of the seller. */
const namesSellerGstin = (doc: BusinessDocument) => !isSale(doc) || doc.supply !== 'unregistered'

export function sellerOn(doc: BusinessDocument, say: PaperWords): PaperParty {
  const { business } = doc
  const labelled = labelling(say)
  return {
    heading: say.label(isPurchase(doc) ? 'Buyer' : 'From'),
    name: business.name.trim(),
    lines: [
      ...linesOf(business.address),
      ...gstLines(doc, [
        ...labelled('State', say.state(stateOf(business))),
        ...(namesSellerGstin(doc) ? labelled('GSTIN', business.gstin.toUpperCase()) : []),
      ]),
      ...labelled('PAN', business.pan.toUpperCase()),
      ...labelled('Phone', business.phone),
      ...labelled('Email', business.email),
    ],
  }
}

/** The delivery address in one line, with its state. */
const deliveryOf = ({ deliverTo, deliverState }: Client, say: PaperWords) => {
  const lines = linesOf(deliverTo)
  const state = lines.length > 0 ? say.state(deliverState) : ''
  return [...lines, ...(state ? [state] : [])].join(', ')
}

export function clientOn(doc: BusinessDocument, say: PaperWords): PaperParty {
  const { client } = doc
  const labelled = labelling(say)
  const isDonor = doc.kind === 'receipt' && doc.type === 'donation'
  return {
    heading: say.label(isDonor ? 'Donor' : PAPER_WORDS[doc.kind].client),
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...labelled('Country', doc.country),
      ...(isDonor ? labelled('PAN', doc.donorPan.toUpperCase()) : []),
      ...gstLines(doc, [
        ...labelled('State', say.state(stateOf(client))),
        ...labelled('GSTIN', client.gstin.toUpperCase()),
      ]),
      ...labelled('Phone', client.phone),
      ...labelled('Email', client.email),
      ...labelled('Deliver to', deliveryOf(client, say)),
    ],
  }
}

function transportFacts(
  { vehicle, transporter, documentNumber }: Transport,
  { label }: PaperWords,
): PaperFact[] {
  return [
    { label: label('Vehicle no.'), value: vehicle.trim().toUpperCase() },
    { label: label('Transporter'), value: transporter.trim() },
    { label: label('Transport document'), value: documentNumber.trim() },
  ]
}

const reasonOf = ({ reason, otherReason }: Challan, { text }: PaperWords) =>
  (reason === 'other' && otherReason.trim()) || text(CHALLAN_REASONS[reason])

const paidBy = ({ paidBy, reference }: CashMemo | PaymentVoucher, { text }: PaperWords) =>
  [text(PAYMENT_MODES[paidBy]), reference.trim()].filter(Boolean).join(', ')

/** The facts that a document has by its kind. */
function ownFacts(doc: BusinessDocument, say: PaperWords): PaperFact[] {
  const { label, day } = say
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [{ label: label('Valid until'), value: day(doc.validUntil) }]
    case 'purchaseOrder':
      return [{ label: label('Deliver by'), value: day(doc.deliverBy) }]
    case 'cashMemo':
      return [{ label: label('Paid by'), value: paidBy(doc, say) }, ...transportFacts(doc.transport, say)]
    case 'paymentVoucher':
      return [{ label: label('Paid by'), value: paidBy(doc, say) }]
    case 'invoice':
      return [{ label: label('Due date'), value: day(doc.dueDate) }, ...transportFacts(doc.transport, say)]
    case 'creditNote':
    case 'debitNote':
      return [
        { label: label('Against invoice'), value: doc.against.trim() },
        { label: label('Invoice date'), value: day(doc.againstDate) },
        { label: label('Reason'), value: doc.reason.trim() },
      ]
    case 'challan':
      return [{ label: label('Reason'), value: reasonOf(doc, say) }, ...transportFacts(doc.transport, say)]
    case 'receipt':
      return []
  }
}

/** The source, unless the document names it anyway. */
function sourceOf(doc: BusinessDocument, { text }: PaperWords): string {
  const { source } = doc
  return source && !('against' in doc) ? `${text(KIND_LABELS[source.kind])} ${source.number}`.trim() : ''
}

/** '1 USD = ₹83.25 on 21 November 2026'. */
function exchangeRateOn(
  { currency, exchangeRate, rateDate }: CurrencyTerms,
  { text, day }: PaperWords,
): string {
  const rupees = exchangeRate.trim()
  return day(rateDate)
    ? text('1 {0} = ₹{1} on {2}', currency, rupees, day(rateDate))
    : text('1 {0} = ₹{1}', currency, rupees)
}

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function factsOf(doc: BusinessDocument, { heads, foreign }: Totals, say: PaperWords): PaperFact[] {
  const { label, text, day } = say
  const facts: PaperFact[] = [
    { label: label(numberLabel(doc)), value: doc.number.trim() },
    { label: label('Date'), value: day(doc.date) },
    ...ownFacts(doc, say),
    { label: label('Reference'), value: sourceOf(doc, say) },
    { label: label('Exchange rate'), value: foreign ? exchangeRateOn(foreign, say) : '' },
  ]
  if (heads && !isOffer(doc) && doc.kind !== 'purchaseOrder') {
    facts.push({ label: label('Place of supply'), value: say.state(placeOfSupply(doc)) })
    if (doc.kind !== 'challan' && doc.kind !== 'paymentVoucher')
      facts.push({ label: label('Reverse charge'), value: text(doc.reverseCharge ? 'Yes' : 'No') })
    if (isZeroRated(doc) && doc.zeroRated === 'withoutTax')
      facts.push({ label: label('LUT or bond no.'), value: doc.lut.trim() })
  }
  return facts.filter(({ value }) => value !== '')
}

/** As much of a UPI ID as one line below its code takes. */
const LONGEST_UPI_LINE = 26

/** A UPI ID on a line of its own, a long one in two before its bank, so that neither part breaks. */
const vpaOnLines = (vpa: string) => `\n${vpa.length > LONGEST_UPI_LINE ? vpa.replace('@', '\n@') : vpa}`

/** The link of the QR code and its caption; null without a valid UPI ID, and where nothing is to be paid any more. */
export function upiOn(doc: Invoice, amountPaise: number, { label }: PaperWords): Paper['upi'] {
  const { vpa, name } = doc.business
  const isPaid = amountPaise <= 0 && doc.received.trim() !== ''
  if (!isVpa(vpa) || isPaid) return null
  const note = doc.number.trim()
  const pay =
    amountPaise > 0 ? label('Pay {0} by UPI to', rupeesFromPaise(amountPaise)) : label('Pay by UPI to')
  const caption = pay.replaceAll(SECOND_LINE, '\n') + vpaOnLines(vpa.trim())
  return { link: upiLink({ vpa, name, amountPaise, note }), caption }
}

/** Of an e-invoice: IRN in two lines of one length, acknowledgement and the text of the signed QR code. */
export function eInvoiceOn(doc: SupplyDocument, say: PaperWords): Paper['eInvoice'] {
  const found = eInvoiceOf(doc)
  const labelled = labelling(say)
  if (!found) return null
  const { irn, ackNumber, ackDate, signedQr } = found
  return {
    qr: signedQr,
    lines: [
      ...(irn ? ['IRN', irn.slice(0, 32), irn.slice(32)] : []),
      ...labelled('Ack. no.', ackNumber),
      ...labelled('Ack. date', say.day(ackDate)),
    ],
  }
}

/** Sentences at the foot. */
export function closingOf(doc: ItemDocument, { label }: PaperWords): string[] {
  if (isOffer(doc)) return [label('This is not a tax invoice.')]
  if (doc.kind === 'challan') return [label('Goods sent without an invoice under Rule 55 of the CGST Rules.')]
  if (doc.kind === 'paymentVoucher')
    return [label('The buyer pays the tax under reverse charge: Rule 52 of the CGST Rules.')]
  if (doc.reverseCharge && chargesTax(doc))
    return [label('Tax is payable by the recipient on reverse charge.')]
  return []
}
