import { Section } from '@/components/documents/section'
import { fieldsOf } from '@/components/documents/use-document'
import { TextField } from '@/components/fields/text-field'
import { type Draft, hasItems } from '@/lib/invoicing/draft'

/** What is printed below the totals: a document with items has terms too. */
export function NotesFields({ draft }: { draft: Draft }) {
  return (
    <Section heading={hasItems(draft) ? 'Notes and terms' : 'Notes'}>
      <TextField field={fieldsOf(draft).own('notes')} label="Notes" lines={2} />
      {hasItems(draft) && <TextField field={fieldsOf(draft).own('terms')} label="Terms" lines={2} />}
    </Section>
  )
}
