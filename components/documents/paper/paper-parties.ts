import type { PaperParty } from '@/components/documents/paper/paper'
import { PAPER_WORDS } from '@/components/documents/paper/paper-titles'
import { labelling, type PaperWords } from '@/components/documents/paper/paper-words'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Client } from '@/lib/invoicing/document/party'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isOutsideGst, isPurchase, isSale } from '@/lib/invoicing/model/document-groups'
import { stateOf } from '@/lib/invoicing/tax/place-of-supply'

/** The lines of a text, trimmed, without empty ones. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** GST does not apply to house rent between two persons and to donations; what the form knows of it is not printed. */
const gstLines = (doc: BusinessDocument, lines: readonly string[]) => (isOutsideGst(doc) ? [] : lines)

/** A bill without registration names no GSTIN of the seller. */
const namesSellerGstin = (doc: BusinessDocument) => !isSale(doc) || doc.supply !== 'unregistered'

/** The name, address and numbers of the business as printed. */
export function sellerParty(doc: BusinessDocument, wording: PaperWords): PaperParty {
  const { business } = doc
  const labelled = labelling(wording)
  return {
    heading: wording.label(isPurchase(doc) ? 'Buyer' : 'From'),
    name: business.name.trim(),
    lines: [
      ...linesOf(business.address),
      ...gstLines(doc, [
        ...labelled('State', wording.state(stateOf(business))),
        ...(namesSellerGstin(doc) ? labelled('GSTIN', business.gstin.toUpperCase()) : []),
      ]),
      ...labelled('PAN', business.pan.toUpperCase()),
      ...labelled('Phone', business.phone),
      ...labelled('Email', business.email),
    ],
  }
}

/** The delivery address in one line, with its state. */
const deliveryOf = ({ deliverTo, deliverState }: Client, wording: PaperWords) => {
  const lines = linesOf(deliverTo)
  const state = lines.length > 0 ? wording.state(deliverState) : ''
  return [...lines, ...(state ? [state] : [])].join(', ')
}

/** The name, address and numbers of the client as printed. */
export function clientParty(doc: BusinessDocument, wording: PaperWords): PaperParty {
  const { client } = doc
  const labelled = labelling(wording)
  const isDonor = doc.kind === 'receipt' && doc.type === 'donation'
  return {
    heading: wording.label(isDonor ? 'Donor' : isRefund(doc) ? 'Refunded to' : PAPER_WORDS[doc.kind].client),
    name: client.name.trim(),
    lines: [
      ...linesOf(client.address),
      ...labelled('Country', doc.country),
      ...(isDonor ? labelled('PAN', doc.donorPan.toUpperCase()) : []),
      ...gstLines(doc, [
        ...labelled('State', wording.state(stateOf(client))),
        ...labelled('GSTIN', client.gstin.toUpperCase()),
      ]),
      ...labelled('Phone', client.phone),
      ...labelled('Email', client.email),
      ...labelled('Deliver to', deliveryOf(client, wording)),
    ],
  }
}
