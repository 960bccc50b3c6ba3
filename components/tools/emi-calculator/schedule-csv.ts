import type { Instalment } from '@/lib/finance/amortisation'
import { monthAfter } from '@/lib/finance/loan-years'
import { saveFile } from '@/components/results/save-file'

/** Rupees with two decimals and no grouping, as spreadsheets read them. */
const plainRupees = (paise: number) => (paise / 100).toFixed(2)

/** Saves the schedule, a line a month, as a file for spreadsheets. */
export async function downloadSchedule(schedule: readonly Instalment[], start: string): Promise<void> {
  const { unparse } = await import('papaparse')
  const lines = schedule.map((row) => ({
    Number: row.month,
    Month: monthAfter(start, row.month - 1),
    Instalment: plainRupees(row.paidPaise),
    Principal: plainRupees(row.principalPaise),
    Interest: plainRupees(row.interestPaise),
    Prepaid: plainRupees(row.prepaidPaise),
    Balance: plainRupees(row.balancePaise),
  }))
  saveFile('emi-schedule.csv', 'text/csv;charset=utf-8', unparse(lines))
}
