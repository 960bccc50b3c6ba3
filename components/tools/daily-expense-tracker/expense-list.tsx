'use client'

import { Pencil, Trash2 } from 'lucide'
import { memo, type UIEvent, useState } from 'react'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import type { Expense } from '@/lib/expenses/expense'
import { visibleRows } from '@/lib/expenses/visible-rows'
import { rupeesFromPaise } from '@/lib/format/numbers'

/** As `.expense-row` says. */
const ROW_PX = 72
/** Of the frame, above and below. */
const BORDERS_PX = 2
/** The most that the frame is high, for which rows are drawn. */
const TALLEST_PX = 576

interface RowActions {
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

/** A list of rows of one height, of which only those in sight are drawn; assistive technology is told of all. */
export function ExpenseList({ expenses, ...actions }: RowActions & { expenses: readonly Expense[] }) {
  const [scrolledPx, setScrolledPx] = useState(0)
  const { from, to } = visibleRows(expenses.length, ROW_PX, scrolledPx, TALLEST_PX)
  const scroll = ({ currentTarget: { scrollTop } }: UIEvent) => {
    // Only a scroll by whole rows draws others.
    if (Math.abs(scrollTop - scrolledPx) >= ROW_PX || scrollTop === 0) setScrolledPx(scrollTop)
  }

  return (
    <div
      role="region"
      aria-label="List of expenses"
      tabIndex={0}
      onScroll={scroll}
      style={{ height: `min(70vh, 36rem, ${Math.max(1, expenses.length) * ROW_PX + BORDERS_PX}px)` }}
      className="expense-frame"
    >
      <ul style={{ height: expenses.length * ROW_PX }} className="expense-rows">
        {expenses.slice(from, to).map((expense, place) => (
          <li
            key={expense.id}
            aria-setsize={expenses.length}
            aria-posinset={from + place + 1}
            style={{ transform: `translateY(${(from + place) * ROW_PX}px)` }}
            className="expense-row"
          >
            <ExpenseRow expense={expense} {...actions} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
})

type ExpenseRowProps = RowActions & { expense: Expense }

const ExpenseRow = memo(function ExpenseRow({ expense, onEdit, onDelete }: ExpenseRowProps) {
  const { description, category, date, amountPaise } = expense
  const actions = [['Edit', Pencil, onEdit] as const, ['Delete', Trash2, onDelete] as const]
  return (
    <>
      <div className="min-w-0">
        <p>{description}</p>
        <p className="text-sm text-soft">
          {SHORT_DAY.format(new Date(date))} · {category}
        </p>
      </div>
      <b>{rupeesFromPaise(amountPaise)}</b>
      <span className="no-print flex">
        {actions.map(([name, icon, act]) => (
          <Button
            key={name}
            variant="quiet"
            size="icon"
            aria-label={`${name} ${description}`}
            onClick={() => act(expense)}
          >
            <Icon of={icon} />
          </Button>
        ))}
      </span>
    </>
  )
})
