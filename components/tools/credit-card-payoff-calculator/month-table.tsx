import { toPaise } from '@/lib/money/paise'
import { DataTable } from '@/components/results/data-table'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { StackedChart } from '@/components/results/stacked-chart'
import { TableButtons } from '@/components/results/table-buttons'
import { type CardMonth, cardSchedule, LONGEST_MONTHS } from '@/lib/finance/card-schedule'
import { grouped, lakhsAndCrores, rupees } from '@/lib/format/numbers'

interface MonthTableProps {
  balance: number
  /** Per cent a year, with GST where there is some. */
  apr: number
  /** Rupees a month, an extra payment with it. */
  payment: number
  months: number
}

const HEADINGS = ['Month', 'Paid', 'Interest', 'Off the balance', 'Left']
const MOST_BARS = 60

/** A card month by month, to the paisa: a chart of what each month's payment goes to, and the table beside it. */
export default function MonthTable({ balance, apr, payment, months }: MonthTableProps) {
  const schedule =
    months > LONGEST_MONTHS
      ? null
      : cardSchedule({
          balancePaise: toPaise(balance),
          apr,
          payOf: () => toPaise(payment),
          lastMonth: months,
        })
  if (!schedule?.length) return <p className="mt-4">— No table: less than a paisa, or more than 100 years.</p>
  return (
    <>
      <p className="mt-1 text-soft">
        Each month&apos;s interest is rounded to the paisa here, and the last payment is what is left.
      </p>
      <StackedChart
        summary={`Chart of ${grouped(schedule.length)} months: what goes to interest and off the balance of ${lakhsAndCrores(balance)}, until nothing is left.`}
        parts={['Off the balance', 'Interest']}
        levels="Balance left (right scale)"
        bars={barsOf(schedule)}
      />
      <TableButtons onSave={() => saveCsv('card-by-month', HEADINGS, rowsOf(schedule, plainRupees))} />
      <DataTable
        caption="The card by month"
        headings={HEADINGS}
        rows={rowsOf(schedule, (amount) => rupees(amount, 2))}
      />
    </>
  )
}

function rowsOf(schedule: readonly CardMonth[], say: (rupees: number) => string): string[][] {
  return schedule.map(({ month, paidPaise, interestPaise, balancePaise }) => [
    String(month),
    ...[paidPaise, interestPaise, paidPaise - interestPaise, balancePaise].map((paise) => say(paise / 100)),
  ])
}

/** A bar a month, or one for every few months of a long time. */
function barsOf(schedule: readonly CardMonth[]) {
  const span = Math.ceil(schedule.length / MOST_BARS)
  return Array.from({ length: Math.ceil(schedule.length / span) }, (_, bar) => {
    const months = schedule.slice(bar * span, (bar + 1) * span)
    const interest = months.reduce((sum, { interestPaise }) => sum + interestPaise, 0)
    const paid = months.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
    const last = months.at(-1)!
    return {
      label: String(last.month),
      sizes: [(paid - interest) / 100, interest / 100],
      level: last.balancePaise / 100,
    }
  })
}
