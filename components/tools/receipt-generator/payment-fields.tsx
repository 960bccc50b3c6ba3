'use client'

import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { NumberCell, numeric } from '@/components/documents/number-cell'
import { Pair } from '@/components/documents/section'
import { Suggestions } from '@/components/documents/suggestions'
import { TextField } from '@/components/documents/text-field'
import { fieldsOf } from '@/components/documents/use-document'
import { SelectField } from '@/components/fields/select-field'
import type { Receipt } from '@/lib/invoicing/draft'
import { paiseOf, receiptAmount } from '@/lib/invoicing/line-numbers'
import { rupeesOnly } from '@/lib/invoicing/rupees-in-words'

const MODES = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque', card: 'Card' }

function amountInWords(text: string): string {
  const reading = receiptAmount.read(text)
  return reading.ok && reading.value > 0 ? rupeesOnly(paiseOf(reading.value)) : ''
}

/** What was received, how, and for what. */
export function PaymentFields({ draft }: { draft: Receipt }) {
  const fields = fieldsOf(draft)
  const invoices = useStore(documentStore, ({ documents }) => documents)
    .filter((one) => one.kind === 'invoice' && one.number.trim() !== '')
    .map(({ number }) => number.trim())
  return (
    <>
      <NumberCell
        money
        field={numeric(fields.own('amount'), receiptAmount)}
        label={draft.type === 'rent' ? 'Rent of a month' : 'Amount received'}
        hint={amountInWords(draft.amount)}
      />
      <Pair>
        <SelectField field={fields.own('mode')} label="Mode of payment" options={MODES} />
        <TextField
          field={fields.own('reference')}
          label="Reference"
          hint="Number of the transfer or cheque"
        />
      </Pair>
      {draft.type !== 'rent' && (
        <Pair>
          <TextField field={fields.own('against')} label="Against invoice" list="known-invoices" />
          <TextField field={fields.own('purpose')} label="Payment for" />
          <Suggestions id="known-invoices" of={[...new Set(invoices)]} />
        </Pair>
      )}
    </>
  )
}
