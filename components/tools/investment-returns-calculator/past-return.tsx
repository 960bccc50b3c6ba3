'use client'

import { ProblemNote } from '@/components/fields/problem-note'
import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { YearsField } from '@/components/fields/number-field'
import { RowsField } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { CagrOutcome, XirrOutcome } from '@/components/tools/investment-returns-calculator/past-outcomes'
import { flowList } from '@/lib/finance/cash-flows'
import type { investmentInputs } from '@/lib/finance/investment-returns'

interface PastReturnProps {
  inputs: ToolInputs<typeof investmentInputs>
}

/** The return already earned: CAGR of one payment, XIRR of many. Both follow the inflation given above. */
export default function PastReturn({ inputs }: PastReturnProps) {
  const { field, read } = inputs
  return (
    <>
      <div className="mt-4">
        <ChoiceField
          field={field('measure')}
          label="Measure by"
          options={{ cagr: 'CAGR: one payment in, one value out', xirr: 'XIRR: payments on several dates' }}
        />
      </div>
      {read('measure')?.measure === 'xirr' ? <Xirr inputs={inputs} /> : <Cagr inputs={inputs} />}
    </>
  )
}

function Cagr({ inputs: { field, read } }: PastReturnProps) {
  const values = read('cagrFrom', 'cagrTo', 'cagrYears')
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <AmountField field={field('cagrFrom')} label="First value" />
        <AmountField field={field('cagrTo')} label="Last value" />
        <YearsField field={field('cagrYears')} label="Time between" />
      </div>
      {values && <CagrOutcome {...values} inflation={read('inflation')?.inflation} />}
    </>
  )
}

function Xirr({ inputs: { field, read } }: PastReturnProps) {
  const text = read('flows')?.flows
  const flows = text === undefined ? null : flowList.rowsOf(text)
  return (
    <>
      <p className="mt-4 text-soft">
        Enter what you hold today as taken out on today&apos;s date.
        <ProblemNote problem={field('flows').problem} />
      </p>
      <RowsField field={field('flows')} list={flowList} one="Payment">
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label="Amount" />
            <DateField field={cell('date')} label="Date" precision="day" min="1950-01-01" max="2099-12-31" />
            <SelectField
              field={cell('way')}
              label="Direction"
              options={{ in: 'Paid in', out: 'Taken out or held' }}
            />
          </>
        )}
      </RowsField>
      {flows?.ok && <XirrOutcome flows={flows.value} inflation={read('inflation')?.inflation} />}
    </>
  )
}
