import type { Instalment } from '@/lib/finance/amortisation'

const APRIL = 4

/** A month of the calendar, 'YYYY-MM', so many months later. @throws RangeError for a text of another form */
export function monthAfter(start: string, months: number): string {
  const found = /^(\d{4})-(\d{2})$/.exec(start)
  if (!found) throw new RangeError(`A month is written YYYY-MM, not '${start}'`)
  const count = Number(found[1]) * 12 + Number(found[2]) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** India's financial year, April to March, that holds a month: '2027-03' is in '2026-27'. */
export function financialYearOf(month: string): string {
  const [year, monthOfYear] = month.split('-').map(Number) as [number, number]
  const first = monthOfYear >= APRIL ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

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
