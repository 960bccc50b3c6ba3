import type { Column, Content, TableCell } from 'pdfmake/interfaces'
import {
  borderless,
  eInvoiceBlock,
  payBlock,
  signatureBlock,
  SOFT_GREY,
} from '@/components/documents/pdf/pdf-parts'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import type { Paper, PaperFact, PaperSum, PaperTable } from '@/components/documents/paper/paper'

/** As much as certainly fits one page with the rest of the ending. */
export const MOST_TAX_ROWS_TOGETHER = 12
const MOST_TAX_ROWS_ON_SMALL = 6
const LONGEST_REMARKS_TOGETHER = 1_200

/** Remarks that do not fit next to a signature. */
export const areLongRemarks = (remarks: readonly PaperFact[]): boolean =>
  remarks.reduce((length, { value }) => length + value.length, 0) > LONGEST_REMARKS_TOGETHER

/** The colour of strong rules, and the size relative to A4. */
export interface EndingStyle {
  accent: string
  scale: number
  small?: boolean
  /** For one page in place of two: smaller taxes and code, narrower gaps. */
  tight: boolean
  /** The padding of a row of the tax table, in points. */
  padding?: number | undefined
  /** The width between the margins, in points. */
  room?: number
}

/**
 * Totals; then taxes, terms and signature, which stay together, so that no page holds a signature alone. Where there is
 * too much of them, the signature stays with the last taxes, and long remarks come after it.
 */
export function billEnding(
  paper: Paper,
  { accent, scale, small = false, tight, padding, room = widthOf(A4) }: EndingStyle,
  signature: string | undefined,
): Content[] {
  const { taxes, remarks } = paper
  const fontSize = (tight ? TIGHT_TAX_SIZE : TAX_SIZE) * scale
  const gap = gapOf({ scale, small, tight })
  const long = areLongRemarks(remarks)
  const foot = [
    ...eInvoiceBlock(paper, scale),
    footOf(long ? { ...paper, remarks: [] } : paper, signature, { scale, gap, code: codeSize(tight) }),
  ]
  const after: Content[] = long ? [{ stack: remarks.map(remarkBlock), margin: [0, 16, 0, 0] }] : []
  const totals = sums(paper.sums, { words: paper.words, scale, gap })
  const mostTogether = small ? MOST_TAX_ROWS_ON_SMALL : MOST_TAX_ROWS_TOGETHER
  if (!taxes || taxes.rows.length <= mostTogether) {
    const table = taxes
      ? [paperTable(taxes, { accent, scale, fontSize, padding, above: 14 * gap, room })]
      : []
    return [keepTogether(totals), keepTogether(...table, ...foot), ...after]
  }
  const [first, last] = splitTable(taxes)
  const style = {
    accent,
    scale,
    fontSize,
    padding,
    widths: 'even' as const,
    whole: taxes,
    room,
  }
  return [
    keepTogether(totals),
    paperTable(first, { ...style, above: 14 * gap }),
    keepTogether(paperTable(last, { ...style, headed: false }), ...foot),
    ...after,
  ]
}

/** The size of the gaps between the parts, relative to the usual one. */
const gapOf = ({ scale, small, tight }: { scale: number; small: boolean; tight: boolean }) =>
  tight ? scale / 3 : small ? scale / 2 : scale

const TAX_SIZE = 8
const TIGHT_TAX_SIZE = 7

/** The side of the code to pay by, in points on A4. */
export const codeSize = (tight: boolean) => (tight ? 72 : 96)

export const keepTogether = (...stack: Content[]): Content => ({ unbreakable: true, stack })

const ROWS_WITH_FOOT = 3

/** A long table in two: the last rows stay with what follows them. */
export function splitTable({ columns, rows, foot }: PaperTable): [PaperTable, PaperTable] {
  return [
    { columns, rows: rows.slice(0, -ROWS_WITH_FOOT) },
    { columns, rows: rows.slice(-ROWS_WITH_FOOT), ...(foot && { foot }) },
  ]
}

function sums(
  rows: readonly PaperSum[],
  { words, scale, gap }: { words: string; scale: number; gap: number },
): Content {
  return {
    margin: [0, 10 * gap, 0, 0],
    stack: [
      ...(rows.length
        ? [{ columns: [{ width: '*', text: '' }, sumTable(rows, scale, gap)] } as Content]
        : []),
      ...(words ? [{ text: words, bold: true, alignment: 'right', margin: [0, 5, 0, 0] } as Content] : []),
    ],
  }
}

const LONG_LABEL = 36

/** Sums at the right of the page, with a line above a total that follows others. */
function sumTable(rows: readonly PaperSum[], scale: number, gap: number): Column {
  const strongAt = rows.findIndex(({ strong }) => strong)
  const body = rows.map(({ label, value, strong }): TableCell[] => {
    const style = strong ? { bold: true, fontSize: 12.5 * scale } : {}
    return [
      { text: label, color: strong ? '#111111' : SOFT_GREY, noWrap: label.length < LONG_LABEL, ...style },
      { text: value, alignment: 'right', noWrap: true, ...style },
    ]
  })
  return {
    width: 'auto',
    layout: {
      ...borderless(18, 1.5 * gap),
      hLineWidth: (line) => (line === strongAt && line > 0 ? 0.75 : 0),
    },
    table: { widths: ['auto', 'auto'], body },
  }
}

export const remarkBlock = ({ label, value }: PaperFact): Content => ({
  text: [{ text: `${label}\n`, bold: true }, value],
  margin: [0, 0, 0, 6],
})

/** Remarks at the left, the code to pay by in the middle, the signature at the right. */
function footOf(
  paper: Paper,
  signature: string | undefined,
  { scale, gap, code }: { scale: number; gap: number; code: number },
): Content {
  const { remarks, closing, upi } = paper
  return {
    margin: [0, 20 * gap, 0, 0],
    columnGap: 16 * scale,
    columns: [
      { width: '*', stack: [...remarks.map(remarkBlock), ...closing.map((text) => ({ text }))] },
      ...(upi ? [payBlock(upi, 124 * scale, code * scale)] : []),
      signatureBlock(paper, signature, 140 * scale),
    ],
  }
}
