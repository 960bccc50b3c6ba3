'use client'

import { Section } from '@/components/documents/section'
import { TextField } from '@/components/fields/text-field'
import type { DocumentFields } from '@/components/documents/use-document'
import type { ItemDocument } from '@/lib/invoicing/draft'

/** Notes alone, as on a receipt. */
export function NotesFields({ fields }: { fields: Pick<DocumentFields, 'own'> }) {
  return (
    <Section heading="Notes">
      <TextField field={fields.own('notes')} label="Notes" lines={2} />
    </Section>
  )
}

/** What is printed below the totals of a document with items. */
export function NotesAndTermsFields({ fields }: { fields: Pick<DocumentFields<ItemDocument>, 'own'> }) {
  return (
    <Section heading="Notes and terms">
      <TextField field={fields.own('notes')} label="Notes" lines={2} />
      <TextField field={fields.own('terms')} label="Terms" lines={2} />
    </Section>
  )
}
