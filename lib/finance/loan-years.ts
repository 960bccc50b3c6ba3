import { monthAfter } from '@/lib/calendar/calendar-month'
import { financialYearOf } from '@/lib/calendar/financial-year'
import type { Instalment } from '@/lib/finance/amortisation'

export interface LoanYear {
  financialYear: string
  paidPaise: number
  interestPaise: number
  principalPaise: number
  prepaidPaise: number
  balancePaise: number
  instalments: readonly Instalment[]
}

/** The schedule by financial year; the first instalment falls in month `start` ('YYYY-MM'). */
export function loanYears(schedule: readonly Instalment[], start: string): LoanYear[] {
  const years = new Map<string, Instalment[]>()
  for (const row of schedule) {
    const year = financialYearOf(monthAfter(start, row.month - 1))
    years.set(year, [...(years.get(year) ?? []), row])
  }
  return [...years].map(([financialYear, instalments]) => {
    const sum = (part: (row: Instalment) => number) =>
      instalments.reduce((total, row) => total + part(row), 0)
    return {
      financialYear,
      paidPaise: sum((row) => row.paidPaise),
      interestPaise: sum((row) => row.interestPaise),
      principalPaise: sum((row) => row.principalPaise),
      prepaidPaise: sum((row) => row.prepaidPaise),
      balancePaise: instalments.at(-1)!.balancePaise,
      instalments,
    }
  })
}
