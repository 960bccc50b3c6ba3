'use client'

import type { ReactNode } from 'react'
import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { LineItems } from '@/components/documents/line-items'
import { NotesAndTermsFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { useContacts } from '@/components/documents/use-contacts'
import { fieldsOf } from '@/components/documents/use-document'
import { DateField } from '@/components/fields/date-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import type { ItemDocument } from '@/lib/invoicing/draft'

interface BillFormProps {
  draft: ItemDocument
  /** What its number and date are called: 'Quote' number. */
  name: string
  /** The second date, which may not be before the first. */
  until: { field: FieldBinding; label: string }
  /** The tax fields of its kind. */
  tax: ReactNode
}

/** A document with items: from whom, to whom, what, with which tax, on which terms. */
export function BillForm({ draft, name, until: { field, label }, tax }: BillFormProps) {
  const fields = fieldsOf(draft)
  const contacts = useContacts()
  const tooEarly = field.text !== '' && field.text < draft.date
  const problem = tooEarly ? `Choose the ${name.toLowerCase()} date or a later day.` : null
  return (
    <DocumentScreen draft={draft}>
      <NumberFields fields={fields} name={name}>
        <DateField field={{ ...field, problem }} label={label} precision="day" min={draft.date} />
      </NumberFields>
      <BusinessFields draft={draft} fields={fields} />
      <ClientFields draft={draft} fields={fields} known={contacts.clients} />
      <LineItems draft={draft} suggestions={contacts.items} />
      {tax}
      <NotesAndTermsFields fields={fields} />
    </DocumentScreen>
  )
}
