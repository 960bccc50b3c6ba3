import type { ReactNode } from 'react'
import { FIELD_PREFIXES } from '@/components/documents/document-names'
import { Pair, Section } from '@/components/documents/section'
import { TextField } from '@/components/fields/text-field'
import { changeDraft, fieldsOf } from '@/components/documents/use-document'
import { binding } from '@/components/tool-form/binding'
import type { FieldMessages } from '@/components/documents/field-messages'
import { DateField } from '@/components/fields/date-field'
import { type Draft, hasItems } from '@/lib/invoicing/model/document'

interface NumberFieldsProps {
  draft: Draft
  messages: FieldMessages
  /** The other dates. */
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ draft, messages, children }: NumberFieldsProps) {
  const name = FIELD_PREFIXES[draft.kind]
  const setNumber = (number: string) => changeDraft(draft, { number, ownNumber: true })
  return (
    <Pair>
      <TextField
        field={binding('number', draft.number, setNumber, messages.number)}
        label={`${name} number`}
      />
      <DateField field={fieldsOf(draft).own('date', messages.date)} label={`${name} date`} />
      {children}
    </Pair>
  )
}

/** What is printed below the totals: a document with items has terms too. */
export function NotesFields({ draft }: { draft: Draft }) {
  return (
    <Section heading={hasItems(draft) ? 'Notes and terms' : 'Notes'}>
      <TextField field={fieldsOf(draft).own('notes')} label="Notes" lines={2} />
      {hasItems(draft) && <TextField field={fieldsOf(draft).own('terms')} label="Terms" lines={2} />}
    </Section>
  )
}
