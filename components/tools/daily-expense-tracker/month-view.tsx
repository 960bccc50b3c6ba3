import { memo, useMemo, useState } from 'react'
import { RESULT_ID } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import { monthAfter, monthOf } from '@/lib/calendar/calendar-month'
import type { Expense } from '@/lib/expenses/expense'
import type { Budgets } from '@/lib/expenses/expense-list'
import { type MonthSummary, monthSummary } from '@/lib/expenses/month-summary'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { CategoryRow } from './category-row'

interface MonthViewProps {
  /** '' in the page as built, which knows no month; its space is reserved. */
  today: string
  expenses: readonly Expense[]
  budgets: Budgets
}

/** A month, at first the present one: its total, its days as bars, and each category against its budget. */
export const MonthView = memo(function UncachedMonthView({ today, expenses, budgets }: MonthViewProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? monthOf(today)
  const summary = useMemo(
    () => (month === '' ? null : monthSummary(expenses, budgets, month)),
    [expenses, budgets, month],
  )
  if (!summary) return <div className="min-h-[26rem]" />
  const { totalPaise, previousPaise, categories } = summary
  const previous = monthAfter(month, -1)
  return (
    <div className="min-h-[26rem]">
      <section id={RESULT_ID} aria-label={t('Month')} className="card grid content-start gap-4 p-5">
        <div className="flex items-center justify-between gap-2">
          <Button variant="quiet" aria-label={t('Previous month')} onClick={() => setChosen(previous)}>
            ←
          </Button>
          <h2>{monthInWords(month)}</h2>
          <Button
            variant="quiet"
            aria-label={t('Next month')}
            onClick={() => setChosen(monthAfter(month, 1))}
          >
            →
          </Button>
        </div>
        <div data-spoken>
          <span id="label-monthTotal" className="text-soft">
            {t('Total spent')}
          </span>
          <output
            aria-live="off"
            name="monthTotal"
            data-value={totalPaise / 100}
            aria-labelledby="label-monthTotal"
            className="block text-3xl font-semibold"
          >
            {rupeesFromPaise(totalPaise)}
          </output>
          <span className="text-sm text-soft">
            {t('{0} in {1}', rupeesFromPaise(previousPaise), monthInWords(previous))}
          </span>
        </div>
        <DayBars summary={summary} />
        {categories.length === 0 ? (
          <p className="text-soft">{t('No spending this month.')}</p>
        ) : (
          <ul className="month-categories grid gap-3">
            {categories.map((category) => (
              <CategoryRow key={category.category} month={category} totalPaise={totalPaise} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
})

const BAR = 10
const TALL = 100

/** One bar for each day; the figures are in the title of each and in the list below. */
function DayBars({ summary: { month, days } }: { summary: MonthSummary }) {
  const most = Math.max(...days, 1)
  const top = days.indexOf(most)
  const words =
    top === -1
      ? t('No expenses')
      : t(
          'Most on {0}: {1}',
          dayInWords(`${month}-${String(top + 1).padStart(2, '0')}`),
          rupeesFromPaise(most),
        )
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * BAR} ${TALL}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Spending by day. {0}', words)}
        className="h-28 w-full"
      >
        {days.map((paise, place) => (
          <rect
            key={place}
            x={place * BAR + 1}
            width={BAR - 2}
            y={TALL - Math.max((paise / most) * TALL, 1)}
            height={Math.max((paise / most) * TALL, 1)}
            fill={paise > 0 ? 'var(--accent)' : 'var(--line)'}
          />
        ))}
      </svg>
      <figcaption className="flex justify-between gap-3 text-sm text-soft">
        <span>1</span>
        <span className="text-center">{words}</span>
        <span>{days.length}</span>
      </figcaption>
    </figure>
  )
}
