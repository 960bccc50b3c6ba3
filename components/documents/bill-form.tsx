'use client'

import type { ReactNode } from 'react'
import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { FIELD_PREFIXES } from '@/components/documents/document-names'
import { DocumentScreen } from '@/components/documents/document-screen'
import { KindField } from '@/components/documents/kind-field'
import { LineItems } from '@/components/documents/line-items'
import { NotesAndTermsFields } from '@/components/documents/notes-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { TaxFields } from '@/components/documents/tax-fields'
import { useContacts } from '@/components/documents/use-contacts'
import { fieldsOf } from '@/components/documents/use-document'
import { useFieldMessages } from '@/components/documents/use-field-messages'
import type { ItemDocument } from '@/lib/invoicing/draft'

interface BillFormProps {
  draft: ItemDocument
  /** The second date of the document. */
  secondDate?: ReactNode
  /** Fields of its kind, after number and dates. */
  children?: ReactNode
  /** Fields of its kind, after the tax. */
  transport?: ReactNode
}

/** A document with items: from whom, to whom, what, with which tax, on which terms. */
export function BillForm({ draft, secondDate, children, transport }: BillFormProps) {
  const fields = fieldsOf(draft)
  const contacts = useContacts()
  const messages = useFieldMessages(draft)
  return (
    <DocumentScreen draft={draft} messages={messages}>
      <KindField draft={draft} />
      <NumberFields draft={draft} messages={messages} name={FIELD_PREFIXES[draft.kind]}>
        {secondDate}
      </NumberFields>
      {children}
      <BusinessFields draft={draft} fields={fields} />
      <ClientFields draft={draft} fields={fields} known={contacts.clients} problem={messages.clientGstin} />
      <LineItems draft={draft} messages={messages} suggestions={contacts.items} />
      <TaxFields draft={draft} messages={messages} />
      {transport}
      <NotesAndTermsFields fields={fields} />
    </DocumentScreen>
  )
}
