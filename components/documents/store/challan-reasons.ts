import type { ChallanReason } from '@/lib/invoicing/model/document'

/** Why goods move without an invoice, as the form and the paper name it. */
export const CHALLAN_REASONS: Record<ChallanReason, string> = {
  jobWork: 'Job work',
  approval: 'Sale on approval',
  unknownQuantity: 'Quantity not known at removal',
  ownUse: 'Own use',
  exhibition: 'Exhibition or fair',
  lineSales: 'Line sales',
  recipientUnknown: 'Recipient not known',
  skdLots: 'Parts of a whole (SKD, CKD, lots)',
  other: 'Another reason',
}
