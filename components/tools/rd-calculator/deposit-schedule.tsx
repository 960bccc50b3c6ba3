import { GrowthChart, growthColumns } from '@/components/results/growth-by-year'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import type { RecurringDeposit } from '@/lib/finance/rd'
import { rdMonths, rdYears } from '@/lib/finance/rd-schedule'
import { monthColumns } from './rows'

const words = { paidIn: 'Paid in', growth: 'Interest' }

/** The deposit by year, as a chart and a table, and instalment by instalment. */
export default function DepositSchedule({ deposit }: { deposit: RecurringDeposit }) {
  const years = rdYears(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        Each instalment is paid at the start of its month.{' '}
        {deposit.method === 'quarterly' &&
          'Banks add the interest each quarter; here it is shown as it grows within the quarter.'}
      </p>
      <GrowthChart years={years} words={words} />
      <TablesByYearAndMonth
        years={{
          caption: 'The deposit by year',
          columns: growthColumns(words),
          rows: years,
          file: 'rd-by-year',
        }}
        months={{
          caption: 'The deposit by month',
          columns: monthColumns,
          rows: rdMonths(deposit),
          file: 'rd-schedule',
        }}
      />
    </>
  )
}
