'use client'

import { BillForm } from '@/components/documents/bill-form'
import { FIELD_PREFIXES } from '@/components/documents/document-names'
import { SecondDate } from '@/components/documents/number-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'

/** Quotations and proforma invoices. */
export function QuotationGenerator() {
  const draft = useDocument('quotation')
  return (
    <BillForm
      draft={draft}
      secondDate={
        <SecondDate
          field={fieldsOf(draft).own('validUntil')}
          label="Valid until"
          from={draft.date}
          name={FIELD_PREFIXES[draft.kind].toLowerCase()}
        />
      }
    />
  )
}
