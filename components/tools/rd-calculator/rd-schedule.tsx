'use client'

import { DataTable } from '@/components/results/data-table'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import type { RecurringDeposit } from '@/lib/finance/rd'
import { type RdMonth, rdMonths } from '@/lib/finance/rd-schedule'
import { rupees } from '@/lib/format/numbers'

const HEADINGS = ['Month', 'Paid in so far', 'Interest of the month', 'Balance at its end']

/** The deposit instalment by instalment. */
export default function RdSchedule({ deposit }: { deposit: RecurringDeposit }) {
  const months = rdMonths(deposit)
  return (
    <>
      <p className="mt-1 text-soft">
        Each instalment is paid at the start of its month.{' '}
        {deposit.method === 'quarterly' &&
          'Banks add the interest each quarter; here it is shown as it grows within the quarter.'}
      </p>
      <TableButtons onSave={() => saveCsv('rd-schedule', HEADINGS, rowsOf(months, plainRupees))} />
      <DataTable
        caption="The deposit by month"
        headings={HEADINGS}
        rows={rowsOf(months, (amount) => rupees(amount, 2))}
      />
    </>
  )
}

function rowsOf(months: readonly RdMonth[], say: (rupees: number) => string): string[][] {
  return months.map(({ month, paidInPaise, interestPaise, balancePaise }) => [
    String(month),
    ...[paidInPaise, interestPaise, balancePaise].map((paise) => say(paise / 100)),
  ])
}
