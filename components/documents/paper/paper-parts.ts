import { CHALLAN_REASONS } from '@/components/documents/kind-fields'
import { KIND_LABELS } from '@/components/documents/document-names'
import { dayOnPaper, type Paper, type PaperFact, type PaperParty } from '@/components/documents/paper/paper'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type DocumentKind,
  type Draft,
  isOffer,
  isSupply,
  type ItemDocument,
  type Transport,
} from '@/lib/invoicing/model/document'
import {
  isZeroRated,
  OTHER_COUNTRY,
  placeOfSupply,
  stateInWords,
  stateOf,
} from '@/lib/invoicing/tax/place-of-supply'
import { paperTypeOf } from '@/lib/invoicing/tax/required-details'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/invoicing/model/upi-link'

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

export const titleOf = (draft: ItemDocument): string =>
  draft.kind === 'invoice' ? SUPPLY_TITLES[draft.supply] : WORDS[draft.kind].title

/** The words that the law requires at the top: rule 5(1)(f), and the proviso to rule 46 for zero-rated supplies. */
export function statementOf(draft: ItemDocument): string {
  if (isSupply(draft) && draft.supply === 'composition')
    return 'Composition taxable person, not eligible to collect tax on supplies'
  if (!isSupply(draft) || !chargesTax(draft) || !isZeroRated(draft)) return ''
  const supply =
    placeOfSupply(draft) === OTHER_COUNTRY
      ? 'Supply meant for export'
      : 'Supply to SEZ unit or SEZ developer for authorised operations'
  return draft.zeroRated === 'withTax'
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
const ofGst = (draft: Draft, label: string, text: string) =>
  paperTypeOf(draft) === 'rentReceipt' ? [] : labelled(label, text)

/** A bill without registration names no GSTIN of the seller. */
const namesSellerGstin = (draft: Draft) => draft.kind !== 'invoice' || draft.supply !== 'unregistered'

export function sellerOn(draft: Draft): PaperParty {
  const { business } = draft
  return {
    heading: 'From',
    name: business.name.trim(),
    lines: [
      ...linesOf(business.address),
      ...ofGst(draft, 'State', stateInWords(stateOf(business))),
      ...(namesSellerGstin(draft) ? ofGst(draft, 'GSTIN', business.gstin.toUpperCase()) : []),
      ...labelled('PAN', business.pan.toUpperCase()),
      ...labelled('Phone', business.phone),
      ...labelled('Email', business.email),
    ],
  }
}

export function clientOn(draft: Draft): PaperParty {
  const { client } = draft
  return {
    heading: WORDS[draft.kind].client,
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...labelled('Country', draft.country),
      ...ofGst(draft, 'State', stateInWords(stateOf(client))),
      ...ofGst(draft, 'GSTIN', client.gstin.toUpperCase()),
      ...labelled('Deliver to', linesOf(client.deliverTo).join(', ')),
    ],
  }
}

const isBill = (draft: Draft) =>
  draft.kind === 'invoice' && draft.supply !== 'tax' && draft.supply !== 'mixed'

const numberLabel = (draft: Draft) => (isBill(draft) ? 'Bill no.' : WORDS[draft.kind].number)

function transportFacts({ vehicle, transporter }: Transport): PaperFact[] {
  return [
    { label: 'Vehicle no.', value: vehicle.trim().toUpperCase() },
    { label: 'Transporter', value: transporter.trim() },
  ]
}

/** The facts that a document has by its kind. */
function ownFacts(draft: Draft): PaperFact[] {
  switch (draft.kind) {
    case 'quotation':
    case 'proforma':
      return [{ label: 'Valid until', value: dayOnPaper(draft.validUntil) }]
    case 'invoice':
      return [{ label: 'Due date', value: dayOnPaper(draft.dueDate) }, ...transportFacts(draft.transport)]
    case 'creditNote':
    case 'debitNote':
      return [
        { label: 'Against invoice', value: draft.against.trim() },
        { label: 'Invoice date', value: dayOnPaper(draft.againstDate) },
        { label: 'Reason', value: draft.reason.trim() },
      ]
    case 'challan':
      return [{ label: 'Reason', value: CHALLAN_REASONS[draft.reason] }, ...transportFacts(draft.transport)]
    case 'receipt':
      return []
  }
}

/** The source, unless the document names it anyway. */
function sourceOf(draft: Draft): string {
  const { source } = draft
  return source && !('against' in draft) ? `${KIND_LABELS[source.kind]} ${source.number}`.trim() : ''
}

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function factsOf(draft: Draft, { heads }: Totals): PaperFact[] {
  const facts: PaperFact[] = [
    { label: numberLabel(draft), value: draft.number.trim() },
    { label: 'Date', value: dayOnPaper(draft.date) },
    ...ownFacts(draft),
    { label: 'Reference', value: sourceOf(draft) },
  ]
  if (heads && !isOffer(draft)) {
    facts.push({ label: 'Place of supply', value: stateInWords(placeOfSupply(draft)) })
    if (draft.kind !== 'challan')
      facts.push({ label: 'Reverse charge', value: draft.reverseCharge ? 'Yes' : 'No' })
    if (isZeroRated(draft) && draft.zeroRated === 'withoutTax')
      facts.push({ label: 'LUT or bond no.', value: draft.lut.trim() })
  }
  return facts.filter(({ value }) => value !== '')
}

/** The link of the QR code and its caption; null without a valid UPI ID. */
export function upiOn(draft: Draft, amountPaise: number, amount: string): Paper['upi'] {
  const { vpa, name } = draft.business
  if (!isVpa(vpa)) return null
  const note = draft.number.trim()
  return {
    link: upiLink({ vpa, name, amountPaise, note }),
    says: amountPaise > 0 ? `Pay ${amount} by UPI to ${vpa.trim()}` : `Pay by UPI to ${vpa.trim()}`,
  }
}

/** Sentences at the foot. */
export function closingOf(draft: ItemDocument): string[] {
  if (isOffer(draft)) return ['This is not a tax invoice.']
  if (draft.kind === 'challan') return ['Goods sent without an invoice under Rule 55 of the CGST Rules.']
  if (draft.reverseCharge && chargesTax(draft)) return ['Tax is payable by the recipient on reverse charge.']
  return []
}
