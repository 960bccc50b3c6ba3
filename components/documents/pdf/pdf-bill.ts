import type { Content } from 'pdfmake/interfaces'
import type { Paper, PaperTable } from '@/components/documents/paper/paper'
import { type BillHeights, rowsByPage } from '@/components/documents/pdf/page-rows'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import type { BillLook, RowStyle } from '@/components/documents/pdf/bill-look'
import {
  type BillMeasures,
  type BillParts,
  type Layout,
  measureBill,
} from '@/components/documents/pdf/pdf-measure'
import { heightOf } from '@/components/documents/pdf/pdf-sheet'
import { withTextRuns } from '@/components/documents/pdf/pdf-text'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'

/** The running totals through a row, with their labels. */
function carryRow({ columns, running = [] }: PaperTable, label: string, row: number): string[] {
  const words = columns.findIndex(({ holds }) => holds === 'words')
  return columns.map((_, column) => (column === words ? label : running[row]?.[column] || ' '))
}

/** A stretch of the rows, with the sum that comes before it and the one that it hands on. */
function stretch(
  table: PaperTable,
  from: number,
  to: number,
  { text }: PaperWords,
): PaperTable & { sumRows: number[] } {
  const brought = from > 0 ? [carryRow(table, text('Brought forward'), from - 1)] : []
  const carried = to < table.rows.length ? [carryRow(table, text('Carried forward'), to - 1)] : []
  const rows = [...brought, ...table.rows.slice(from, to), ...carried]
  return {
    ...table,
    rows,
    sumRows: [...brought.map(() => 0), ...carried.map(() => rows.length - 1)],
  }
}

/** All rows, and one more for the sums. */
const withCarry = (table: PaperTable, { text }: PaperWords): PaperTable => ({
  ...table,
  rows: [...table.rows, carryRow(table, text('Brought forward'), table.rows.length - 1)],
})

/** The parts as they are measured: with all rows, and one more for the sums. */
function partsOf(paper: Paper, table: PaperTable, pictures: Pictures, look: BillLook): BillParts {
  const whole = withCarry(table, paper.wording)
  return withTextRuns<BillParts>(look.sheet.fontSize, {
    head: { stack: look.head(paper, pictures) },
    heading: look.heading(paper),
    table: look.rows(whole, { sumRows: [table.rows.length] }),
    ending: look.ending(paper, pictures),
  })
}

/** As much of the ending as one page has space for with two rows; its first part where not all of it has. */
function keptEnding({ heading, columns, carry, endings, rows }: BillMeasures, pageHeight: number): number {
  const whole = endings.at(-1)!
  const room = pageHeight - heading - columns - carry - Math.max(0, ...rows) * 2
  return whole <= room ? whole : endings[0]!
}

/** The height of the lines and paddings of an empty row, with a margin for rounding in the measurement. */
const SPARE = 12
/** An empty row is at least as high as one with a line of text. */
const LEAST_FILL = 14

/** The height that the rows of a page leave over. */
function leftOver(heights: BillHeights, counts: readonly number[], page: number, pageHeight: number): number {
  const { head, heading, columns, carry, rows, ending } = heights
  const from = counts.slice(0, page).reduce((sum, count) => sum + count, 0)
  const own = rows.slice(from, from + counts[page]!).reduce((sum, height) => sum + height, 0)
  const above = page === 0 ? head : heading + carry
  const below = page === counts.length - 1 ? ending : carry
  return pageHeight - above - columns - own - below - SPARE
}

export interface BillLayout {
  layout: Layout
  known: Map<PaperTable, BillMeasures>
}

/**
 * A bill as pages: rows go over to the last page with the totals, and each later page names the parties and begins with
 * the sum so far.
 */
export async function billPages(
  paper: Paper & { table: PaperTable },
  pictures: Pictures,
  look: BillLook,
  { layout, known }: BillLayout,
): Promise<Content[]> {
  const { table, wording } = paper
  const pageHeight = heightOf(look.sheet)
  const sizes =
    known.get(table) ?? (await measureBill(partsOf(paper, table, pictures, look), look.sheet, layout))
  // The copies of a bill differ in one line of the same height.
  known.set(table, sizes)
  const heights = { ...sizes, ending: keptEnding(sizes, pageHeight) }
  const counts = rowsByPage(heights, pageHeight)
  let at = 0
  const pages = counts.map((count, page): Content => {
    const rows = stretch(table, at, at + count, wording)
    at += count
    const height = look.fills ? leftOver(heights, counts, page, pageHeight) : 0
    const before = rows.rows.length - (page < counts.length - 1 ? 1 : 0)
    const style: RowStyle = { sumRows: rows.sumRows, widths: sizes.widths, whole: withCarry(table, wording) }
    return {
      stack: [
        ...(page === 0 ? look.head(paper, pictures) : [look.heading(paper)]),
        look.rows(rows, height > LEAST_FILL ? { ...style, fill: { before, height } } : style),
      ],
      ...(page > 0 && { pageBreak: 'before' as const }),
    }
  })
  return [...pages, ...look.ending(paper, pictures)]
}
