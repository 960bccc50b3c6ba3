'use client'

import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { LineItems } from '@/components/documents/line-items'
import { NotesFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { TaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useKnown } from '@/components/documents/use-known'
import { DateField } from '@/components/fields/date-field'

interface BillFormProps {
  kind: 'invoice' | 'quotation'
  /** As its number and date are called: 'Quote' number. */
  name: string
  /** The second date, which does not come before the first. */
  until: { name: 'dueDate' | 'validUntil'; label: string }
}

/** A document with items: who sends it to whom, what, at which tax, on which terms. */
export function BillForm({ kind, name, until }: BillFormProps) {
  const draft = useDocument(kind)
  const fields = fieldsOf(draft)
  const known = useKnown()
  const tooEarly = draft[until.name] !== '' && draft[until.name] < draft.date
  return (
    <DocumentScreen draft={draft}>
      <NumberFields fields={fields} name={name}>
        <DateField
          field={fields.own(
            until.name,
            tooEarly ? `Choose the ${name.toLowerCase()} date or a later day.` : null,
          )}
          label={until.label}
          precision="day"
          min={draft.date}
        />
      </NumberFields>
      <BusinessFields draft={draft} fields={fields} />
      <ClientFields draft={draft} fields={fields} known={known.clients} />
      <LineItems draft={draft} suggestions={known.items} />
      <TaxFields draft={draft} fields={fields} />
      <NotesFields draft={draft} fields={fields} />
    </DocumentScreen>
  )
}
