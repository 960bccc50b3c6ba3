import type { ChallanReason } from '@/lib/invoicing/document/challan'
import { namesOf } from '@/lib/language/words'

/** Why goods move without an invoice, as the paper names it, in English. */
export const CHALLAN_REASONS = {
  jobWork: 'Job work',
  approval: 'Sale on approval',
  unknownQuantity: 'Quantity not known at removal',
  ownUse: 'Own use',
  exhibition: 'Exhibition or fair',
  lineSales: 'Line sales',
  recipientUnknown: 'Recipient not known',
  skdLots: 'Parts of a whole (SKD, CKD, lots)',
  other: 'Another reason',
} as const satisfies Record<ChallanReason, string>

/** The reasons of a challan as the form names them. */
export const challanReasonNames = namesOf('challan-reasons', CHALLAN_REASONS)
