import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { StackedChart } from '@/components/results/stacked-chart'
import type { CardDebt, Payments } from '@/lib/finance/card-payoff'
import { type CardMonth, cardSpans, payoffSchedule } from '@/lib/finance/card-schedule'
import { grouped, lakhsAndCrores } from '@/lib/format/numbers'

const MOST_BARS = 60

/** A card month by month, to the paisa: a chart of what each month's payment goes to, and the table of it. */
export default function MonthTable({ debt, payments }: { debt: CardDebt; payments: Payments }) {
  const schedule = payoffSchedule(debt, payments)
  if (!schedule?.length) return <p className="mt-4">— No table: less than a paisa, or more than 100 years.</p>
  return (
    <>
      <p className="mt-1 text-soft">
        Each month&apos;s interest is rounded to the paisa here, and the last payment is what is left.
      </p>
      <StackedChart
        summary={`Chart of ${grouped(schedule.length)} months: interest and principal paid on ${lakhsAndCrores(debt.balance)}, until nothing is left.`}
        parts={['Principal paid', 'Interest']}
        levels="Balance left"
        bars={cardSpans(schedule, MOST_BARS).map((span) => ({
          label: String(span.lastMonth),
          sizes: [span.principalPaise / 100, span.interestPaise / 100],
          level: span.balancePaise / 100,
        }))}
      />
      <ResultTable caption="The card by month" columns={monthColumns} rows={schedule} file="card-by-month" />
    </>
  )
}

const monthColumns: readonly Column<CardMonth>[] = [
  { heading: 'Month', as: 'number', cell: ({ month }) => month },
  { heading: 'Paid', as: 'paise', cell: ({ paidPaise }) => paidPaise },
  { heading: 'Interest', as: 'paise', cell: ({ interestPaise }) => interestPaise },
  {
    heading: 'Principal paid',
    as: 'paise',
    cell: ({ paidPaise, interestPaise }) => paidPaise - interestPaise,
  },
  { heading: 'Balance left', as: 'paise', answer: true, cell: ({ balancePaise }) => balancePaise },
]
