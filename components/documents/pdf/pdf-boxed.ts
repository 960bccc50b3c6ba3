import type { Column, Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import { tint } from '@/components/documents/paper/accent'
import type { Paper, PaperFact, PaperSum, PaperTable } from '@/components/documents/paper/paper'
import {
  areLong,
  divided,
  MOST_TAX_ROWS_TOGETHER,
  remark,
  together,
} from '@/components/documents/pdf/pdf-ending'
import type { BillLook, RowStyle } from '@/components/documents/pdf/bill-look'
import {
  columnWidths,
  partyBlock,
  payBlock,
  signatureBlock,
  SOFT,
} from '@/components/documents/pdf/pdf-parts'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'

const LINE = 0.6
const LINE_COLOUR = '#444444'
const PADDING = 4

/** The form that accountants know: everything in boxes that share their edges, the rows down to the foot of the page. */
export const boxedLook = (accent: string, sums: readonly PaperSum[]): BillLook => ({
  sheet: A4,
  fills: true,
  head: (paper, pictures) => [titleLine(paper, accent), partiesBox(paper, pictures[paper.logo])],
  heading: continued,
  rows: (table, style) => rowsBox(table, style, accent, sumWidth(sums)),
  ending: (paper, pictures) => endingBoxes(paper, accent, pictures[paper.signature]),
})

/** Lines on all sides; a box below another one shares its upper edge. */
function box({ top = false, inner = true }: { top?: boolean; inner?: boolean } = {}): CustomTableLayout {
  const isEdge = (line: number, count: number) => (line === 0 ? top : line === count || inner)
  return {
    hLineWidth: (line, { table }) => (isEdge(line, table.body.length) ? LINE : 0),
    vLineWidth: () => LINE,
    hLineColor: () => LINE_COLOUR,
    vLineColor: () => LINE_COLOUR,
    paddingLeft: () => PADDING,
    paddingRight: () => PADDING,
    paddingTop: () => PADDING - 1,
    paddingBottom: () => PADDING - 1,
  }
}

function titleLine({ title, copy, statement }: Paper, accent: string): Content {
  return {
    stack: [
      ...(statement
        ? [{ text: statement, bold: true, alignment: 'center', margin: [0, 0, 0, 3] } as Content]
        : []),
      {
        columns: [
          { width: '*', text: '' },
          { width: 'auto', text: title, bold: true, fontSize: 13, color: accent },
          { width: '*', text: copy ?? '', fontSize: 8, alignment: 'right', color: SOFT },
        ],
        margin: [0, 0, 0, 4],
      },
    ],
  }
}

const factCell = ({ label, value }: PaperFact): TableCell => ({
  stack: [
    { text: label, fontSize: 7.5, color: SOFT },
    { text: value, bold: true },
  ],
})

/** Facts two by two, with lines between them. */
function factGrid(facts: readonly PaperFact[]): Content {
  const rows = facts.flatMap((fact, place) => (place % 2 === 0 ? [[fact, facts[place + 1]]] : []))
  const lines = box()
  return {
    layout: {
      ...lines,
      hLineWidth: (line) => (line > 0 ? LINE : 0),
      vLineWidth: (line) => (line === 1 ? LINE : 0),
    },
    table: {
      widths: ['*', '*'],
      body: rows.map(([one, other]): TableCell[] =>
        other
          ? [factCell(one!), factCell(other)]
          : [{ ...(factCell(one!) as object), colSpan: 2 } as TableCell, ''],
      ),
    },
  }
}

/** Seller above client at the left, number, dates and terms at the right. */
function partiesBox(paper: Paper, logo: string | undefined): Content {
  const { seller, client, facts, logoPlace } = paper
  const names: Content[] = [
    ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 12.5 }] : []),
    ...seller.lines.map((text) => ({ text })),
  ]
  const picture = logo ? [{ image: logo, fit: [78, 56] as [number, number] }] : []
  const own: Content =
    logoPlace === 'left' && logo
      ? {
          columnGap: 8,
          columns: [
            { width: 'auto', stack: picture },
            { width: '*', stack: names },
          ],
        }
      : { stack: [...picture.map((image) => ({ ...image, alignment: 'center' as const })), ...names] }
  const lines = box({ top: true })
  return {
    layout: {
      ...lines,
      paddingLeft: (column) => (column === 0 ? PADDING : 0),
      paddingRight: (column) => (column === 0 ? PADDING : 0),
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    table: {
      widths: ['*', '*'],
      body: [
        [
          { stack: [own], margin: [0, PADDING, 0, PADDING] },
          { rowSpan: 2, stack: facts.length > 0 ? [factGrid(facts)] : [] },
        ],
        [{ stack: [partyBlock(client)], margin: [0, PADDING, 0, PADDING] }, ''],
      ],
    },
  }
}

