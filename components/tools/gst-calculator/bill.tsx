'use client'

import { problemText } from '@/components/fields/problem-text'
import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { PercentField } from '@/components/fields/number-field'
import { RowsField } from '@/components/fields/rows-field'
import { DataTable } from '@/components/results/data-table'
import { FigureList } from '@/components/results/figure-list'
import { saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { billFigures, billHeadings, billRows } from '@/components/tools/gst-calculator/bill-rows'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { gstInputs } from '@/lib/tax/gst'
import { gstBill, gstLines } from '@/lib/tax/gst-bill'

const plainPaise = (paise: number) => (paise / 100).toFixed(2)

/** Several lines, each with its own rate, added up by rate as a bill does it: to the paisa, line by line. */
export default function Bill({ inputs }: { inputs: ToolInputs<typeof gstInputs> }) {
  const { field, read } = inputs
  const list = field('lines')
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
      <RowsField field={list} list={gstLines} one="Line">
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label="Amount" />
            <PercentField field={cell('rate')} label="GST rate" />
          </>
        )}
      </RowsField>
      {bill ? (
        <>
          <FigureList rows={billFigures(bill, supply)} />
          <TableButtons
            onSave={() => saveCsv('gst-bill', billHeadings(supply), billRows(bill, supply, plainPaise))}
          />
          <DataTable
            caption="The bill by rate"
            headings={billHeadings(supply)}
            rows={billRows(bill, supply, rupeesFromPaise)}
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
