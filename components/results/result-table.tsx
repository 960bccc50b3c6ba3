import '@/components/results/schedule.css'
import type { ReactNode } from 'react'
import { cellText, type Column, columnsOfPage, csvLines } from '@/components/results/column'
import { saveCsv } from '@/components/share/save-csv'
import { useNarrow } from '@/components/hooks/use-narrow'
import { Button } from '@/components/ui/button'
import { printPage } from '@/components/ui/print-page'
import { t } from '@/lib/language/words'

export interface ResultTableProps<Row> {
  /** The contents of the table, for those who do not see it; also the name of the region that scrolls. */
  caption: string
  /** The first column of the page names its rows, so its cells differ. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The stem of the name of its file for spreadsheets. */
  file?: string
  /** The control that chooses between tables, before the buttons. */
  switches?: ReactNode
  /** Cells of words may take several lines. */
  wordy?: boolean
  /** Three columns of figures fit a phone: names take several lines, cells are narrow. */
  compact?: boolean
  /** As high as its rows: nothing of it is scrolled out of sight. */
  whole?: boolean
}

/** A table of results that scrolls in a frame of its own, with its ways to a spreadsheet and to paper. */
export function ResultTable<Row>(table: ResultTableProps<Row>) {
  const { caption, columns, rows, file, switches, wordy, compact, whole } = table
  const [head, ...others] = columnsOfPage(columns, rows, useNarrow())
  const save = () => saveCsv(file!, csvLines(columns, rows))
  if (!head) return null
  const look = ['data-table', wordy && 'wordy', compact && 'compact'].filter(Boolean).join(' ')
  return (
    <>
      {file && (
        <div className="no-print mt-4 mb-2 flex flex-wrap items-center gap-2">
          {switches}
          <Button variant="quiet" className="ml-auto" onClick={save}>
            {t('Download CSV')}
          </Button>
          <Button variant="quiet" onClick={printPage}>
            {t('Print')}
          </Button>
        </div>
      )}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className={`table-scroll ${whole ? 'max-h-none' : ''}`}
      >
        <table className={look}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {[head, ...others].map(({ heading }) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={cellText(head, row, place)}>
                <th scope="row">{cellText(head, row, place)}</th>
                {others.map((column) => (
                  <td key={column.heading}>{cellText(column, row, place)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
