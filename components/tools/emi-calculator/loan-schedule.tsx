'use client'

import { useState } from 'react'
import { DataTable } from '@/components/results/data-table'
import { StackedChart } from '@/components/results/stacked-chart'
import { TableButtons } from '@/components/results/table-buttons'
import { downloadSchedule } from '@/components/tools/emi-calculator/schedule-csv'
import {
  chartBars,
  chartLevels,
  chartParts,
  chartSummary,
  monthHeadings,
  monthRows,
  yearHeadings,
  yearRows,
} from '@/components/tools/emi-calculator/schedule-rows'
import { Button } from '@/components/ui/button'
import { amortise, type Prepayments, scheduleTotals } from '@/lib/finance/amortisation'
import type { Loan } from '@/lib/finance/emi'
import { loanYears } from '@/lib/finance/loan-years'
import { monthsInWords } from '@/lib/format/durations'
import { rupeesFromPaise } from '@/lib/format/numbers'

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
  const firstMonth = start || thisMonth()
  const years = loanYears(schedule, firstMonth)
  const totals = scheduleTotals(schedule)
  return (
    <>
      <p className="mt-1 text-soft">
        Financial years run from April to March. {monthsInWords(totals.months)}, interest{' '}
        {rupeesFromPaise(totals.interestPaise)}, last instalment {rupeesFromPaise(totals.lastInstalmentPaise)}
        : each month&apos;s interest is rounded to the paisa, and the last instalment pays exactly what is
        left.
      </p>
      <StackedChart
        summary={chartSummary(years)}
        parts={chartParts}
        levels={chartLevels}
        bars={chartBars(years)}
      />
      <TableButtons onSave={() => downloadSchedule(schedule, firstMonth)}>
        <div role="group" aria-label="Schedule" className="flex gap-2">
          {(Object.keys(VIEWS) as View[]).map((key) => (
            <Button
              key={key}
              variant={view === key ? 'primary' : 'outline'}
              aria-pressed={view === key}
              onClick={() => setView(key)}
            >
              {VIEWS[key]}
            </Button>
          ))}
        </div>
      </TableButtons>
      {view === 'years' ? (
        <DataTable caption="The loan by financial year" headings={yearHeadings} rows={yearRows(years)} />
      ) : (
        <DataTable
          caption="The loan by month"
          headings={monthHeadings}
          rows={monthRows(schedule, firstMonth)}
        />
      )}
    </>
  )
}

function thisMonth(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
