import { type BusinessDocument, isOffer } from '@/lib/invoicing/document/document'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isStateInDoubt, isZeroRated } from '@/lib/invoicing/tax/place-of-supply'

/**
 * True if a mistyped GSTIN leaves open which heads of tax a document charges. It is then not made: an invoice with the
 * wrong head is paid twice (section 77 of the CGST Act). An offer may be made, as it charges nothing.
 */
export function headsInDoubt(doc: BusinessDocument): boolean {
  if (!chargesTax(doc) || isOffer(doc) || isZeroRated(doc)) return false
  return isStateInDoubt(doc.business) || (doc.placeOfSupply === '' && isStateInDoubt(doc.client))
}
