import '@/components/results/schedule.css'
import { TableCells } from '@/components/results/table-cells'

interface DataTableProps {
  /** What the table holds, for those who do not see it; also the name of the region that scrolls. */
  caption: string
  headings: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
  /** Cells of words may take several lines. */
  wordy?: boolean
}

/** A table of numbers that scrolls in a frame of its own, its head in sight. */
export function DataTable({ caption, headings, rows, wordy }: DataTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="table-scroll">
      <table className={wordy ? 'data-table wordy' : 'data-table'}>
        <caption className="sr-only">{caption}</caption>
        <TableCells headings={headings} rows={rows} />
      </table>
    </div>
  )
}
