import type { ChallanReason } from '@/lib/invoicing/draft'

/** Why goods move without an invoice, in the form and on paper. */
export const CHALLAN_REASONS: Record<ChallanReason, string> = {
  jobWork: 'Job work',
  approval: 'Sale on approval',
  unknownQuantity: 'Quantity not known at removal',
  ownUse: 'Own use, exhibition or repair',
  other: 'Other than supply',
}
