import { pictureOf } from '@/lib/invoicing/storage/stored-pictures'
import type { ContentTable } from 'pdfmake/interfaces'
import { tint } from '@/components/documents/paper/accent'
import type { PaperSum, PaperTable } from '@/components/documents/paper/paper'
import type { BillLook, RowStyle } from '@/components/documents/pdf/bill-look'
import { endingBoxes } from '@/components/documents/pdf/boxed-ending'
import { continuedBox, partiesBox, titleLine } from '@/components/documents/pdf/boxed-head'
import { boxLayout, LINE_WIDTH, sumWidth, TIGHT_PADDING } from '@/components/documents/pdf/boxed-lines'
import { columnWidths } from '@/components/documents/pdf/pdf-parts'
import { A4 } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'

/**
 * The form that accountants know: everything in boxes that share their edges, the rows down to the foot of the page.
 */
export const boxedLook = (
  accent: string,
  { sums, tight }: { sums: readonly PaperSum[]; tight: boolean },
): BillLook => ({
  sheet: A4,
  fills: true,
  head: (paper, pictures) => [titleLine(paper, accent), partiesBox(paper, pictureOf(pictures, paper.logo))],
  heading: continuedBox,
  // A longer total, with the code of a currency, is wider than the column of the rows has space for.
  rows: (table, style) =>
    rowsBox(table, style, { accent, tight, last: Math.min(sumWidth(sums), MOST_LAST_WIDTH) }),
  ending: (paper, pictures) => endingBoxes(paper, { accent, tight }, pictureOf(pictures, paper.signature)),
})

const MOST_LAST_WIDTH = 100

/** Rows between upright lines only; sums have a line above them. */
function rowsBox(
  table: PaperTable,
  { widths, sumRows = [], fill, whole = table }: RowStyle,
  { accent, tight, last }: { accent: string; tight: boolean; last: number },
): ContentTable {
  const blank = table.columns.map(() => ' ')
  const rows = fill
    ? [...table.rows.slice(0, fill.before), blank, ...table.rows.slice(fill.before)]
    : table.rows
  const sums = sumRows.map((row) => (fill && row >= fill.before ? row + 1 : row))
  const lines = boxLayout(tight ? { padding: TIGHT_PADDING } : {})
  const content = paperTable(
    { ...table, rows },
    {
      accent,
      fontSize: 8.5,
      widths: widths ?? [...columnWidths(table.columns).slice(0, -1), last],
      sumRows: sums,
      whole,
      above: 0,
      heads: { fill: tint(accent, 0.08), color: '#111111' },
      layout: {
        ...lines,
        hLineWidth: (line, { table: { body } }) =>
          line === 1 || line === body.length || sums.some((row) => line === row + 1 || line === row + 2)
            ? LINE_WIDTH
            : 0,
      },
    },
  )
  if (!fill) return content
  return {
    ...content,
    table: { ...content.table, heights: (row) => (row === fill.before + 1 ? fill.height : 'auto') },
  }
}
