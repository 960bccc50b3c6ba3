import type { Column } from '@/components/results/column'
import { growthColumns, growthSummary } from '@/components/results/charts/growth-by-year'
import { GrowthCurve } from '@/components/results/charts/growth-curve'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import type { RecurringDeposit } from '@/lib/finance/deposits/rd'
import { type RdMonth, rdMonths, rdYears } from '@/lib/finance/deposits/rd-schedule'
import { nameOf, t } from '@/lib/language/words'

const words = { paidIn: t('Paid in'), growth: t('Interest') }

/** The deposit by year, as curves and a table, and instalment by instalment. */
export default function DepositSchedule({ deposit }: { deposit: RecurringDeposit }) {
  const years = rdYears(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        {t('Each instalment is paid at the start of its month.')}{' '}
        {deposit.method === 'quarterly' &&
          t('Banks add the interest each quarter; here it is shown as it grows within the quarter.')}
      </p>
      <GrowthCurve summary={growthSummary(years)} initial={0} years={years} paidIn={words.paidIn} />
      <TablesByYearAndMonth
        years={{
          caption: t('The deposit by year'),
          columns: growthColumns(words),
          rows: years,
          file: 'rd-by-year',
        }}
        months={{
          caption: t('The deposit by month'),
          columns: monthColumns,
          rows: rdMonths(deposit),
          file: 'rd-schedule',
        }}
      />
    </>
  )
}

const monthColumns: readonly Column<RdMonth>[] = [
  { heading: t('Month'), as: 'number', cell: ({ month }) => month },
  { heading: t('Paid in so far'), as: 'paise', cell: ({ paidInPaise }) => paidInPaise },
  { heading: t('Interest'), as: 'paise', cell: ({ interestPaise }) => interestPaise },
  {
    heading: nameOf('calculator-words', 'Closing balance'),
    as: 'paise',
    answer: true,
    cell: ({ balancePaise }) => balancePaise,
  },
]
