import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { dayInWords } from '@/lib/format/days'
import { moneyText } from '@/lib/money/money-text'
import { rateBetween, type RateTable } from '@/lib/money/rate-table'
import { t } from '@/lib/language/words'

interface CommonAmountsProps {
  table: RateTable
  from: string
  to: string
}

const amounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 1_00_000]

/** Round amounts in both directions, to be looked up at a glance or printed for a journey. */
export default function CommonAmounts({ table, from, to }: CommonAmountsProps) {
  const rate = rateBetween(table, from, to)
  const rateBack = rateBetween(table, to, from)
  if (rate === null || rateBack === null)
    return <p className="mt-4">{t('No rate for these two currencies.')}</p>
  return (
    <>
      <p className="mt-1 text-soft">
        {table.on === null
          ? t('At the latest rate, without card or bank charges.')
          : t('At the rate of {0}, without card or bank charges.', dayInWords(table.on))}
      </p>
      <ResultTable
        caption={t('Common amounts of {0} and {1}', from, to)}
        columns={[
          { heading: t('Amount'), as: 'number', cell: (amount) => amount },
          ...moneyColumns(t('{0} to {1}', from, to), to, rate),
          ...moneyColumns(t('{0} to {1}', to, from), from, rateBack),
        ]}
        rows={amounts}
        file={`${from}-${to}`.toLowerCase()}
      />
    </>
  )
}

/** The money of any country: with its sign on the page, plain in the file. */
const moneyColumns = (heading: string, currency: string, rate: number): Column<number>[] => [
  { heading, as: 'text', only: 'page', cell: (amount) => moneyText(amount * rate, currency) },
  { heading, as: 'text', only: 'file', cell: (amount) => (amount * rate).toFixed(2) },
]
