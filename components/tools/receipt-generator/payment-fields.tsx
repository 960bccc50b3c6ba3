'use client'

import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { Suggestions } from '@/components/documents/line-items'
import { NumberCell } from '@/components/documents/number-cell'
import { Pair } from '@/components/documents/section'
import { useEngine } from '@/components/documents/use-engine'
import { changeReceipt, type DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { SelectField } from '@/components/fields/select-field'
import type { Draft } from '@/lib/invoicing/draft'

const MODES = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque', card: 'Card' }

/** What was received, how, and for what. */
export function PaymentFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind, receipt } = draft
  const invoices = useStore(desk.store, ({ documents }) => documents)
    .filter((one) => one.kind === 'invoice' && one.number.trim() !== '')
    .map(({ number }) => number.trim())
  const engine = useEngine()
  return (
    <>
      <NumberCell
        money
        field={{
          ...fields.receipt('amount', engine && engine.numberProblem('amount', receipt.amount)),
          onLeave: () => {
            const amount = engine ? engine.tidy('amount', receipt.amount) : receipt.amount
            if (amount !== receipt.amount) changeReceipt(kind, { amount })
          },
        }}
        label={receipt.type === 'rent' ? 'Rent of a month' : 'Amount received'}
        hint={engine?.amountSays(receipt.amount)}
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
          <WordsField field={fields.receipt('purpose')} label="Payment for" />
          <Suggestions id="known-invoices" of={[...new Set(invoices)]} />
        </Pair>
      )}
    </>
  )
}
