import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isGiven } from '@/lib/invoicing/tax/detail-check'
import { isByGstLaw } from '@/lib/invoicing/tax/paper-type'

/**
 * True if the law asks for a signature and the document has no picture of one, so that the paper is signed by hand. A
 * payment voucher is signed by the supplier: rule 52(j).
 */
export const isToBeSigned = (doc: BusinessDocument): boolean =>
  doc.kind === 'paymentVoucher' || (isByGstLaw(doc) && !isGiven(doc.business.signature))
