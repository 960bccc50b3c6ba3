'use client'

import { Section } from '@/components/documents/section'
import type { DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import type { Draft } from '@/lib/invoicing/draft'

/** What is written below the sums. */
export function NotesFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  return (
    <Section heading={draft.kind === 'receipt' ? 'Notes' : 'Notes and terms'}>
      <WordsField field={fields.own('notes')} label="Notes" rows={2} />
      {draft.kind !== 'receipt' && <WordsField field={fields.own('terms')} label="Terms" rows={2} />}
    </Section>
  )
}
