import { type Draft, hasItems, type Invoice, type Quotation } from '@/lib/invoicing/draft'
import { placeOfSupply, stateInWords, stateOf } from '@/lib/invoicing/place-of-supply'
import { dayOnPaper, type Paper, type PaperFact, type PaperParty } from '@/components/documents/paper/paper'
import type { Totals } from '@/lib/invoicing/totals'
import { paperTypeOf } from '@/lib/invoicing/required-details'
import { isVpa, upiLink } from '@/lib/invoicing/upi-link'

export const TITLES = {
  tax: 'Tax Invoice',
  composition: 'Bill of Supply',
  exempt: 'Bill of Supply',
  unregistered: 'Bill',
  quotation: 'Quotation',
} as const

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
  const { client, kind } = draft
  return {
    heading: kind === 'quotation' ? 'Quotation for' : kind === 'invoice' ? 'Bill to' : 'Received from',
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...ofGst(draft, 'State', stateInWords(stateOf(client))),
      ...ofGst(draft, 'GSTIN', client.gstin.toUpperCase()),
      ...labelled('Deliver to', client.deliverTo.replace(/\s*\n\s*/g, ', ')),
    ],
  }
}

function numberLabel(draft: Draft): string {
  return draft.kind === 'invoice' && draft.supply !== 'tax' ? 'Bill no.' : NUMBER_LABEL[draft.kind]
}

function secondDateOf(draft: Draft): PaperFact[] {
  if (draft.kind === 'invoice') return [{ label: 'Due date', value: dayOnPaper(draft.dueDate) }]
  if (draft.kind === 'quotation') return [{ label: 'Valid until', value: dayOnPaper(draft.validUntil) }]
  return []
}

const KIND_NAMES = { quotation: 'Quotation', invoice: 'Invoice', receipt: 'Receipt' } as const

const sourceOf = ({ source }: Draft) => (source ? `${KIND_NAMES[source.kind]} ${source.number}`.trim() : '')

const NUMBER_LABEL = { quotation: 'Quotation no.', invoice: 'Invoice no.', receipt: 'Receipt no.' } as const

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function factsOf(draft: Draft, { heads }: Totals): PaperFact[] {
  const facts: PaperFact[] = [
    { label: numberLabel(draft), value: draft.number.trim() },
    { label: 'Date', value: dayOnPaper(draft.date) },
    ...secondDateOf(draft),
    // A receipt names its invoice among its entries.
    { label: 'Reference', value: hasItems(draft) ? sourceOf(draft) : '' },
  ]
  if (heads && draft.kind !== 'quotation') {
    facts.push(
      { label: 'Place of supply', value: stateInWords(placeOfSupply(draft)) },
      { label: 'Reverse charge', value: draft.reverseCharge ? 'Yes' : 'No' },
    )
    if (draft.specialZone) facts.push({ label: 'Supply to', value: 'Special economic zone' })
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
export function closingOf(draft: Quotation | Invoice): string[] {
  if (draft.kind === 'quotation') return ['This is not a tax invoice.']
  if (draft.reverseCharge && draft.supply === 'tax')
    return ['Tax is payable by the recipient on reverse charge.']
  return []
}
