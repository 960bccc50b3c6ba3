import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { asksRegistration, sellerRegistration } from '@/lib/invoicing/model/registration'

/**
 * True if GST may be charged: the seller of a quotation may still say so, all others have a GSTIN. Source:
 * CGST Act, section 32(1)
 */
function mayCharge(doc: BusinessDocument): boolean {
  const registration = sellerRegistration(doc)
  return isPurchase(doc) || registration === 'yes' || (doc.kind === 'quotation' && registration === '')
}

/** True if GST is charged: on taxable supplies, offers and challans, and on the voucher for an advance. */
export function chargesTax(doc: BusinessDocument): boolean {
  if (!mayCharge(doc)) return false
  if (doc.kind === 'receipt') return doc.supply === 'tax' && asksRegistration(doc)
  return !isSupply(doc) || doc.supply === 'tax' || doc.supply === 'mixed'
}
