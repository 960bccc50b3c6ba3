'use client'

import { BillForm } from '@/components/documents/bill-form'
import { SecondDate } from '@/components/documents/second-date'
import { More } from '@/components/documents/section'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useLaterParts } from '@/components/documents/use-later-parts'
import { SelectField } from '@/components/fields/select-field'
import type { Challan, Invoice } from '@/lib/invoicing/draft'

const REASONS = {
  jobWork: 'Job work',
  approval: 'Sale on approval',
  unknownQuantity: 'Quantity not known at removal',
  ownUse: 'Own use, exhibition or repair',
  other: 'Other than supply',
}

/** Invoices and what belongs to them: credit and debit notes, delivery challans. */
export function InvoiceGenerator() {
  const draft = useDocument('invoice')
  const parts = useLaterParts()
  switch (draft.kind) {
    case 'invoice':
      return <InvoiceForm draft={draft} />
    case 'challan':
      return <ChallanForm draft={draft} />
    case 'creditNote':
    case 'debitNote':
      return (
        <BillForm key={draft.kind} draft={draft}>
          {parts && <parts.NoteFields draft={draft} />}
        </BillForm>
      )
  }
}

function InvoiceForm({ draft }: { draft: Invoice }) {
  return (
    <BillForm
      draft={draft}
      secondDate={
        <SecondDate
          field={fieldsOf(draft).own('dueDate')}
          label="Due date"
          from={draft.date}
          name="invoice"
        />
      }
      transport={<Transport draft={draft} />}
    />
  )
}

function ChallanForm({ draft }: { draft: Challan }) {
  return (
    <BillForm draft={draft} transport={<Transport draft={draft} />}>
      <SelectField field={fieldsOf(draft).own('reason')} label="Reason for transport" options={REASONS} />
    </BillForm>
  )
}

function Transport({ draft }: { draft: Invoice | Challan }) {
  const parts = useLaterParts()
  return (
    <More summary="Transport, for the e-way bill">{parts && <parts.TransportFields draft={draft} />}</More>
  )
}
