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
import { heightInside } from '@/components/documents/pdf/pdf-sheet'
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
  { from, to, words: { text } }: { from: number; to: number; words: PaperWords },
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
function partsOf(
  paper: Paper,
  { table, pictures, look }: { table: PaperTable; pictures: Pictures; look: BillLook },
): BillParts {
  const whole = withCarry(table, paper.wording)
  return withTextRuns<BillParts>(look.sheet.fontSize, {
    head: { stack: look.head(paper, pictures) },
    heading: look.heading(paper),
    table: look.rows(whole, { sumRows: [table.rows.length] }),
    ending: look.ending(paper, pictures),
  })
}

interface BillPlan {
  look: BillLook
  heights: BillHeights
  widths: readonly number[]
  /** The rows of each page. */
  counts: readonly number[]
  /** The pages of the items, and one more where the ending needs it. */
  pages: number
}

/**
 * The pages of a bill whose last rows have this much of its ending below them; null where the totals go without a row.
 */
function planWith(look: BillLook, sizes: BillMeasures, ending: number): BillPlan | null {
  const pageHeight = heightInside(look.sheet)
  const heights = { ...sizes, ending }
  const counts = rowsByPage(heights, pageHeight)
  const [totals, whole] = [sizes.endings[0]!, sizes.endings.at(-1)!]
  const left = leftOver({ ...heights, ending: 0 }, { counts, page: counts.length - 1, pageHeight }) + SPARE
  if (left < totals) return null
  return { look, heights, widths: sizes.widths, counts, pages: counts.length + (left < whole ? 1 : 0) }
}

/**
 * The pages of a bill: the fewest, and of as many those that are filled first. Totals are never without a
 * row; what comes after them may go over.
 */
function planOf(look: BillLook, sizes: BillMeasures): BillPlan {
  const [totals, whole] = [sizes.endings[0]!, sizes.endings.at(-1)!]
  const together = planWith(look, sizes, whole)
  const apart = planWith(look, sizes, totals)
  const isApart =
    apart && (!together || apart.pages < together.pages || apart.counts.length < together.counts.length)
  const heights = { ...sizes, ending: totals }
  return (
    (isApart ? apart : together) ?? {
      ...{ look, heights, widths: sizes.widths, pages: 2 },
      counts: rowsByPage(heights, heightInside(look.sheet)),
    }
  )
}

/** The height of the lines and paddings of an empty row, with a margin for rounding in the measurement. */
const SPARE = 12
/** An empty row is at least as high as one with a line of text. */
const LEAST_FILL = 14

/** The height that the rows of a page leave over. */
function leftOver(
  heights: BillHeights,
  { counts, page, pageHeight }: { counts: readonly number[]; page: number; pageHeight: number },
): number {
  const { head, heading, columns, carry, rows, ending } = heights
  const from = counts.slice(0, page).reduce((sum, count) => sum + count, 0)
  const own = rows.slice(from, from + counts[page]!).reduce((sum, height) => sum + height, 0)
  const above = page === 0 ? head : heading + carry
  const below = page === counts.length - 1 ? ending : carry
  return pageHeight - above - columns - own - below - SPARE
}

export interface BillLayout {
  layout: Layout
  known: Map<PaperTable, BillPlan>
}

/** The pages of a bill in its look; in the tight one, where that makes one page of two. */
async function bestPlan(
  paper: Paper & { table: PaperTable },
  { pictures, looks, layout }: { pictures: Pictures; looks: Looks; layout: Layout },
): Promise<BillPlan> {
  const planIn = async (look: BillLook) =>
    planOf(
      look,
      await measureBill(partsOf(paper, { table: paper.table, pictures, look }), look.sheet, layout),
    )
  const usual = await planIn(looks.usual)
  if (usual.pages !== 2) return usual
  const tight = await planIn(looks.tight)
  return tight.pages === 1 ? tight : usual
}

/** A look, and the same with smaller gaps. */
interface Looks {
  usual: BillLook
  tight: BillLook
}

/**
 * A bill as pages: rows go over to the last page with the totals, and each later page names the parties and begins with
 * the sum so far.
 */
export async function billPages(
  paper: Paper & { table: PaperTable },
  { pictures, looks, layout: { layout, known } }: { pictures: Pictures; looks: Looks; layout: BillLayout },
): Promise<Content[]> {
  const { table, wording } = paper
  const plan = known.get(table) ?? (await bestPlan(paper, { pictures, looks, layout }))
  // The copies of a bill differ in one line of the same height.
  known.set(table, plan)
  const { look, heights, widths, counts } = plan
  const pageHeight = heightInside(look.sheet)
  let at = 0
  const pages = counts.map((count, page): Content => {
    const rows = stretch(table, { from: at, to: at + count, words: wording })
    at += count
    const height = look.fills ? leftOver(heights, { counts, page, pageHeight }) : 0
    const before = rows.rows.length - (page < counts.length - 1 ? 1 : 0)
    const style: RowStyle = { sumRows: rows.sumRows, widths, whole: withCarry(table, wording) }
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
