'use client'

import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { Suggestions } from '@/components/documents/line-items'
import { Pair } from '@/components/documents/section'
import { changeReceipt, type DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { AmountField } from '@/components/fields/amount-field'
import { SelectField } from '@/components/fields/select-field'
import type { Draft } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'

const MODES = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque', card: 'Card' }

/** What was received, how, and for what. */
export function PaymentFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind, receipt } = draft
  const invoices = useStore(desk.store, ({ documents }) => documents)
    .filter((one) => one.kind === 'invoice' && one.number.trim() !== '')
    .map(({ number }) => number.trim())
  const reading = receiptAmount.read(receipt.amount)
  return (
    <>
      <AmountField
        field={{
          ...fields.receipt('amount', reading.ok ? null : reading.problem),
          onLeave: () => {
            if (reading.ok && receipt.amount.trim() !== '')
              changeReceipt(kind, { amount: receiptAmount.show(reading.value) })
          },
        }}
        label={receipt.type === 'rent' ? 'Rent of a month' : 'Amount received'}
      />
      <Pair>
        <SelectField field={fields.receipt('mode')} label="Mode of payment" options={MODES} />
        <WordsField
          field={fields.receipt('reference')}
          label="Reference"
          hint="Number of the transfer or cheque"
        />
      </Pair>
      {receipt.type !== 'rent' && (
        <Pair>
          <WordsField field={fields.receipt('against')} label="Against invoice" list="known-invoices" />
          <WordsField field={fields.receipt('purpose')} label="For" />
          <Suggestions id="known-invoices" of={[...new Set(invoices)]} />
        </Pair>
      )}
    </>
  )
}
