'use client'

import { Pencil, Trash2 } from 'lucide'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import type { Expense } from '@/lib/expenses/expense'
import { visibleRows } from '@/lib/expenses/visible-rows'
import { rupeesFromPaise } from '@/lib/format/numbers'

/** As `.expense-row` says. */
const ROW_PX = 72
/** Of the frame, above and below. */
const BORDERS_PX = 2
/** Taken for the frame's height until it has been measured. */
const FIRST_HEIGHT_PX = 576

interface RowActions {
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

/** A list of rows of one height, of which only those in sight are drawn; assistive technology is told of all. */
export function ExpenseList({ expenses, ...actions }: RowActions & { expenses: readonly Expense[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ scrolledPx: 0, heightPx: FIRST_HEIGHT_PX })
  const { from, to } = visibleRows(expenses.length, ROW_PX, view.scrolledPx, view.heightPx)

  useLayoutEffect(() => {
    const place = frame.current!
    const watch = new ResizeObserver(() =>
      setView({ scrolledPx: place.scrollTop, heightPx: place.clientHeight }),
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [])

  const scroll = () => {
    const { scrollTop, clientHeight } = frame.current!
    // Only a scroll by whole rows draws others.
    if (Math.abs(scrollTop - view.scrolledPx) >= ROW_PX || scrollTop === 0)
      setView({ scrolledPx: scrollTop, heightPx: clientHeight })
  }

  return (
    <div
      ref={frame}
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

const ExpenseRow = memo(function ExpenseRow({
  expense,
  onEdit,
  onDelete,
}: RowActions & { expense: Expense }) {
  const { description, category, date, amountPaise } = expense
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
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Edit ${description}`}
          onClick={() => onEdit(expense)}
        >
          <Icon of={Pencil} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete ${description}`}
          onClick={() => onDelete(expense)}
        >
          <Icon of={Trash2} />
        </Button>
      </span>
    </>
  )
})
