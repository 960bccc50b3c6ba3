import type { Draft } from '@/lib/invoicing/draft'
import { placeOfSupply, stateInWords, stateOf } from '@/lib/invoicing/place-of-supply'
import { dayOnPaper, type Sheet, type SheetFact, type SheetParty } from '@/lib/invoicing/sheet'
import type { Totals } from '@/lib/invoicing/totals'
import { paperOf } from '@/lib/invoicing/rule-46'
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

const told = (label: string, text: string) => (text.trim() ? [`${label}: ${text.trim()}`] : [])

/** House rent between two people has nothing to do with GST; what a form before it knew of that stays off the paper. */
const ofGst = (draft: Draft, label: string, text: string) =>
  paperOf(draft) === 'rentReceipt' ? [] : told(label, text)

export function sellerOn(draft: Draft): SheetParty {
  const { business, supply, kind } = draft
  const registered = supply !== 'unregistered' || kind !== 'invoice'
  return {
    heading: 'From',
    name: business.name.trim(),
    lines: [
      ...linesOf(business.address),
      ...ofGst(draft, 'State', stateInWords(stateOf(business))),
      ...(registered ? ofGst(draft, 'GSTIN', business.gstin.toUpperCase()) : []),
      ...told('PAN', business.pan.toUpperCase()),
      ...told('Phone', business.phone),
      ...told('Email', business.email),
    ],
  }
}

export function clientOn(draft: Draft): SheetParty {
  const { client, kind } = draft
  return {
    heading: kind === 'quotation' ? 'Quotation for' : kind === 'invoice' ? 'Bill to' : 'Received from',
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...ofGst(draft, 'State', stateInWords(stateOf(client))),
      ...ofGst(draft, 'GSTIN', client.gstin.toUpperCase()),
      ...told('Deliver to', client.deliverTo.replace(/\s*\n\s*/g, ', ')),
    ],
  }
}

const NUMBER_LABEL = { quotation: 'Quotation no.', invoice: 'Invoice no.', receipt: 'Receipt no.' } as const

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function factsOf(draft: Draft, { heads }: Totals): SheetFact[] {
  const { kind, supply } = draft
  const facts: SheetFact[] = [
    {
      label: kind === 'invoice' && supply !== 'tax' ? 'Bill no.' : NUMBER_LABEL[kind],
      value: draft.number.trim(),
    },
    { label: 'Date', value: dayOnPaper(draft.date) },
    { label: 'Due date', value: kind === 'invoice' ? dayOnPaper(draft.dueDate) : '' },
    { label: 'Valid until', value: kind === 'quotation' ? dayOnPaper(draft.validUntil) : '' },
    // A receipt names its invoice among what it is for.
    { label: 'Reference', value: kind === 'receipt' ? '' : draft.madeFrom },
  ]
  if (heads && kind !== 'quotation') {
    facts.push(
      { label: 'Place of supply', value: stateInWords(placeOfSupply(draft)) },
      { label: 'Reverse charge', value: draft.reverseCharge ? 'Yes' : 'No' },
    )
    if (draft.specialZone) facts.push({ label: 'Supply to', value: 'Special economic zone' })
  }
  return facts.filter(({ value }) => value !== '')
}

/** The QR code's link and its words; null without a UPI address that can be read. */
export function upiOn(draft: Draft, amountPaise: number, amount: string): Sheet['upi'] {
  const { vpa, name } = draft.business
  if (!isVpa(vpa)) return null
  const note = draft.number.trim()
  return {
    link: upiLink({ vpa, name, amountPaise, note }),
    says: amountPaise > 0 ? `Pay ${amount} by UPI to ${vpa.trim()}` : `Pay by UPI to ${vpa.trim()}`,
  }
}

/** Sentences at the foot. */
export function closingOf({ kind, reverseCharge, supply }: Draft): string[] {
  if (kind === 'quotation') return ['This is not a tax invoice.']
  if (reverseCharge && supply === 'tax') return ['Tax is payable by the recipient on reverse charge.']
  return []
}
