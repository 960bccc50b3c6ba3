import type { Column } from '@/components/results/column'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import { monthAfter, monthOf } from '@/lib/calendar/calendar-month'
import { localDay } from '@/lib/calendar/today'
import { amortise, type Instalment, type Prepayments, scheduleTotals } from '@/lib/finance/amortisation'
import type { Loan } from '@/lib/finance/emi'
import { type LoanYear, loanYears } from '@/lib/finance/loan-years'
import { monthName, monthsInWords } from '@/lib/format/durations'
import { lakhsAndCrores, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

interface LoanScheduleProps {
  loan: Loan
  prepayments: Prepayments
  /** 'YYYY-MM', or '' for the visitor's present month. */
  start: string
}

/** The loan to its last paisa: chart, table by financial year or by month, and both ways to take it along. */
export default function LoanSchedule({ loan, prepayments, start }: LoanScheduleProps) {
  const schedule = amortise(loan, prepayments)
  if (schedule.length === 0)
    return <p className="mt-4">{t('A loan of less than a paisa has no schedule.')}</p>
  const firstMonth = start || monthOf(localDay(new Date()))
  const years = loanYears(schedule, firstMonth)
  const months = monthColumns(firstMonth)
  const { months: count, interestPaise, lastInstalmentPaise } = scheduleTotals(schedule)
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'The loan ends after {0}, with {1} of interest and a last instalment of {2}. Interest is rounded to the paisa each month. Financial years run from April to March.',
          monthsInWords(count),
          rupeesFromPaise(interestPaise),
          rupeesFromPaise(lastInstalmentPaise),
        )}
      </p>
      <StackedChart
        summary={chartSummary(years)}
        parts={[t('Principal paid in the year'), t('Interest paid in the year')]}
        levels={t('Balance owed')}
        bars={years.map((year) => ({
          label: year.financialYear.slice(0, 4),
          sizes: [(year.principalPaise + year.prepaidPaise) / 100, year.interestPaise / 100],
          level: year.balancePaise / 100,
        }))}
      />
      <TablesByYearAndMonth
        years={{
          caption: t('The loan by financial year'),
          columns: yearColumns,
          rows: years,
          file: 'emi-by-year',
        }}
        months={{ caption: t('The loan by month'), columns: months, rows: schedule, file: 'emi-schedule' }}
      />
    </>
  )
}

function chartSummary(years: readonly LoanYear[]): string {
  const [first, last] = [years[0]!, years.at(-1)!]
  const owedAtFirst = first.balancePaise + first.principalPaise + first.prepaidPaise
  return t(
    'Chart of principal and interest paid each financial year from {0} to {1}, and of the balance falling from {2} to nothing.',
    first.financialYear,
    last.financialYear,
    lakhsAndCrores(owedAtFirst / 100),
  )
}

/** The file by month has the instalment alone. */
const ONLY_PAGE = { only: 'page' } as const

/** The payments and the balance; by year to the rupee, by month to the paisa. */
function paidColumns<Row extends Instalment | LoanYear>(as: 'rupees' | 'paise'): Column<Row>[] {
  const inUnit = (paise: number) => (as === 'rupees' ? paise / 100 : paise)
  return [
    { heading: t('Principal'), as, cell: (row) => inUnit(row.principalPaise) },
    { heading: t('Interest'), as, cell: (row) => inUnit(row.interestPaise) },
    {
      heading: t('Prepaid'),
      as,
      only: 'page',
      cell: (row) => (row.prepaidPaise ? inUnit(row.prepaidPaise) : null),
    },
    { heading: t('Prepaid'), as, only: 'file', cell: (row) => inUnit(row.prepaidPaise) },
    {
      heading: t('Total paid'),
      as,
      ...(as === 'paise' && ONLY_PAGE),
      cell: (row) => inUnit(row.paidPaise + row.prepaidPaise),
    },
    { heading: t('Balance'), as, answer: true, cell: (row) => inUnit(row.balancePaise) },
  ]
}

const yearColumns: readonly Column<LoanYear>[] = [
  { heading: t('Year'), as: 'text', cell: (year) => year.financialYear },
  ...paidColumns<LoanYear>('rupees'),
]

/** A row for each month; the first instalment falls in month `start`. */
function monthColumns(start: string): readonly Column<Instalment>[] {
  const instalmentMonth = ({ month }: Instalment) => monthAfter(start, month - 1)
  return [
    {
      heading: t('Month'),
      as: 'text',
      only: 'page',
      cell: (row) => `${row.month}. ${monthName(instalmentMonth(row))}`,
    },
    { heading: t('Number'), as: 'number', only: 'file', cell: (row) => row.month },
    { heading: t('Month'), as: 'month', only: 'file', cell: instalmentMonth },
    { heading: t('Instalment'), as: 'paise', only: 'file', cell: (row) => row.paidPaise },
    ...paidColumns<Instalment>('paise'),
  ]
}
