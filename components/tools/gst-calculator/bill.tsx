import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { problemText } from '@/components/fields/problem-text'
import { RowsField } from '@/components/fields/rows-field'
import { FigureList } from '@/components/results/figure-list'
import { ResultTable } from '@/components/results/result-table'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { gstInputs } from '@/lib/tax/gst'
import { gstBill, gstLines } from '@/lib/tax/gst-bill'
import { billColumns, billRows, type SumsAtRate } from './rows'

/** Several lines, each with its own rate, added up by rate as a bill does it: to the paisa, line by line. */
export default function Bill({ inputs: { field, read } }: { inputs: ToolInputs<typeof gstInputs> }) {
  const chosen = read('lines', 'linesType', 'supply')
  const lines = chosen && gstLines.rowsOf(chosen.lines)
  const bill = lines?.ok ? gstBill(lines.value, chosen!.linesType, chosen!.supply) : null
  const supply = chosen?.supply ?? 'same'
  return (
    <>
      <p className="mt-1 mb-6 text-soft">
        Each line&apos;s tax is rounded to the paisa. The place of supply is the one chosen above.
      </p>
      <ChoiceField
        field={field('linesType')}
        label="Prices are"
        options={{ exclusive: 'Exclusive of GST', inclusive: 'Inclusive of GST' }}
      />
      <RowsField field={field('lines')} list={gstLines} one="Line" paired>
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label="Amount" />
            <PercentField field={cell('rate')} label="GST rate" />
          </>
        )}
      </RowsField>
      {bill ? (
        <>
          <FigureList rows={billRows(bill, supply)} />
          <ResultTable<SumsAtRate>
            caption="The bill by rate"
            columns={billColumns(supply)}
            rows={[...bill.byRate, bill]}
            file="gst-bill"
          />
        </>
      ) : (
        <p className="mt-4 text-bad">
          {lines && !lines.ok ? problemText(lines.problem) : 'Enter a valid amount.'}
        </p>
      )}
    </>
  )
}
