'use client'

import { Pencil, Trash2 } from 'lucide'
import { memo } from 'react'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import type { Expense } from '@/lib/expenses/expense'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { VirtualList } from './virtual-list'

/** As `.expense-row` says. */
const ROW_PX = 72

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
})

interface ExpenseListProps {
  expenses: readonly Expense[]
  onEdit(expense: Expense): void
  onDelete(expense: Expense): void
}

export function ExpenseList({ expenses, onEdit, onDelete }: ExpenseListProps) {
  return (
    <VirtualList label="List of expenses" items={expenses} rowPx={ROW_PX} keyOf={({ id }) => id}>
      {(expense) => <ExpenseRow expense={expense} onEdit={onEdit} onDelete={onDelete} />}
    </VirtualList>
  )
}

interface ExpenseRowProps extends Omit<ExpenseListProps, 'expenses'> {
  expense: Expense
}

const ExpenseRow = memo(function ExpenseRow({ expense, onEdit, onDelete }: ExpenseRowProps) {
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
