import '@/components/results/schedule.css'
import { type ReactNode, useState } from 'react'
import {
  type Compared,
  comparedEntries,
  type ComparedRow,
  comparedRows,
} from '@/components/comparison/compared-rows'
import { differenceText } from '@/components/comparison/difference'
import type { ShownFigure } from '@/components/answers/computed'
import { Button } from '@/components/ui/button'
import { differenceOf } from '@/lib/answers/compare'
import { plural, t } from '@/lib/language/words'

/** It stays in sight while a phone scrolls to the columns at the right. */
const ROW_NAME = 'sticky left-0 bg-surface'

export interface ComparedColumn extends Compared {
  /** What tells it from the others. */
  id: string
  head: ReactNode
}

/**
 * Questions and results side by side, a column for each calculation; each number with its difference from the
 * first column's.
 */
export function ComparisonTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const [showsEqual, setShowsEqual] = useState(false)
  const isShown = ({ isEqual }: { isEqual: boolean }) => showsEqual || !isEqual
  const rows = comparedRows(columns)
  const entries = comparedEntries(columns)
  const equal = [...rows, ...entries].filter(({ isEqual }) => isEqual).length
  return (
    <>
      <div
        role="region"
        aria-label={t('Comparison')}
        tabIndex={0}
        className="table-scroll max-h-none max-w-7xl"
      >
        <table className="data-table wordy">
          <caption className="sr-only">{t('Calculations side by side')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, head }) => (
                <th key={id} scope="col" className="align-top whitespace-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(isShown).map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row" className={ROW_NAME}>
                  {row.label}
                </th>
                {columns.map(({ id }, place) => (
                  <td key={id} className="align-top">
                    <FigureCell row={row} place={place} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className="pt-6">
                {t('Entries')}
              </th>
            </tr>
            {entries.filter(isShown).map(({ label, texts }, number) => (
              <tr key={`${label} ${number}`}>
                <th scope="row" className={ROW_NAME}>
                  {label}
                </th>
                {columns.map(({ id, results }, place) => (
                  <td key={id} className="align-top">
                    {results && texts[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {equal > 0 && (
        <Button
          variant="quiet"
          className="no-print -ml-3"
          aria-expanded={showsEqual}
          onClick={() => setShowsEqual(!showsEqual)}
        >
          {showsEqual
            ? t('Hide what is equal')
            : plural(equal, String(equal), 'Show one equal row', 'Show {0} equal rows')}
        </Button>
      )}
    </>
  )
}

const keyOf = ({ cells }: ComparedRow) => cells.map((cell) => cell?.result).join()

function FigureCell({ row, place }: { row: ComparedRow; place: number }) {
  const figure: ShownFigure | null = row.cells[place] ?? null
  if (!figure) return '—'
  const first = row.cells[0]
  const difference = place > 0 && first && differenceOf(first.figure, figure.figure)
  return (
    <>
      <output name={figure.result} data-value={figure.value} aria-live="off">
        {figure.text}
      </output>
      {row.best === place && <b className="block text-sm">{t('Better')}</b>}
      {difference && (
        <data value={difference.value} className="block text-sm text-soft">
          {differenceText(difference)}
        </data>
      )}
    </>
  )
}
