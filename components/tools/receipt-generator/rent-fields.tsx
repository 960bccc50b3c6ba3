'use client'

import { Pair, Section } from '@/components/documents/section'
import { changeReceipt, type DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { financialYearStart } from '@/lib/invoicing/numbering'
import type { Draft } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'

/** The house and the month of the rent, or twelve receipts for a financial year. */
export function RentFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind, receipt } = draft
  const tds = receiptAmount.read(receipt.tdsAmount)
  const setPack = (text: string) => {
    const yearPack = text === 'true'
    const year = financialYearStart(receipt.month ? `${receipt.month}-01` : draft.date)
    changeReceipt(kind, yearPack && year ? { yearPack, month: `${year}-04` } : { yearPack })
  }
  return (
    <Section heading="Rent">
      <WordsField field={fields.receipt('house')} label="Address of the house" rows={2} />
      <CheckboxField
        field={{
          name: 'yearPack',
          text: String(receipt.yearPack),
          problem: null,
          onText: setPack,
          onLeave: () => {},
        }}
        label="Year pack: twelve receipts"
      />
      <Pair>
        <DateField
          field={fields.receipt('month')}
          label={receipt.yearPack ? 'First month' : 'Month of the rent'}
          precision="month"
        />
        {receipt.yearPack && (
          <WordsField
            field={fields.receipt('payDay', payDayProblem(receipt.payDay))}
            label="Paid on day of the month"
            hint="Left empty, it is the last day"
          />
        )}
      </Pair>
      <AmountField
        field={fields.receipt('tdsAmount', tds.ok ? null : tds.problem)}
        label="Tax deducted by the tenant (TDS)"
        hint={receipt.yearPack ? 'Of the whole year; it stands on the last receipt' : 'If any'}
      />
    </Section>
  )
}

const payDayProblem = (text: string) =>
  text.trim() === '' || /^(0?[1-9]|[12]\d|3[01])$/.test(text.trim()) ? null : 'Enter a day from 1 to 31.'
