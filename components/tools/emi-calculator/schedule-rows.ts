import type { Instalment } from '@/lib/finance/amortisation'
import { type LoanYear, monthAfter } from '@/lib/finance/loan-years'
import { monthName } from '@/lib/format/durations'
import { lakhsAndCrores, rupees, rupeesFromPaise } from '@/lib/format/numbers'

const inRupees = (paise: number) => rupees(paise / 100)

const PARTS = ['Principal', 'Interest', 'Prepaid', 'Paid in all', 'Balance']
export const yearHeadings = ['Year', ...PARTS]
export const monthHeadings = ['Month', ...PARTS]

/** A row a financial year, in whole rupees. */
export function yearRows(years: readonly LoanYear[]): string[][] {
  return years.map((year) => [year.financialYear, ...parts(year, inRupees)])
}

/** A row a month, to the paisa; the first instalment falls in month `start`. */
export function monthRows(schedule: readonly Instalment[], start: string): string[][] {
  return schedule.map((row) => [
    `${row.month}. ${monthName(monthAfter(start, row.month - 1))}`,
    ...parts(row, rupeesFromPaise),
  ])
}

type PaidParts = Pick<
  Instalment,
  'principalPaise' | 'interestPaise' | 'prepaidPaise' | 'paidPaise' | 'balancePaise'
>

function parts(row: PaidParts, say: (paise: number) => string): string[] {
  return [
    say(row.principalPaise),
    say(row.interestPaise),
    row.prepaidPaise ? say(row.prepaidPaise) : '—',
    say(row.paidPaise + row.prepaidPaise),
    say(row.balancePaise),
  ]
}

export const chartParts = ['Principal paid in the year', 'Interest paid in the year']
export const chartLevels = 'Balance owed (right scale)'

export function chartBars(years: readonly LoanYear[]) {
  return years.map((year) => ({
    label: year.financialYear.slice(0, 4),
    sizes: [(year.principalPaise + year.prepaidPaise) / 100, year.interestPaise / 100],
    level: year.balancePaise / 100,
  }))
}

export function chartSummary(years: readonly LoanYear[]): string {
  const [first, last] = [years[0]!, years.at(-1)!]
  const owedAtFirst = first.balancePaise + first.principalPaise + first.prepaidPaise
  return `Chart of principal and interest paid each financial year from ${first.financialYear} to ${last.financialYear}, and of the balance falling from ${lakhsAndCrores(owedAtFirst / 100)} to nothing.`
}
