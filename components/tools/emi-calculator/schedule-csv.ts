import { plainRupees, saveCsv } from '@/components/results/save-csv'
import type { Instalment } from '@/lib/finance/amortisation'
import { monthAfter } from '@/lib/finance/loan-years'

const HEADINGS = ['Number', 'Month', 'Instalment', 'Principal', 'Interest', 'Prepaid', 'Balance']

/** Saves the schedule, a line a month, as a file for spreadsheets. */
export function downloadSchedule(schedule: readonly Instalment[], start: string): void {
  const rows = schedule.map((row) => [
    String(row.month),
    monthAfter(start, row.month - 1),
    ...[row.paidPaise, row.principalPaise, row.interestPaise, row.prepaidPaise, row.balancePaise].map(
      (paise) => plainRupees(paise / 100),
    ),
  ])
  saveCsv('emi-schedule', HEADINGS, rows)
}
