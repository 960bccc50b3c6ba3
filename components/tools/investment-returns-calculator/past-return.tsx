import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, YearsField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { FigureList } from '@/components/results/figure-list'
import { row } from '@/components/results/result-row'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type CashFlow, flowList } from '@/lib/finance/cash-flows'
import { cagrPercent, type investmentInputs } from '@/lib/finance/investment-returns'
import { xirr } from '@/lib/finance/xirr'
import { grouped } from '@/lib/format/numbers'
import { realPastRow } from './rows'

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
  const percent = values && cagrPercent(values.cagrFrom, values.cagrTo, values.cagrYears)
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <AmountField field={field('cagrFrom')} label="First value" />
        <AmountField field={field('cagrTo')} label="Last value" />
        <YearsField field={field('cagrYears')} label="Time between" />
      </div>
      {values && percent === null && <p className="mt-4">— The time is too short for a yearly rate.</p>}
      {values && percent !== null && (
        <>
          <FigureList
            rows={[
              row('cagr', 'CAGR', 'percent', percent),
              realPastRow(percent, read('inflation')?.inflation),
            ]}
          />
          <p className="formula">
            {`(${grouped(values.cagrTo)} ÷ ${grouped(values.cagrFrom)})`}
            <sup>1 ÷ {grouped(values.cagrYears)}</sup>
            {` − 1 = ${grouped(percent)}%`}
          </p>
        </>
      )}
    </>
  )
}

function Xirr({ inputs: { field, read } }: PastReturnProps) {
  const text = read('flows')?.flows
  const flows = text === undefined ? null : flowList.rowsOf(text)
  return (
    <>
      <p className="mt-4 text-soft">
        Enter today&apos;s value as a withdrawal on today&apos;s date.
        <RowsProblem field={field('flows')} />
      </p>
      <RowsField field={field('flows')} list={flowList} one="Payment">
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label="Amount" />
            <DateField field={cell('date')} label="Date" min="1950-01-01" max="2099-12-31" />
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

const WHY_NOT = {
  oneWay: 'Enter at least one payment in and one taken out or held.',
  oneDay: 'The payments must be on at least two different dates.',
  noRate: 'No yearly rate between −99.99% and 9,99,900% fits these payments.',
}

/** With the inflation in per cent a year; 0 for none, undefined while its field has a problem. */
function XirrOutcome({ flows, inflation }: { flows: readonly CashFlow[]; inflation: number | undefined }) {
  const result = xirr(flows)
  if (!result.found) return <p className="mt-4">— {WHY_NOT[result.why]}</p>
  const { ratePercent, several } = result
  const sumOf = (way: CashFlow['way']) =>
    flows.filter((flow) => flow.way === way).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <FigureList
        rows={[
          row('xirr', 'XIRR', 'percent', ratePercent),
          row('gain', 'Gain', 'rupees', sumOf('out') - sumOf('in')),
          realPastRow(ratePercent, inflation),
        ]}
      />
      <p className="formula">
        {`Σ amount ÷ (1 + ${grouped(ratePercent / 100, 6)})`}
        <sup>days ÷ 365</sup> = 0
      </p>
      {several && (
        <p className="mt-1 text-soft">
          The payments change direction more than once, so other rates may fit as well. This is the one
          nearest to 0%.
        </p>
      )}
    </>
  )
}
