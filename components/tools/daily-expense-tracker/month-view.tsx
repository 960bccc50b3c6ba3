'use client'

import { useState } from 'react'
import { Field, fieldIds } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { monthAfter } from '@/lib/calendar/calendar-month'
import { paiseOf } from '@/lib/expenses/expense'
import type { CategoryMonth, MonthSummary } from '@/lib/expenses/month-summary'

import { dayInWords, monthInWords } from '@/lib/format/days'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'

interface MonthViewProps {
  summary: MonthSummary
  onMonth(month: string): void
  onBudget(category: string, paise: number | null): void
}

/** A month: its total, its days as bars, and each category against its budget. */
export function MonthView({ summary, onMonth, onBudget }: MonthViewProps) {
  const { month, totalPaise, previousPaise, categories } = summary
  return (
    <section aria-label="Month" className="card grid content-start gap-4 p-5">
      <div className="flex items-center justify-between gap-2">
        <Button variant="quiet" aria-label="Previous month" onClick={() => onMonth(monthAfter(month, -1))}>
          ←
        </Button>
        <h2 className="text-xl">{monthInWords(month)}</h2>
        <Button variant="quiet" aria-label="Next month" onClick={() => onMonth(monthAfter(month, 1))}>
          →
        </Button>
      </div>
      <div>
        <span id="label-monthTotal" className="text-soft">
          Total spent
        </span>
        <output
          name="monthTotal"
          data-value={totalPaise / 100}
          aria-labelledby="label-monthTotal"
          className="block text-3xl font-semibold"
        >
          {rupeesFromPaise(totalPaise)}
        </output>
        <span className="text-sm text-soft">
          {`${rupeesFromPaise(previousPaise)} in ${monthInWords(monthAfter(month, -1))}`}
        </span>
      </div>
      <DayBars summary={summary} />
      {categories.length === 0 ? (
        <p className="text-soft">Nothing was spent in this month.</p>
      ) : (
        <ul className="month-categories">
          {categories.map((category) => (
            <CategoryRow key={category.category} of={category} totalPaise={totalPaise} onBudget={onBudget} />
          ))}
        </ul>
      )}
    </section>
  )
}

const BAR = 10
const TALL = 100

/** One bar for each day; the figures are in the title of each and in the list below. */
function DayBars({ summary: { month, days } }: { summary: MonthSummary }) {
  const most = Math.max(...days, 1)
  const top = days.indexOf(most)
  const words =
    top === -1
      ? 'No expenses'
      : `Most on ${dayInWords(`${month}-${String(top + 1).padStart(2, '0')}`)}: ${rupees(most / 100)}`
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * BAR} ${TALL}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Spending by day. ${words}`}
        className="month-bars"
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
      <figcaption className="flex justify-between text-sm text-soft">
        <span>1</span>
        <span>{words}</span>
        <span>{days.length}</span>
      </figcaption>
    </figure>
  )
}

interface CategoryRowProps {
  of: CategoryMonth
  totalPaise: number
  onBudget(category: string, paise: number | null): void
}

function CategoryRow({ of: { category, spentPaise, budgetPaise }, totalPaise, onBudget }: CategoryRowProps) {
  const [editing, setEditing] = useState(false)
  const limit = budgetPaise ?? totalPaise
  const isOver = budgetPaise !== null && spentPaise > budgetPaise
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-medium">{category}</span>
        <span className="tabular-nums">{rupeesFromPaise(spentPaise)}</span>
      </div>
      <progress
        value={Math.min(spentPaise, limit)}
        max={Math.max(limit, 1)}
        aria-label={`${category}: share`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className={isOver ? 'text-bad' : 'text-soft'}>
          {budgetWords(spentPaise, budgetPaise, totalPaise)}
        </span>
        <Button
          variant="quiet"
          className="no-print"
          aria-label={`Budget for ${category}`}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          {budgetPaise === null ? 'Set budget' : 'Change budget'}
        </Button>
      </div>
      {editing && (
        <BudgetForm
          category={category}
          budgetPaise={budgetPaise}
          onSave={(paise) => {
            onBudget(category, paise)
            setEditing(false)
          }}
        />
      )}
    </li>
  )
}

function budgetWords(spentPaise: number, budgetPaise: number | null, totalPaise: number): string {
  if (budgetPaise === null)
    return totalPaise === 0 ? '' : `${grouped((spentPaise / totalPaise) * 100, 0)}% of the month`
  const left = budgetPaise - spentPaise
  return left < 0
    ? `${rupeesFromPaise(-left)} over the budget of ${rupeesFromPaise(budgetPaise)}`
    : `${rupeesFromPaise(left)} left of ${rupeesFromPaise(budgetPaise)}`
}

interface BudgetFormProps {
  category: string
  budgetPaise: number | null
  onSave(paise: number | null): void
}

function BudgetForm({ category, budgetPaise, onSave }: BudgetFormProps) {
  const [text, setText] = useState(budgetPaise === null ? '' : String(budgetPaise / 100))
  const [problem, setProblem] = useState<string | null>(null)
  const ids = fieldIds('budget')
  const save = () => {
    if (text.trim() === '') return onSave(null)
    const paise = paiseOf(text)
    if (paise === null) return setProblem('Enter an amount above 0, or leave it empty for no budget.')
    onSave(paise)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field name="budget" label={`Budget for ${category}, a month (₹)`} problem={problem}>
        <input
          id={ids.control}
          name="budget"
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={problem !== null}
          aria-describedby={ids.message}
          onChange={(event) => setText(event.currentTarget.value)}
          className="control"
        />
      </Field>
      <Button type="submit" variant="outline">
        Save budget
      </Button>
    </form>
  )
}
