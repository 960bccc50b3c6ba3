import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import type { CardDebt, Payments } from '@/lib/finance/cards/card-payoff'
import { type CardMonth, cardSpans, payoffSchedule } from '@/lib/finance/cards/card-schedule'
import { grouped, lakhsAndCrores } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const MOST_BARS = 60

/** A card month by month, to the paisa: a chart of what each month's payment goes to, and the table of it. */
export default function CardMonthTable({ debt, payments }: { debt: CardDebt; payments: Payments }) {
  const schedule = payoffSchedule(debt, payments)
  if (!schedule?.length)
    return <p className="mt-4">{t('— No table: less than a paisa, or more than 100 years.')}</p>
  return (
    <>
      <p className="mt-1 text-soft">
        {t("Each month's interest is rounded to the paisa here, and the last payment is what is left.")}
      </p>
      <StackedChart
        summary={t(
          'Chart of {0} months: interest and principal paid on {1}, until nothing is left.',
          grouped(schedule.length),
          lakhsAndCrores(debt.balance),
        )}
        parts={[t('Principal paid'), t('Interest')]}
        levels={t('Balance left')}
        bars={cardSpans(schedule, MOST_BARS).map((span) => ({
          label: String(span.lastMonth),
          sizes: [span.principalPaise / 100, span.interestPaise / 100],
          level: span.balancePaise / 100,
        }))}
      />
      <ResultTable
        caption={t('The card by month')}
        columns={monthColumns}
        rows={schedule}
        file="card-by-month"
      />
    </>
  )
}

const monthColumns: readonly Column<CardMonth>[] = [
  { heading: t('Month'), as: 'number', cell: ({ month }) => month },
  { heading: t('Paid'), as: 'paise', cell: ({ paidPaise }) => paidPaise },
  { heading: t('Interest'), as: 'paise', cell: ({ interestPaise }) => interestPaise },
  {
    heading: t('Principal paid'),
    as: 'paise',
    cell: ({ paidPaise, interestPaise }) => paidPaise - interestPaise,
  },
  { heading: t('Balance left'), as: 'paise', answer: true, cell: ({ balancePaise }) => balancePaise },
]
