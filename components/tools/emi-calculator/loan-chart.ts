import type { LoanYear } from '@/lib/finance/loan-years'
import { lakhsAndCrores } from '@/lib/format/numbers'

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
