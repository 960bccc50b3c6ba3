import type { ReactNode } from 'react'
import { Pair } from '@/components/documents/section'
import { TextField } from '@/components/fields/text-field'
import { changeDraft, fieldsOf } from '@/components/documents/use-document'
import { binding } from '@/components/tool-form/binding'
import type { FieldMessages } from '@/components/documents/field-messages'
import { DateField } from '@/components/fields/date-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import type { Draft } from '@/lib/invoicing/draft'

interface NumberFieldsProps {
  draft: Draft
  messages: FieldMessages
  /** 'Invoice': prefix of the labels. */
  name: string
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ draft, messages, name, children }: NumberFieldsProps) {
  const setNumber = (number: string) => changeDraft(draft, { number, ownNumber: true })
  return (
    <Pair>
      <TextField
        field={binding('number', draft.number, setNumber, messages.number)}
        label={`${name} number`}
      />
      <DateField field={fieldsOf(draft).own('date', messages.date)} label={`${name} date`} precision="day" />
      {children}
    </Pair>
  )
}

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
