import { TableCells } from '@/components/results/table-cells'

interface ReadingTableProps {
  caption: string
  head: readonly string[]
  /** Each row's first cell names the row. */
  rows: readonly (readonly string[])[]
  /** Words rather than figures: cells are set left. */
  words?: boolean
}

/** A table inside an article. On a phone it scrolls sideways by itself, with the keyboard too. */
export function ReadingTable({ caption, head, rows, words = false }: ReadingTableProps) {
  return (
    <div className="reading-table" role="region" aria-label={caption} tabIndex={0}>
      <table className={words ? 'words' : undefined}>
        <caption>{caption}</caption>
        <TableCells headings={head} rows={rows} />
      </table>
    </div>
  )
}
