import { useState } from 'react'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { paiseOfText } from '@/lib/expenses/expense'
import { withBudget } from '@/lib/expenses/expense-list'
import type { CategoryMonth } from '@/lib/expenses/month-summary'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { shownCategory } from './category-names'
import { keptBudgets } from './kept-records'

interface CategoryRowProps {
  month: CategoryMonth
  totalPaise: number
}

/** A category of the month: what was spent in it, its share, and its budget. */
export function CategoryRow({ month: { category, spentPaise, budgetPaise }, totalPaise }: CategoryRowProps) {
  const name = shownCategory(category)
  const [editing, setEditing] = useState(false)
  const limit = budgetPaise ?? totalPaise
  const isOver = budgetPaise !== null && spentPaise > budgetPaise
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">{rupeesFromPaise(spentPaise)}</span>
      </div>
      <progress
        value={Math.min(spentPaise, limit)}
        max={Math.max(limit, 1)}
        aria-label={t('{0}: share', name)}
        className="block h-2 w-full overflow-hidden rounded-sm"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className={isOver ? 'text-bad' : 'text-soft'}>
          {budgetWords(spentPaise, budgetPaise, totalPaise)}
        </span>
        <Button
          variant="quiet"
          className="no-print"
          aria-label={t('Budget for {0}', name)}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          {t(budgetPaise === null ? 'Set budget' : 'Change budget')}
        </Button>
      </div>
      {editing && (
        <BudgetForm category={category} budgetPaise={budgetPaise} onSaved={() => setEditing(false)} />
      )}
    </li>
  )
}

function budgetWords(spentPaise: number, budgetPaise: number | null, totalPaise: number): string {
  if (budgetPaise === null) return totalPaise === 0 ? '' : shareWords((spentPaise / totalPaise) * 100)
  const left = budgetPaise - spentPaise
  return left < 0
    ? t('{0} over the budget of {1}', rupeesFromPaise(-left), rupeesFromPaise(budgetPaise))
    : t('{0} left of {1}', rupeesFromPaise(left), rupeesFromPaise(budgetPaise))
}

/** A rounded 0% next to an amount would look like an error. */
const shareWords = (percent: number) =>
  percent < 1 ? t('under 1% of the month') : t('{0}% of the month', grouped(percent, 0))

interface BudgetFormProps {
  category: string
  budgetPaise: number | null
  onSaved(): void
}

function BudgetForm({ category, budgetPaise, onSaved }: BudgetFormProps) {
  const [text, setText] = useState(budgetPaise === null ? '' : String(budgetPaise / 100))
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const paise = paiseOfText(text)
        if (paise === null && text.trim() !== '')
          return setProblem(t('Enter an amount above 0, or leave it empty for no budget.'))
        keptBudgets.change((all) => withBudget(all, category, paise))
        onSaved()
      }}
    >
      <PlainNumberField
        field={binding('budget', text, setText, problem)}
        label={t('Monthly budget for {0} (₹)', shownCategory(category))}
      />
      <Button type="submit" variant="outline">
        {t('Save budget')}
      </Button>
    </form>
  )
}
