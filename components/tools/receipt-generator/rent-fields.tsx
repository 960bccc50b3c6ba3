'use client'

import { NumberCell } from '@/components/documents/number-cell'
import { Pair, Section } from '@/components/documents/section'
import { useEngine } from '@/components/documents/use-engine'
import { changeReceipt, type DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import type { Draft } from '@/lib/invoicing/draft'

/** The house and the month of the rent, or twelve receipts for a financial year. */
export default function RentFields({ draft, fields }: { draft: Draft; fields: DocumentFields }) {
  const { kind, receipt } = draft
  const engine = useEngine()
  const setPack = (text: string) => {
    const yearPack = text === 'true'
    const year = engine?.financialYearStart(receipt.month ? `${receipt.month}-01` : draft.date)
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
      <NumberCell
        money
        field={fields.receipt('tdsAmount', engine && engine.tdsProblem(receipt))}
        label="Tax deducted by the tenant (TDS)"
        hint={receipt.yearPack ? 'Of the whole year; it stands on the last receipt' : 'If any'}
      />
    </Section>
  )
}

const payDayProblem = (text: string) =>
  text.trim() === '' || /^(0?[1-9]|[12]\d|3[01])$/.test(text.trim()) ? null : 'Enter a day from 1 to 31.'
