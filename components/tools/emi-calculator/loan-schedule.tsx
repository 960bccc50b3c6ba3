import { csvLines } from '@/components/results/column'
import { StackedChart } from '@/components/results/stacked-chart'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import { monthOf } from '@/lib/calendar/calendar-month'
import { localDay } from '@/lib/calendar/today'
import { amortise, type Prepayments, scheduleTotals } from '@/lib/finance/amortisation'
import type { Loan } from '@/lib/finance/emi'
import { loanYears } from '@/lib/finance/loan-years'
import { monthsInWords } from '@/lib/format/durations'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { chartBars, chartLevels, chartParts, chartSummary } from './loan-chart'
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
  const file = { stem: 'emi-schedule', lines: csvLines(months, schedule) }
  return (
    <>
      <p className="mt-1 text-soft">
        {`The loan ends after ${monthsInWords(count)}, with ${rupeesFromPaise(interestPaise)} of interest and a last instalment of ${rupeesFromPaise(lastInstalmentPaise)}. Interest is rounded to the paisa each month. Financial years run from April to March.`}
      </p>
      <StackedChart
        summary={chartSummary(years)}
        parts={chartParts}
        levels={chartLevels}
        bars={chartBars(years)}
      />
      <TablesByYearAndMonth
        years={{ caption: 'The loan by financial year', columns: yearColumns, rows: years, file }}
        months={{ caption: 'The loan by month', columns: months, rows: schedule, file }}
      />
    </>
  )
}
