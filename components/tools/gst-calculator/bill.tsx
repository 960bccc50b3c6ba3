import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { problemText } from '@/components/fields/problem-text'
import { RowsField } from '@/components/fields/rows-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { gstInputs, GstSupply } from '@/lib/tax/gst/gst'
import { type GstBill, gstBill, gstLines } from '@/lib/tax/gst/gst-bill'
import { type GstSums, headPaise } from '@/lib/tax/gst/gst-paise'
import { nameOf, t } from '@/lib/language/words'
import { HEADS, headColumns } from './rows'

/** Several lines, each with its own rate, added up by rate as a bill does it: to the paisa, line by line. */
export default function Bill({ inputs: { field, read } }: InputsProps<typeof gstInputs>) {
  const chosen = read('lines', 'linesType', 'supply')
  const lines = chosen && gstLines.rowsOf(chosen.lines)
  const bill = lines?.ok && gstBill(lines.value, chosen!.linesType, chosen!.supply)
  return (
    <>
      <p className="mt-1 mb-6 text-soft">
        {t("Each line's tax is rounded to the paisa. The place of supply is the one chosen above.")}
      </p>
      <ChoiceField
        field={field('linesType')}
        label={t('Prices are')}
        options={{ exclusive: t('Exclusive of GST'), inclusive: t('Inclusive of GST') }}
      />
      <RowsField field={field('lines')} list={gstLines} one={nameOf('calculator-words', 'Line')} paired>
        {(cell) => (
          <>
            <AmountField field={cell('amount')} label={t('Amount')} />
            <PercentField field={cell('rate')} label={t('GST rate')} />
          </>
        )}
      </RowsField>
      {bill ? (
        <BillSums bill={bill} supply={chosen!.supply} />
      ) : (
        <p className="mt-4 text-bad">
          {lines && !lines.ok ? problemText(lines.problem) : t('Enter a valid amount.')}
        </p>
      )}
    </>
  )
}

function BillSums({ bill, supply }: { bill: GstBill; supply: GstSupply }) {
  const head = headPaise(bill, supply)
  return (
    <>
      <FigureList
        rows={[
          row('billNet', t('Taxable value of the bill'), 'paise', bill.netPaise),
          ...HEADS[supply].map(([name, label]) => row(`bill${name}`, label, 'paise', head)),
          row('billTotal', t('Total of the bill'), 'paise', bill.totalPaise),
        ]}
      />
      <ResultTable
        caption={t('The bill by rate')}
        columns={billColumns(supply)}
        rows={[...bill.byRate, bill]}
        file="gst-bill"
      />
    </>
  )
}

/** The sums of each rate, and those of the whole bill, which has none. */
const billColumns = (supply: GstSupply): Column<GstSums & { rate?: number }>[] => [
  { heading: t('Rate'), as: 'text', cell: ({ rate }) => (rate === undefined ? t('Bill') : `${rate}%`) },
  { heading: t('Taxable value'), as: 'paise', cell: ({ netPaise }) => netPaise },
  ...headColumns(supply),
  { heading: t('Total'), as: 'paise', answer: true, cell: ({ totalPaise }) => totalPaise },
]
