import type { Content, TableCell } from 'pdfmake/interfaces'
import { columnWidths, ruled, SOFT } from '@/components/documents/pdf/pdf-parts'
import type { PaperTable } from '@/components/documents/paper/paper'

interface TableStyle {
  /** The colour of its strong rules. */
  accent: string
  fontSize?: number
  /** Whether its columns are as wide as their texts, share the room evenly, or have these widths. */
  widths?: 'byText' | 'even' | readonly number[]
  /** Whether it has its headings, or goes on from another table. */
  headed?: boolean
  /** The rows that hold sums, counted from 0. */
  sumRows?: readonly number[]
}

function widthsOf({ columns }: PaperTable, widths: TableStyle['widths']) {
  if (widths === 'even') return columns.map(() => '*')
  return typeof widths === 'object' ? [...widths] : columnWidths(columns)
}

/** A table whose headings are repeated on every page. */
export function paperTable(
  table: PaperTable,
  { accent, fontSize = 9, widths = 'byText', headed = true, sumRows = [] }: TableStyle,
): Content {
  const { rows, foot } = table
  return {
    margin: [0, headed ? 14 : 0, 0, 0],
    fontSize,
    layout: ruled(accent, { headed, footed: foot !== undefined }),
    table: {
      headerRows: headed ? 1 : 0,
      keepWithHeaderRows: headed ? 1 : 0,
      dontBreakRows: true,
      widths: widthsOf(table, widths),
      body: [
        ...(headed ? [headingRow(table)] : []),
        ...rows.map((cells, row) => (sumRows.includes(row) ? boldRow(table, cells) : rowOf(table, cells))),
        ...(foot ? [boldRow(table, foot)] : []),
      ] as TableCell[][],
    },
  }
}

/** A heading breaks between words, and never within one: 'HSN/SAC' else would. */
function headingRow(table: PaperTable) {
  const headings = table.columns.map(({ heading }) => heading)
  return rowOf(table, headings).map((cell) => ({ ...cell, color: SOFT, noWrap: !cell.text.includes(' ') }))
}

const boldRow = (table: PaperTable, cells: readonly string[]) =>
  rowOf(table, cells).map((cell) => ({ ...cell, bold: true }))

const rowOf = ({ columns }: PaperTable, cells: readonly string[]) =>
  cells.map((text, column) => ({
    text,
    alignment: columns[column]!.holds === 'number' ? 'right' : 'left',
    noWrap: columns[column]!.holds !== 'words',
  }))
