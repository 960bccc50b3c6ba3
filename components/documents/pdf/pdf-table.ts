import type { ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import { columnWidths, ruledLayout, SOFT_GREY } from '@/components/documents/pdf/pdf-parts'
import { fittingSize } from '@/components/documents/pdf/fitting-size'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import type { PaperTable } from '@/components/documents/paper/paper'

interface TableStyle {
  /** The colour of its strong rules. */
  accent: string
  fontSize?: number
  /** The columns are as wide as their texts, have equal shares of the width, or have these widths. */
  widths?: 'byText' | 'even' | readonly (number | '*' | 'auto')[]
  /** False if it continues another table and has no headings. */
  headed?: boolean
  /** The rows that hold sums, counted from 0. */
  sumRows?: readonly number[]
  /** The scale of its type and of the gaps around it. */
  scale?: number
  /** The available width, in points; that of an A4 page unless given. */
  room?: number
  /** The table of which this is a part, so that all parts have the same size of type. */
  whole?: PaperTable
  /** How its lines are drawn, in place of rules. */
  layout?: CustomTableLayout
  /** The ground and the letters of its headings. */
  heads?: { fill: string; color: string }
  above?: number
  /** Above and below each row, and around its cells. */
  padding?: number | undefined
}

function widthsOf({ columns }: PaperTable, widths: TableStyle['widths']) {
  if (widths === 'even') return columns.map(() => '*')
  return typeof widths === 'object' ? [...widths] : columnWidths(columns)
}

/** The defaults of a table's style, on an A4 page. */
function styleOf(table: PaperTable, style: TableStyle) {
  const { foot } = table
  const { accent, scale = 1, headed = true } = style
  const padding = style.padding ?? 3.5 * scale
  return {
    fontSize: 9 * scale,
    widths: 'byText' as const,
    sumRows: [],
    above: headed ? 14 * scale : 0,
    room: widthOf(A4),
    whole: table,
    layout: ruledLayout(accent, { headed, footed: foot !== undefined }, padding),
    ...style,
    headed,
    padding,
  }
}

/** A table whose headings are repeated on every page. */
export function paperTable(table: PaperTable, style: TableStyle): ContentTable {
  const { fontSize, widths, headed, sumRows, padding, layout, heads, above, room, whole } = styleOf(
    table,
    style,
  )
  const { rows, foot, columns } = table
  const gaps = columns.length * 2 * (padding + 2)
  const headerRows = headed ? 1 : 0
  return {
    margin: [0, above, 0, 0],
    fontSize: fittingSize(whole, fontSize, { width: room, gaps, even: widths === 'even' }),
    layout,
    table: {
      headerRows,
      keepWithHeaderRows: headerRows,
      dontBreakRows: true,
      widths: widthsOf(table, widths),
      body: [
        ...(headed ? [headingRow(table, heads)] : []),
        ...rows.map((cells, row) => (sumRows.includes(row) ? boldRow(table, cells) : rowOf(table, cells))),
        ...(foot ? [boldRow(table, foot)] : []),
      ] as TableCell[][],
    },
  }
}

/** A heading breaks between words, and never within one: 'HSN/SAC' else would. */
function headingRow(table: PaperTable, heads: TableStyle['heads']) {
  const headings = table.columns.map(({ heading }) => heading)
  return rowOf(table, headings).map((cell) => ({
    ...cell,
    color: SOFT_GREY,
    ...(heads && { color: heads.color, fillColor: heads.fill, bold: true }),
    noWrap: !/ /.test(cell.text),
  }))
}

const boldRow = (table: PaperTable, cells: readonly string[]) =>
  rowOf(table, cells).map((cell) => ({ ...cell, bold: true }))

const rowOf = ({ columns }: PaperTable, cells: readonly string[]) =>
  cells.map((text, column) => ({
    text,
    alignment: columns[column]!.holds === 'number' ? 'right' : 'left',
    noWrap: columns[column]!.holds !== 'words',
  }))
