import { useState } from 'react'
import { FieldPair } from '@/components/documents/controls/section'
import { DateField } from '@/components/fields/date-field'
import { useToday } from '@/components/hooks/use-today'
import { binding } from '@/components/tool-form/binding'
import { t } from '@/lib/language/words'

/** 'YYYY-MM', both included. */
export interface Months {
  from: string
  to: string
}

/** The months of a return, this one at first; `from` is never after `to`. */
export function useReturnMonths() {
  const month = useToday().slice(0, 7)
  const [chosen, setMonths] = useState<Months | null>(null)
  return { months: chosen ?? { from: month, to: month }, setMonths }
}

interface MonthFieldsProps {
  /** The beginning of the names of the two controls: 'gstr1'. */
  name: string
  months: Months
  onMonths(months: Months): void
}

/** The first and the last month of a return. */
export function MonthFields({ name, months: { from, to }, onMonths }: MonthFieldsProps) {
  return (
    <FieldPair>
      <DateField
        field={binding(`${name}From`, from, (text) => onMonths({ from: text, to: text > to ? text : to }))}
        label={t('From month')}
        precision="month"
      />
      <DateField
        field={binding(`${name}To`, to, (text) => onMonths({ from: text < from ? text : from, to: text }))}
        label={t('To month')}
        precision="month"
      />
    </FieldPair>
  )
}
