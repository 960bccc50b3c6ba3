import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'

type PlainNumberFieldProps = FieldWords & { field: FieldBinding; unit?: string }

/** A number of anything, such as 'kg', grouped the Indian way while typed. */
export const PlainNumberField = ({ field, label, hint, unit }: PlainNumberFieldProps) => (
  <Field name={field.name} label={label} hint={hint} problem={field.problem}>
    <TextControl {...field} inputMode="decimal" suffix={unit} shape={groupWhileTyping} />
  </Field>
)
