'use client'

import { BillForm } from '@/components/documents/bill-form'
import { SecondDate } from '@/components/documents/number-fields'
import { More } from '@/components/documents/section'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useLaterParts } from '@/components/documents/use-later-parts'
import type { Challan, Invoice } from '@/lib/invoicing/draft'

/**
 * Invoices and what belongs to them: credit and debit notes, delivery challans. One form for all kinds, so that the list
 * below it and the place of the keyboard stay when the kind changes.
 */
export function InvoiceGenerator() {
  const draft = useDocument('invoice')
  const parts = useLaterParts()
  return (
    <BillForm
      draft={draft}
      secondDate={draft.kind === 'invoice' && <DueDate draft={draft} />}
      transport={'transport' in draft && <Transport draft={draft} />}
    >
      {draft.kind === 'challan' && parts && <parts.ChallanFields draft={draft} />}
      {'againstDate' in draft && parts && <parts.NoteFields draft={draft} />}
    </BillForm>
  )
}

const DueDate = ({ draft }: { draft: Invoice }) => (
  <SecondDate field={fieldsOf(draft).own('dueDate')} label="Due date" from={draft.date} name="invoice" />
)

function Transport({ draft }: { draft: Invoice | Challan }) {
  const parts = useLaterParts()
  return (
    <More summary="Transport, for the e-way bill">{parts && <parts.TransportFields draft={draft} />}</More>
  )
}
