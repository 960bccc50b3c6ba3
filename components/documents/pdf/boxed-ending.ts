import type { Column, Content } from 'pdfmake/interfaces'
import { tint } from '@/components/documents/paper/accent'
import type { Paper, PaperTable } from '@/components/documents/paper/paper'
import {
  boxLayout,
  LINE_WIDTH,
  PADDING,
  sumWidth,
  TIGHT_PADDING,
} from '@/components/documents/pdf/boxed-lines'
import {
  areLongRemarks,
  codeSize,
  splitTable,
  MOST_TAX_ROWS_TOGETHER,
  remarkBlock,
  keepTogether,
} from '@/components/documents/pdf/pdf-ending'
import { eInvoiceBlock, payBlock, signatureBlock, SOFT_GREY } from '@/components/documents/pdf/pdf-parts'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'

/** From the value down to the total, in the last column. */
function sumsBox({ sums, words, wording }: Paper): Content[] {
  const style = { bold: true, fontSize: 11 }
  return [
    {
      layout: {
        ...boxLayout(),
        hLineWidth: (line, { table }) =>
          line === table.body.length || sums[line]?.strong ? (line === 0 ? 0 : LINE_WIDTH) : 0,
      },
      table: {
        widths: ['*', sumWidth(sums)],
        body: sums.map(({ label, value, strong }) => [
          { text: label, alignment: 'right', ...(strong ? style : {}) },
          { text: value, alignment: 'right', noWrap: true, ...(strong ? style : {}) },
        ]),
      },
    },
    ...(words ? [labelled(wording.label('Amount in words'), words)] : []),
  ]
}

/** One box across, with what it holds named above it. */
const labelled = (label: string, text: string): Content => ({
  layout: boxLayout(),
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: label, fontSize: 7.5, color: SOFT_GREY },
            { text, bold: true },
          ],
        },
      ],
    ],
  },
})

interface BoxStyle {
  accent: string
  tight: boolean
}

const boxedTaxes = (
  table: PaperTable,
  { accent, tight }: BoxStyle,
  { headed = true, whole = table }: { headed?: boolean; whole?: PaperTable } = {},
): Content =>
  paperTable(table, {
    accent,
    fontSize: tight ? 7 : 8,
    headed,
    above: 0,
    widths: 'even',
    whole,
    layout: boxLayout(tight ? { padding: TIGHT_PADDING } : {}),
    heads: { fill: tint(accent, 0.08), color: '#111111' },
  })

/** Remarks and the code to pay by at the left, the signature at the right. */
function footBox(
  paper: Paper,
  { signature, tight }: { signature: string | undefined; tight: boolean },
): Content {
  const { remarks, closing, upi } = paper
  const left: Column[] = [
    { width: '*', stack: [...remarks.map(remarkBlock), ...closing.map((text) => ({ text }))] },
    ...(upi ? [payBlock(upi, 124, codeSize(tight))] : []),
  ]
  const right = 150
  return {
    layout: boxLayout(),
    table: {
      widths: [widthOf(A4) - right - 4 * PADDING - 3 * LINE_WIDTH, right],
      body: [[{ columnGap: 8, columns: left }, { columns: [signatureBlock(paper, signature, right)] }]],
    },
  }
}

/** One box across. */
const boxed = (content: Content): Content => ({
  layout: boxLayout(),
  table: { widths: ['*'], body: [[content]] },
})

/** Sums and words; then taxes, terms and signature, which stay together or with the last taxes. */
export function endingBoxes(paper: Paper, style: BoxStyle, signature: string | undefined): Content[] {
  const { taxes, taxWords, remarks } = paper
  const long = areLongRemarks(remarks)
  const words = taxWords ? [labelled(paper.wording.label('Tax in words'), taxWords)] : []
  const foot = [
    ...words,
    ...eInvoiceBlock(paper).map(boxed),
    footBox(long ? { ...paper, remarks: [] } : paper, { signature, tight: style.tight }),
  ]
  const after: Content[] = long ? [{ stack: remarks.map(remarkBlock), margin: [0, 12, 0, 0] }] : []
  if (!taxes || taxes.rows.length <= MOST_TAX_ROWS_TOGETHER)
    return [
      keepTogether(...sumsBox(paper)),
      keepTogether(...(taxes ? [boxedTaxes(taxes, style)] : []), ...foot),
      ...after,
    ]
  const [first, last] = splitTable(taxes)
  return [
    keepTogether(...sumsBox(paper)),
    boxedTaxes(first, style, { whole: taxes }),
    keepTogether(boxedTaxes(last, style, { headed: false, whole: taxes }), ...foot),
    ...after,
  ]
}
