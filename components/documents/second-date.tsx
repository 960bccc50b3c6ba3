import { DateField } from '@/components/fields/date-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'

interface SecondDateProps {
  field: FieldBinding
  label: string
  /** The document's own date, which it may not be before. */
  from: string
  /** 'invoice': whose date that is. */
  name: string
}

/** Due date or validity: not before the date of the document. */
export function SecondDate({ field, label, from, name }: SecondDateProps) {
  const tooEarly = field.text !== '' && field.text < from
  const problem = tooEarly ? `Choose the ${name} date or a later day.` : null
  return <DateField field={{ ...field, problem }} label={label} precision="day" min={from} />
}
