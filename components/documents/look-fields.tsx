'use client'

import { ChoiceField } from '@/components/fields/choice-field'
import { Section } from '@/components/documents/section'
import type { DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import type { Draft } from '@/lib/invoicing/draft'

const LOOKS = { plain: 'Plain', letterhead: 'Letterhead', thermal: '80 mm roll' }

/** Notes, terms, and how the paper looks. */
export function LookFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  return (
    <Section heading="Notes and look">
      <WordsField field={fields.own('notes')} label="Notes" rows={2} />
      {draft.kind !== 'receipt' && <WordsField field={fields.own('terms')} label="Terms" rows={2} />}
      <ChoiceField field={fields.own('look')} label="Look of the paper" options={LOOKS} />
    </Section>
  )
}
