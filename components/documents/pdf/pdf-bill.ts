import type { Content, ContentTable } from 'pdfmake/interfaces'
import type { Paper, PaperTable } from '@/components/documents/paper/paper'
import { rowsByPage } from '@/components/documents/pdf/page-rows'
import { ending } from '@/components/documents/pdf/pdf-ending'
import type { A4Look } from '@/components/documents/pdf/pdf-look'
import {
  type BillMeasures,
  type BillParts,
  type Layout,
  measured,
  type MeasuredSheet,
} from '@/components/documents/pdf/pdf-measure'
import { A4_WIDTH, lineAcross, partyBlock, SOFT } from '@/components/documents/pdf/pdf-parts'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import { withTextRuns } from '@/components/documents/pdf/pdf-text'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'

/** Everything above the table on the first page. */
export function billHead(paper: Paper, pictures: Pictures, look: A4Look): Content[] {
  return [
    ...(paper.copy ? [{ text: paper.copy, fontSize: 8, alignment: 'right', color: SOFT } as Content] : []),
    ...(paper.statement
      ? [{ text: paper.statement, bold: true, alignment: 'center', margin: [0, 0, 0, 8] } as Content]
      : []),
    look.head(paper, pictures[paper.logo]),
    partyBlock(paper.client),
  ]
}

/** From whom, for whom and of which number, above the table on later pages. */
function continuedHeading({ title, seller, client, facts }: Paper): Content {
  const number = facts[0] ? `${title} ${facts[0].value}` : title
  const date = facts[1]?.value ?? ''
  return {
    stack: [
      {
        columnGap: 14,
        columns: [
          { width: '*', text: seller.name, bold: true },
          { width: 'auto', text: `${number}, continued`, bold: true },
        ],
      },
      {
        columnGap: 14,
        columns: [
          { width: '*', text: [client.heading, client.name].filter(Boolean).join(' '), color: SOFT },
          { width: 'auto', text: date, color: SOFT },
        ],
      },
      { ...lineAcross(A4_WIDTH, { lineWidth: 0.6, lineColor: '#999999' }), margin: [0, 4, 0, 0] },
    ],
  }
}

/** The sum through a row, beneath the words that name it. */
function carryRow({ columns, running = [] }: PaperTable, label: string, row: number): string[] {
  const words = columns.findIndex(({ holds }) => holds === 'words')
  return columns.map((_, column) =>
    column === words ? label : column === columns.length - 1 ? (running[row] ?? '') : ' ',
  )
}

/** A stretch of the rows, with the sum that comes before it and the one that it hands on. */
function part(table: PaperTable, from: number, to: number): PaperTable & { sumRows: number[] } {
  const brought = from > 0 ? [carryRow(table, 'Brought forward', from - 1)] : []
  const carried = to < table.rows.length ? [carryRow(table, 'Carried forward', to - 1)] : []
  const rows = [...brought, ...table.rows.slice(from, to), ...carried]
  return {
    ...table,
    rows,
    sumRows: [...brought.map(() => 0), ...carried.map(() => rows.length - 1)],
  }
}

/** The parts as they are measured: with all rows, and one more for the sums. */
function partsOf(paper: Paper, table: PaperTable, pictures: Pictures, look: A4Look): BillParts {
  const last = carryRow(table, 'Brought forward', table.rows.length - 1)
  const whole = { ...table, rows: [...table.rows, last] }
  return withTextRuns<BillParts>({
    head: { stack: billHead(paper, pictures, look) },
    heading: continuedHeading(paper),
    table: paperTable(whole, { accent: look.accent, sumRows: [table.rows.length] }) as ContentTable,
    ending: ending(paper, look.accent, pictures[paper.signature]),
  })
}

/** As much of the ending as one page has room for beside two rows; its first part where not all of it has. */
function keptEnding({ heading, columns, carry, endings, rows }: BillMeasures, pageHeight: number): number {
  const whole = endings.at(-1)!
  const room = pageHeight - heading - columns - carry - Math.max(0, ...rows) * 2
  return whole <= room ? whole : endings[0]!
}

/** The sheet that bills are set on. */
export interface BillSheet extends MeasuredSheet {
  /** Between the margins, in points. */
  pageHeight: number
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
  look: A4Look,
  sheet: BillSheet,
): Promise<Content[]> {
  const { table } = paper
  const { pageHeight, layout, known } = sheet
  const sizes = known.get(table) ?? (await measured(partsOf(paper, table, pictures, look), sheet, layout))
  // The copies of a bill differ in one line of the same height.
  known.set(table, sizes)
  const counts = rowsByPage({ ...sizes, ending: keptEnding(sizes, pageHeight) }, pageHeight)
  let at = 0
  const pages = counts.map((count, page): Content => {
    const rows = part(table, at, at + count)
    at += count
    return {
      stack: [
        ...(page === 0 ? billHead(paper, pictures, look) : [continuedHeading(paper)]),
        paperTable(rows, { accent: look.accent, sumRows: rows.sumRows, widths: sizes.widths }),
      ],
      ...(page > 0 && { pageBreak: 'before' as const }),
    }
  })
  return [...pages, ...ending(paper, look.accent, pictures[paper.signature])]
}
