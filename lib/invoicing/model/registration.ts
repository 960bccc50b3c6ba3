import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Business, GstRegistration } from '@/lib/invoicing/document/party'
import type { SupplyKind } from '@/lib/invoicing/document/tax-terms'
import { isPurchase } from '@/lib/invoicing/model/document-groups'

/** Whether a business has a GSTIN: its answer, else the GSTIN that it typed; '' while that is not known. */
const registrationOf = ({ registration, gstin }: Business): GstRegistration =>
  registration === 'unasked' ? 'yes' : registration || (gstin.trim() === '' ? '' : 'yes')

/**
 * True if its GST depends on whether the business has a GSTIN: on all but what it buys, and on advances and
 * their refunds among receipts.
 */
export const asksRegistration = (doc: BusinessDocument): boolean =>
  doc.kind === 'receipt' ? doc.type === 'advance' || doc.type === 'refund' : !isPurchase(doc)

/**
 * Whether the seller of a document has a GSTIN. The bill types without registration and of a composition
 * dealer answer it too.
 */
export function sellerRegistration(doc: BusinessDocument): GstRegistration {
  if ('supply' in doc && doc.supply === 'unregistered') return 'no'
  if ('supply' in doc && doc.supply === 'composition') return 'composition'
  return registrationOf(doc.business)
}

/**
 * True while it is not known whether the seller may charge GST, so that the document can't be made. A
 * quotation may be: it charges nothing. Source: CGST Act, section 32(1)
 */
export const isRegistrationOpen = (doc: BusinessDocument): boolean =>
  asksRegistration(doc) && doc.kind !== 'quotation' && sellerRegistration(doc) === ''

/** The answer that a bill type contains. */
export const registrationBy: Readonly<Record<SupplyKind, GstRegistration>> = {
  tax: 'yes',
  exempt: 'yes',
  mixed: 'yes',
  composition: 'composition',
  unregistered: 'no',
}

/** The bill type that an answer leaves. */
function supplyOf(supply: SupplyKind, registration: GstRegistration): SupplyKind {
  if (registration === 'no') return 'unregistered'
  if (registration === 'composition') return 'composition'
  return registrationBy[supply] === 'yes' ? supply : 'tax'
}

/** A document of a seller with this answer. Without a GSTIN none is left in it. */
export function withRegistration<Doc extends BusinessDocument>(doc: Doc, registration: GstRegistration): Doc {
  const { gstin } = doc.business
  const business = { ...doc.business, registration, gstin: registration === 'no' ? '' : gstin }
  return 'supply' in doc
    ? { ...doc, business, supply: supplyOf(doc.supply, registration) }
    : { ...doc, business }
}

/** A new document of the same business, whose answer decides the bill type; one that was never asked is asked now. */
export const forNextDocument = <Doc extends BusinessDocument>(doc: Doc): Doc =>
  withRegistration(doc, doc.business.registration === 'unasked' ? '' : sellerRegistration(doc))
