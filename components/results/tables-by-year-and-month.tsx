import { useState } from 'react'
import { ResultTable, type ResultTableProps } from '@/components/results/result-table'
import { t } from '@/lib/language/words'

const VIEWS = { years: t('By year'), months: t('By month') } as const
type View = keyof typeof VIEWS

type TableProps<Row> = Omit<ResultTableProps<Row>, 'switches'>

interface TablesByYearAndMonthProps<Year, Month> {
  years: TableProps<Year>
  months: TableProps<Month>
}

/** One schedule in two tables, of which two buttons choose the one that is shown. */
export function TablesByYearAndMonth<Year, Month>({ years, months }: TablesByYearAndMonthProps<Year, Month>) {
  const [view, setView] = useState<View>('years')
  const switches = (
    <div role="group" aria-label={t('Schedule')} className="choices w-fit">
      {(Object.keys(VIEWS) as View[]).map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={view === key}
          onClick={() => setView(key)}
          className="segment"
        >
          {VIEWS[key]}
        </button>
      ))}
    </div>
  )
  return view === 'years' ? (
    <ResultTable {...years} switches={switches} />
  ) : (
    <ResultTable {...months} switches={switches} />
  )
}
