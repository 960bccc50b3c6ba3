import { CHALLAN_REASONS } from '@/components/documents/store/challan-reasons'
import { KIND_LABELS } from '@/components/documents/store/document-names'
import { dayOnPaper, type Paper, type PaperFact, type PaperParty } from '@/components/documents/paper/paper'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type Challan,
  type Client,
  type DocumentKind,
  type BusinessDocument,
  type Invoice,
  isOffer,
  isSupply,
  type ItemDocument,
  type SupplyDocument,
  type Transport,
} from '@/lib/invoicing/model/document'
import { eInvoiceOf } from '@/lib/invoicing/tax/e-invoice'
import type { CurrencyTerms } from '@/lib/invoicing/tax/export-currency'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import {
  isZeroRated,
  OTHER_COUNTRY,
  placeOfSupply,
  stateInWords,
  stateOf,
} from '@/lib/invoicing/tax/place-of-supply'
import { paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/upi/upi-link'

const SUPPLY_TITLES = {
  tax: 'Tax Invoice',
  composition: 'Bill of Supply',
  exempt: 'Bill of Supply',
  mixed: 'Invoice-cum-Bill of Supply',
  unregistered: 'Bill',
} as const

/** What the paper of each kind calls itself, its recipient and its number. */
const WORDS: Record<DocumentKind, { title: string; client: string; number: string }> = {
  quotation: { title: 'Quotation', client: 'Quotation for', number: 'Quotation no.' },
  proforma: { title: 'Proforma Invoice', client: 'Proforma for', number: 'Proforma no.' },
  invoice: { title: 'Tax Invoice', client: 'Bill to', number: 'Invoice no.' },
  creditNote: { title: 'Credit Note', client: 'Credit to', number: 'Credit note no.' },
  debitNote: { title: 'Debit Note', client: 'Debit to', number: 'Debit note no.' },
  challan: { title: 'Delivery Challan', client: 'Consignee', number: 'Challan no.' },
  receipt: { title: 'Receipt', client: 'Received from', number: 'Receipt no.' },
}

/** A document whose tax is not certain is no tax invoice yet, also where somebody prints the page. */
export const titleOf = (doc: ItemDocument): string => {
  if (headsInDoubt(doc)) return 'Draft'
  return doc.kind === 'invoice' ? SUPPLY_TITLES[doc.supply] : WORDS[doc.kind].title
}

/** The words that the law requires at the top: rule 5(1)(f), and the proviso to rule 46 for zero-rated supplies. */
export function statementOf(doc: ItemDocument): string {
  if (headsInDoubt(doc)) return 'Not valid as an invoice: a GSTIN on it has a mistake'
  if (isSupply(doc) && doc.supply === 'composition')
    return 'Composition taxable person, not eligible to collect tax on supplies'
  if (!isSupply(doc) || !chargesTax(doc) || !isZeroRated(doc)) return ''
  const supply =
    placeOfSupply(doc) === OTHER_COUNTRY
      ? 'Supply meant for export'
      : 'Supply to SEZ unit or SEZ developer for authorised operations'
  return doc.zeroRated === 'withTax'
    ? `${supply} on payment of integrated tax`
    : `${supply} under bond or letter of undertaking without payment of integrated tax`
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const labelled = (label: string, text: string) => (text.trim() ? [`${label}: ${text.trim()}`] : [])

/** GST does not apply to house rent between two persons; what the form knows of it is not printed. */
const ofGst = (doc: BusinessDocument, label: string, text: string) =>
  paperTypeOf(doc) === 'rentReceipt' ? [] : labelled(label, text)

/** A bill without registration names no GSTIN of the seller. */
const namesSellerGstin = (doc: BusinessDocument) => doc.kind !== 'invoice' || doc.supply !== 'unregistered'

export function sellerOn(doc: BusinessDocument): PaperParty {
  const { business } = doc
  return {
    heading: 'From',
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
    heading: WORDS[doc.kind].client,
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...labelled('Country', doc.country),
      ...ofGst(doc, 'State', stateInWords(stateOf(client))),
      ...ofGst(doc, 'GSTIN', client.gstin.toUpperCase()),
      ...labelled('Phone', client.phone),
      ...labelled('Email', client.email),
      ...labelled('Deliver to', deliveryOf(client)),
    ],
  }
}

const isBill = (doc: BusinessDocument) =>
  doc.kind === 'invoice' && doc.supply !== 'tax' && doc.supply !== 'mixed'

const numberLabel = (doc: BusinessDocument) => (isBill(doc) ? 'Bill no.' : WORDS[doc.kind].number)

function transportFacts({ vehicle, transporter, documentNumber }: Transport): PaperFact[] {
  return [
    { label: 'Vehicle no.', value: vehicle.trim().toUpperCase() },
    { label: 'Transporter', value: transporter.trim() },
    { label: 'Transport document', value: documentNumber.trim() },
  ]
}

const reasonOf = ({ reason, otherReason }: Challan) =>
  (reason === 'other' && otherReason.trim()) || CHALLAN_REASONS[reason]

/** The facts that a document has by its kind. */
function ownFacts(doc: BusinessDocument): PaperFact[] {
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [{ label: 'Valid until', value: dayOnPaper(doc.validUntil) }]
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
  if (heads && !isOffer(doc)) {
    facts.push({ label: 'Place of supply', value: stateInWords(placeOfSupply(doc)) })
    if (doc.kind !== 'challan')
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
  if (doc.reverseCharge && chargesTax(doc)) return ['Tax is payable by the recipient on reverse charge.']
  return []
}
