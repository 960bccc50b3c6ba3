import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { Pair, Section } from '@/components/documents/section'
import { Suggestions } from '@/components/documents/suggestions'
import { TextField } from '@/components/fields/text-field'
import { fieldsOf } from '@/components/documents/use-document'
import { DateField } from '@/components/fields/date-field'
import type { CreditNote, DebitNote } from '@/lib/invoicing/draft'
import { invoicesIn } from '@/lib/invoicing/payments'

/** The invoice that a note corrects, and why. */
export function NoteFields({ draft }: { draft: CreditNote | DebitNote }) {
  const fields = fieldsOf(draft)
  const invoices = useStore(documentStore, (state) => state.documents)
  const numbers = invoicesIn(invoices).map(({ number }) => number.trim())
  return (
    <Section heading="Original invoice">
      <Pair>
        <TextField field={fields.own('against')} label="Original invoice number" list="known-invoices" />
        <DateField field={fields.own('againstDate')} label="Original invoice date" precision="day" />
      </Pair>
      <TextField field={fields.own('reason')} label="Reason" hint="Such as goods returned, price corrected" />
      <Suggestions id="known-invoices" of={[...new Set(numbers)].filter(Boolean)} />
    </Section>
  )
}
