import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { ExpenseFilter } from '@/lib/expenses/expense-search'
import { monthInWords } from '@/lib/format/days'

interface FilterFieldsProps {
  filter: ExpenseFilter
  /** Those with expenses, the latest first. */
  months: readonly string[]
  categories: readonly string[]
  onChange(change: Partial<ExpenseFilter>): void
}

/** What narrows the list. */
export function FilterFields({ filter, months, categories, onChange }: FilterFieldsProps) {
  const bound = (name: string, text: string, key: keyof ExpenseFilter) => ({
    name,
    text,
    problem: null,
    onText: (text: string) => onChange({ [key]: text }),
    onLeave: () => {},
  })
  const options = (all: string, rest: readonly (readonly [string, string])[]) =>
    Object.fromEntries([['', all] as const, ...rest])
  return (
    <div className="no-print grid gap-x-3 sm:grid-cols-3">
      <TextField field={bound('find', filter.query, 'query')} label="Search" longest={60} />
      <SelectField
        field={bound('filterMonth', filter.month, 'month')}
        label="Month"
        options={options(
          'All months',
          months.map((month) => [month, monthInWords(month)] as const),
        )}
      />
      <SelectField
        field={bound('filterCategory', filter.category, 'category')}
        label="Category of the list"
        options={options(
          'All categories',
          categories.map((category) => [category, category] as const),
        )}
      />
    </div>
  )
}
