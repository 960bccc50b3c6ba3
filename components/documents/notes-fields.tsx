'use client'

import { Section } from '@/components/documents/section'
import { TextField } from '@/components/documents/text-field'
import type { DocumentFields } from '@/components/documents/use-document'
import type { ItemDocument } from '@/lib/invoicing/draft'

/** Notes alone, as on a receipt. */
export function NotesFields({ fields }: { fields: Pick<DocumentFields, 'own'> }) {
  return (
    <Section heading="Notes">
      <TextField field={fields.own('notes')} label="Notes" rows={2} />
    </Section>
  )
}

/** What is printed below the totals of a document with items. */
export function NotesAndTermsFields({ fields }: { fields: Pick<DocumentFields<ItemDocument>, 'own'> }) {
  return (
    <Section heading="Notes and terms">
      <TextField field={fields.own('notes')} label="Notes" rows={2} />
      <TextField field={fields.own('terms')} label="Terms" rows={2} />
    </Section>
  )
}
