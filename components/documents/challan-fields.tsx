import { fieldsOf } from '@/components/documents/use-document'
import { SelectField } from '@/components/fields/select-field'
import type { Challan, ChallanReason } from '@/lib/invoicing/draft'

/** Why goods move without an invoice, in the form and on paper. */
export const CHALLAN_REASONS: Record<ChallanReason, string> = {
  jobWork: 'Job work',
  approval: 'Sale on approval',
  unknownQuantity: 'Quantity not known at removal',
  ownUse: 'Own use, exhibition or repair',
  other: 'Other than supply',
}

/** What a delivery challan alone asks. */
export const ChallanFields = ({ draft }: { draft: Challan }) => (
  <SelectField field={fieldsOf(draft).own('reason')} label="Reason for transport" options={CHALLAN_REASONS} />
)
