import { NumberCell, numeric } from '@/components/documents/number-cell'
import { RentCautions } from '@/components/documents/rent-cautions'
import { Pair, Section } from '@/components/documents/section'
import { changeDraft, fieldsOf } from '@/components/documents/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import type { Receipt } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'
import { financialYearStart } from '@/lib/invoicing/numbering'
import { readTds } from '@/lib/invoicing/receipt-lines'

/** The house and the month of the rent, or twelve receipts for a financial year. */
export function RentFields({ draft }: { draft: Receipt }) {
  const fields = fieldsOf(draft)
  const { yearPack, month, payDay } = draft
  const setPack = (text: string) => {
    const year = financialYearStart(month ? `${month}-01` : draft.date)
    const starts = text === 'true' && year !== null
    changeDraft(draft, { yearPack: text === 'true', ...(starts && { month: `${year}-04` }) })
  }
  const tds = readTds(draft)
  return (
    <Section heading="Rent">
      <TextField field={fields.own('house')} label="Address of the house" lines={2} />
      <CheckboxField
        field={binding('yearPack', String(yearPack), setPack)}
        label="Year pack: twelve receipts"
      />
      <Pair>
        <DateField
          field={fields.own('month')}
          label={yearPack ? 'First month' : 'Month of the rent'}
          precision="month"
        />
        {yearPack && (
          <TextField
            field={fields.own('payDay', payDayProblem(payDay))}
            label="Paid on day of the month"
            hint="Defaults to the last day"
          />
        )}
      </Pair>
      <RentCautions draft={draft} />
      <NumberCell
        money
        field={numeric(fields.own('tdsAmount'), receiptAmount, tds.ok ? null : tds.problem)}
        label="Tax deducted by the tenant (TDS)"
        hint={yearPack ? 'For the whole year; shown on the last receipt' : 'If any'}
      />
    </Section>
  )
}

const payDayProblem = (text: string) =>
  text.trim() === '' || /^(0?[1-9]|[12]\d|3[01])$/.test(text.trim()) ? null : 'Enter a day from 1 to 31.'
