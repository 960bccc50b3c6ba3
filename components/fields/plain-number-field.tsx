import type { ReactNode } from 'react'
import type { FieldWords } from '@/components/fields/field'
import { ControlField } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'

export type PlainNumberFieldProps = FieldWords & { field: FieldBinding; unit?: ReactNode }

/**
 * A number of anything, such as 'kg', grouped the Indian way while typed. It has a file of its own, so that
 * pages without amounts do not fetch their words.
 */
export const PlainNumberField = ({ unit, ...field }: PlainNumberFieldProps) => (
  <ControlField {...field} inputMode="decimal" suffix={unit} shape={groupWhileTyping} />
)
