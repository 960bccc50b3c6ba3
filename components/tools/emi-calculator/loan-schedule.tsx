import { csvLines } from '@/components/results/column'
import { StackedChart } from '@/components/results/stacked-chart'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import { monthOf } from '@/lib/calendar/calendar-month'
import { localDay } from '@/lib/calendar/today'
import { amortise, type Prepayments, scheduleTotals } from '@/lib/finance/amortisation'
import type { Loan } from '@/lib/finance/emi'
import { type LoanYear, loanYears } from '@/lib/finance/loan-years'
import { monthsInWords } from '@/lib/format/durations'
import { lakhsAndCrores, rupeesFromPaise } from '@/lib/format/numbers'
import { monthColumns, yearColumns } from './rows'

interface LoanScheduleProps {
  loan: Loan
  prepayments: Prepayments
  /** 'YYYY-MM', or '' for the visitor's present month. */
  start: string
}

/** The loan to its last paisa: chart, table by financial year or by month, and both ways to take it along. */
export default function LoanSchedule({ loan, prepayments, start }: LoanScheduleProps) {
  const schedule = amortise(loan, prepayments)
  if (schedule.length === 0) return <p className="mt-4">A loan of less than a paisa has no schedule.</p>
  const firstMonth = start || monthOf(localDay(new Date()))
  const years = loanYears(schedule, firstMonth)
  const months = monthColumns(firstMonth)
  const { months: count, interestPaise, lastInstalmentPaise } = scheduleTotals(schedule)
  return (
    <>
      <p className="mt-1 text-soft">
        {`The loan ends after ${monthsInWords(count)}, with ${rupeesFromPaise(interestPaise)} of interest and a last instalment of ${rupeesFromPaise(lastInstalmentPaise)}. Interest is rounded to the paisa each month. Financial years run from April to March.`}
      </p>
      <StackedChart
        summary={chartSummary(years)}
        parts={['Principal paid in the year', 'Interest paid in the year']}
        levels="Balance owed (right scale)"
        bars={years.map((year) => ({
          label: year.financialYear.slice(0, 4),
          sizes: [(year.principalPaise + year.prepaidPaise) / 100, year.interestPaise / 100],
          level: year.balancePaise / 100,
        }))}
      />
      <TablesByYearAndMonth
        years={{
          caption: 'The loan by financial year',
          columns: yearColumns,
          rows: years,
          file: 'emi-schedule',
          fileLines: csvLines(months, schedule),
        }}
        months={{ caption: 'The loan by month', columns: months, rows: schedule, file: 'emi-schedule' }}
      />
    </>
  )
}

function chartSummary(years: readonly LoanYear[]): string {
  const [first, last] = [years[0]!, years.at(-1)!]
  const owedAtFirst = first.balancePaise + first.principalPaise + first.prepaidPaise
  return `Chart of principal and interest paid each financial year from ${first.financialYear} to ${last.financialYear}, and of the balance falling from ${lakhsAndCrores(owedAtFirst / 100)} to nothing.`
}
