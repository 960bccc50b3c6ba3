import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { BillHeights } from '@/components/documents/pdf/page-rows'
import { lineAcross } from '@/components/documents/pdf/pdf-parts'
import { type PdfSheet, textStyleOf } from '@/components/documents/pdf/pdf-sheet'

/** Lays out a definition, as making the file of it does. */
export type Layout = (definition: TDocumentDefinitions) => Promise<unknown>

/** The parts of a bill, in their order. */
export interface BillParts {
  head: Content
  /** The heading above the table on the second page and after. */
  heading: Content
  /** All rows, and below them one with a sum carried forward. */
  table: ContentTable
  /** What follows the rows; what must stay with the last rows comes first. */
  ending: readonly Content[]
}

export interface BillMeasures extends Omit<BillHeights, 'ending'> {
  /** The height down to the end of each part of the ending. */
  endings: readonly number[]
  /** Widths of the columns, in points. */
  widths: readonly number[]
}

/** A line without width or height, whose place is read. */
const mark = (id: string): Content => ({ id, ...lineAcross(0, { lineWidth: 0 }) }) as Content

const rowMark = (row: number) => `row ${row}`

/** The table with marks in the first cells of its rows, its heads left out of the count. */
function marked({ table, ...content }: ContentTable): ContentTable {
  const { headerRows: heads = 0 } = table
  const body = table.body.map(([first, ...others], row) =>
    row < heads || typeof first !== 'object'
      ? [first!, ...others]
      : [{ ...first, id: rowMark(row - heads) }, ...others],
  )
  // Rows kept with the heads would be placed by where the heads begin.
  return { ...content, table: { ...table, keepWithHeaderRows: 0, body } } as ContentTable
}

/** A code is drawn slowly and is never larger than its box. */
function withoutCodes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutCodes)
  if (typeof part !== 'object' || part === null) return part
  if ('qr' in part && 'fit' in part)
    return { canvas: [{ type: 'rect', x: 0, y: 0, w: part.fit as number, h: part.fit as number }] }
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutCodes(value)]))
}

/** The width that pdfmake computes for a column while it lays out the table; its types have only the one asked for. */
function computedWidth(column: unknown): number {
  if (typeof column !== 'object' || column === null || !('_calcWidth' in column))
    throw new TypeError('pdfmake has computed no width for a column')
  return Number(column._calcWidth)
}

/** The computed widths of the columns of a table in which pdfmake asks for the widths of lines. */
const columnWidths = ({ table: { widths } }: ContentTable): readonly number[] =>
  Array.isArray(widths) ? widths.map(computedWidth) : []

/** A table that hands over the widths of its columns when it is laid out. */
function watched(table: ContentTable, onWidths: (widths: readonly number[]) => void): ContentTable {
  const shape = typeof table.layout === 'object' ? table.layout : {}
  return {
    ...marked(table),
    layout: {
      ...shape,
      hLineWidth: (line, node) => {
        onWidths(columnWidths(node))
        return shape.hLineWidth ? shape.hLineWidth(line, node) : 0
      },
    },
  }
}

/** Lays the parts of a bill out on one endless page and measures them, in points. */
export async function measureBill(
  { head, heading, table, ending }: BillParts,
  sheet: PdfSheet,
  layout: Layout,
): Promise<BillMeasures> {
  const tops = new Map<string, number>()
  let widths: readonly number[] = []
  const content = [
    ...[heading, mark('head'), head, mark('table')],
    watched(table, (found) => (widths = found)),
    mark('ending'),
    ...ending.flatMap((part, place) => [part, mark(`end ${place}`)]),
  ]
  await layout({
    // pdfmake writes the height that it finds into the size that it is given.
    pageSize: { width: sheet.width, height: 'auto' },
    pageMargins: sheet.margins,
    defaultStyle: textStyleOf(sheet),
    content: withoutCodes(content) as Content[],
    pageBreakBefore: ({ id, startPosition }) => {
      if (id) tops.set(id, startPosition.top)
      return false
    },
  })
  return { ...heightsFrom(tops, table, sheet.margins[1]), endings: endingsFrom(tops, ending.length), widths }
}

function heightsFrom(tops: ReadonlyMap<string, number>, { table }: ContentTable, start: number) {
  const top = (id: string) => tops.get(id)!
  const { headerRows = 0 } = table
  const count = table.body.length - headerRows
  const rowTops = Array.from({ length: count }, (_, row) => top(rowMark(row)))
  // The text of a row begins below its upper padding, which the headings are given.
  const rows = rowTops.map((at, row) => (rowTops[row + 1] ?? top('ending')) - at)
  return {
    heading: top('head') - start,
    head: top('table') - top('head'),
    columns: rowTops[0]! - top('table'),
    carry: rows.at(-1)!,
    rows: rows.slice(0, -1),
  }
}

const endingsFrom = (tops: ReadonlyMap<string, number>, count: number) =>
  Array.from({ length: count }, (_, place) => tops.get(`end ${place}`)! - tops.get('ending')!)
