import type { Instalment } from '@/lib/finance/amortisation'
import { type LoanYear, monthAfter } from '@/lib/finance/loan-years'
import { monthName } from '@/lib/format/durations'
import { rupees, rupeesFromPaise } from '@/lib/format/numbers'

const inRupees = (paise: number) => rupees(paise / 100)

export function YearTable({ years }: { years: readonly LoanYear[] }) {
  return (
    <table className="data-table">
      <caption className="sr-only">The loan by financial year, in whole rupees</caption>
      <Head first="Year" />
      <tbody>
        {years.map((year) => (
          <tr key={year.financialYear}>
            <th scope="row">{year.financialYear}</th>
            <Parts row={year} say={inRupees} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function MonthTable({ schedule, start }: { schedule: readonly Instalment[]; start: string }) {
  return (
    <table className="data-table">
      <caption className="sr-only">The loan by month, to the paisa</caption>
      <Head first="Month" />
      <tbody>
        {schedule.map((row) => (
          <tr key={row.month}>
            <th scope="row">
              {row.month}. {monthName(monthAfter(start, row.month - 1))}
            </th>
            <Parts row={row} say={rupeesFromPaise} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        {[first, 'Principal', 'Interest', 'Prepaid', 'Paid in all', 'Balance'].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type PaidParts = Pick<
  Instalment,
  'principalPaise' | 'interestPaise' | 'prepaidPaise' | 'paidPaise' | 'balancePaise'
>

function Parts({ row, say }: { row: PaidParts; say(paise: number): string }) {
  return (
    <>
      <td>{say(row.principalPaise)}</td>
      <td>{say(row.interestPaise)}</td>
      <td>{row.prepaidPaise ? say(row.prepaidPaise) : '—'}</td>
      <td>{say(row.paidPaise + row.prepaidPaise)}</td>
      <td>{say(row.balancePaise)}</td>
    </>
  )
}
