'use client'

import { useState } from 'react'
import { fileOf } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { StackedChart } from '@/components/results/stacked-chart'
import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar/calendar-day'
import { monthOf } from '@/lib/calendar/calendar-month'
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

const VIEWS = { years: 'By year', months: 'By month' } as const
type View = keyof typeof VIEWS

/** The loan to its last paisa: chart, table by financial year or by month, and both ways to take it along. */
export default function LoanSchedule({ loan, prepayments, start }: LoanScheduleProps) {
  const [view, setView] = useState<View>('years')
  const schedule = amortise(loan, prepayments)
  if (schedule.length === 0) return <p className="mt-4">A loan of less than a paisa has no schedule.</p>
  const firstMonth = start || monthOf(localDay(new Date()))
  const years = loanYears(schedule, firstMonth)
  const months = monthColumns(firstMonth)
  const { months: count, interestPaise, lastInstalmentPaise } = scheduleTotals(schedule)
  const common = {
    file: { stem: 'emi-schedule', content: fileOf(months, schedule) },
    switches: <ViewSwitch view={view} onView={setView} />,
  }
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
      {view === 'years' ? (
        <ResultTable caption="The loan by financial year" columns={yearColumns} rows={years} {...common} />
      ) : (
        <ResultTable caption="The loan by month" columns={months} rows={schedule} {...common} />
      )}
    </>
  )
}

function ViewSwitch({ view, onView }: { view: View; onView(view: View): void }) {
  return (
    <div role="group" aria-label="Schedule" className="flex gap-2">
      {(Object.keys(VIEWS) as View[]).map((key) => (
        <Button
          key={key}
          variant={view === key ? 'primary' : 'outline'}
          aria-pressed={view === key}
          onClick={() => onView(key)}
        >
          {VIEWS[key]}
        </Button>
      ))}
    </div>
  )
}