function continued({ title, seller, client, facts }: Paper): Content {
  return {
    layout: box({ top: true }),
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          {
            stack: [
              { text: seller.name, bold: true },
              { text: `${client.heading} ${client.name}`, color: SOFT },
            ],
          },
          {
            alignment: 'right',
            stack: [
              { text: `${title} ${facts[0]?.value ?? ''}, continued`, bold: true },
              { text: facts[1]?.value ?? '', color: SOFT },
            ],
          },
        ],
      ],
    },
  }
}

/** Rows between upright lines only; sums have a line above them. */
function rowsBox(
  table: PaperTable,
  { widths, sumRows = [], fill }: RowStyle,
  accent: string,
  lastWidth: number,
): ContentTable {
  const blank = table.columns.map(() => ' ')
  const rows = fill
    ? [...table.rows.slice(0, fill.before), blank, ...table.rows.slice(fill.before)]
    : table.rows
  const sums = sumRows.map((row) => (fill && row >= fill.before ? row + 1 : row))
  const lines = box()
  const content = paperTable(
    { ...table, rows },
    {
      accent,
      fontSize: 8.5,
      widths: widths ?? [...columnWidths(table.columns).slice(0, -1), lastWidth],
      sumRows: sums,
      above: 0,
      heads: { fill: tint(accent, 0.08), color: '#111111' },
      layout: {
        ...lines,
        hLineWidth: (line, { table: { body } }) =>
          line === 1 || line === body.length || sums.some((row) => line === row + 1 || line === row + 2)
            ? line === 0
              ? 0
              : LINE
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

/** The column of the sums is the last one of the rows: wide enough for the longest, in points. */
const sumWidth = (sums: readonly PaperSum[]): number =>
  Math.max(LEAST_SUM_WIDTH, ...sums.map(({ value }) => value.length * WIDTH_OF_A_DIGIT))

const LEAST_SUM_WIDTH = 64
/** Bold, at the size of a total. */
const WIDTH_OF_A_DIGIT = 6.6

/** From the value down to the total, in the last column. */
function sumsBox({ sums, words }: Paper): Content[] {
  const style = { bold: true, fontSize: 11 }
  return [
    {
      layout: {
        ...box(),
        hLineWidth: (line, { table }) =>
          line === table.body.length || sums[line]?.strong ? (line === 0 ? 0 : LINE) : 0,
      },
      table: {
        widths: ['*', sumWidth(sums)],
        body: sums.map(({ label, value, strong }) => [
          { text: label, alignment: 'right', ...(strong ? style : {}) },
          { text: value, alignment: 'right', noWrap: true, ...(strong ? style : {}) },
        ]),
      },
    },
    ...(words ? [labelled('Amount in words', words)] : []),
  ]
}

/** One box across, with what it holds named above it. */
const labelled = (label: string, text: string): Content => ({
  layout: box(),
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: label, fontSize: 7.5, color: SOFT },
            { text, bold: true },
          ],
        },
      ],
    ],
  },
})

const boxedTaxes = (table: PaperTable, headed: boolean, accent: string): Content =>
  paperTable(table, {
    accent,
    fontSize: 8,
    headed,
    above: 0,
    widths: 'even',
    layout: box(),
    heads: { fill: tint(accent, 0.08), color: '#111111' },
  })

/** Remarks and the code to pay by at the left, the signature at the right. */
function footBox(paper: Paper, signature: string | undefined): Content {
  const { remarks, closing, upi } = paper
  const left: Column[] = [
    { width: '*', stack: [...remarks.map(remark), ...closing.map((text) => ({ text }))] },
    ...(upi ? [payBlock(upi, 124)] : []),
  ]
  const right = 150
  return {
    layout: box(),
    table: {
      widths: [widthOf(A4) - right - 4 * PADDING - 3 * LINE, right],
      body: [[{ columnGap: 8, columns: left }, { columns: [signatureBlock(paper, signature, right)] }]],
    },
  }
}

/** Sums, words, taxes, terms and signature; the signature stays with the totals, or with the last taxes. */
function endingBoxes(paper: Paper, accent: string, signature: string | undefined): Content[] {
  const { taxes, taxWords, remarks } = paper
  const long = areLong(remarks)
  const words = taxWords ? [labelled('Tax in words', taxWords)] : []
  const foot = [...words, footBox(long ? { ...paper, remarks: [] } : paper, signature)]
  const after: Content[] = long ? [{ stack: remarks.map(remark), margin: [0, 12, 0, 0] }] : []
  if (!taxes || taxes.rows.length <= MOST_TAX_ROWS_TOGETHER)
    return [
      together(...sumsBox(paper), ...(taxes ? [boxedTaxes(taxes, true, accent)] : []), ...foot),
      ...after,
    ]
  const [first, last] = divided(taxes)
  return [
    together(...sumsBox(paper)),
    boxedTaxes(first, true, accent),
    together(boxedTaxes(last, false, accent), ...foot),
    ...after,
  ]
}
