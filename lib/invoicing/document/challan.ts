import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { ItemTerms } from '@/lib/invoicing/document/item-terms'
import type { Transport } from '@/lib/invoicing/document/transport'

/** Why goods move without an invoice: rule 55(1) of the CGST Rules, and the sub-types of the e-way bill. */
export const challanReasons = [
  ...(['jobWork', 'approval', 'unknownQuantity', 'ownUse', 'other'] as const),
  ...(['exhibition', 'lineSales', 'recipientUnknown', 'skdLots'] as const),
] as const
export type ChallanReason = (typeof challanReasons)[number]

/** Rule 55 of the CGST Rules. */
export interface Challan extends DocumentBase<'challan'>, ItemTerms {
  reason: ChallanReason
  /** The reason as text where it is `other`. */
  otherReason: string
  transport: Transport
}
