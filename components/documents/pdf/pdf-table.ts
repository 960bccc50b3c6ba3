import type { Content, TableCell } from 'pdfmake/interfaces'
import { columnWidths, ruled, SOFT } from '@/components/documents/pdf/pdf-parts'
import type { PaperTable } from '@/components/documents/paper/paper'

interface TableStyle {
  /** The colour of its strong rules. */
  accent: string
  fontSize?: number
  /** Whether its columns are as wide as their texts, or share the room evenly. */
  widths?: 'byText' | 'even'
  /** Whether it has its headings, or goes on from another table. */
  headed?: boolean
}

/** A table whose headings are repeated on every page. */
export function paperTable(
  table: PaperTable,
  { accent, fontSize = 9, widths = 'byText', headed = true }: TableStyle,
): Content {
  const { columns, rows, foot } = table
  return {
    margin: [0, headed ? 14 : 0, 0, 0],
    fontSize,
    layout: ruled(accent, { headed, footed: foot !== undefined }),
    table: {
      headerRows: headed ? 1 : 0,
      keepWithHeaderRows: headed ? 1 : 0,
      dontBreakRows: true,
      widths: widths === 'even' ? columns.map(() => '*') : columnWidths(columns),
      body: [
        ...(headed ? [headingRow(table)] : []),
        ...rows.map((cells) => rowOf(table, cells)),
        ...(foot ? [rowOf(table, foot).map((cell) => ({ ...cell, bold: true }))] : []),
      ] as TableCell[][],
    },
  }
}

/** A heading breaks between words, and never within one: 'HSN/SAC' else would. */
function headingRow(table: PaperTable) {
  const headings = table.columns.map(({ heading }) => heading)
  return rowOf(table, headings).map((cell) => ({ ...cell, color: SOFT, noWrap: !cell.text.includes(' ') }))
}

const rowOf = ({ columns }: PaperTable, cells: readonly string[]) =>
  cells.map((text, column) => ({
    text,
    alignment: columns[column]!.holds === 'number' ? 'right' : 'left',
    noWrap: columns[column]!.holds !== 'words',
  }))
