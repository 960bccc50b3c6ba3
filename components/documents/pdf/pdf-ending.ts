import type { Column, Content, TableCell } from 'pdfmake/interfaces'
import { borderless, payBlock, signatureBlock, SOFT } from '@/components/documents/pdf/pdf-parts'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import type { Paper, PaperFact, PaperSum, PaperTable } from '@/components/documents/paper/paper'

/** As much as fits one page with certainty, beside the rest of the ending. */
const MOST_TAX_ROWS_TOGETHER = 12
const LONGEST_REMARKS_TOGETHER = 1_200

/**
 * Totals, taxes, terms and signature. They stay together, so that no page holds a signature alone; where there is too
 * much of them, the signature stays with the last taxes, and long remarks come after it.
 */
export function ending(paper: Paper, accent: string, signature: string | undefined): Content[] {
  const { taxes, remarks } = paper
  const long = remarks.reduce((length, { value }) => length + value.length, 0) > LONGEST_REMARKS_TOGETHER
  const foot = footOf(long ? { ...paper, remarks: [] } : paper, signature)
  const after: Content[] = long ? [{ stack: remarks.map(remark), margin: [0, 16, 0, 0] }] : []
  const totals = sums(paper.sums, paper.words)
  if (!taxes || taxes.rows.length <= MOST_TAX_ROWS_TOGETHER) {
    const table = taxes ? [paperTable(taxes, { accent, fontSize: TAX_SIZE })] : []
    return [together(totals, ...table, foot), ...after]
  }
  const [first, last] = divided(taxes)
  return [
    together(totals),
    paperTable(first, { accent, fontSize: TAX_SIZE, widths: 'even' }),
    together(paperTable(last, { accent, fontSize: TAX_SIZE, widths: 'even', headed: false }), foot),
    ...after,
  ]
}

const TAX_SIZE = 8

const together = (...stack: Content[]): Content => ({ unbreakable: true, stack })

const ROWS_WITH_FOOT = 3

/** A long table in two: the last rows stay with what follows them. */
function divided({ columns, rows, foot }: PaperTable): [PaperTable, PaperTable] {
  return [
    { columns, rows: rows.slice(0, -ROWS_WITH_FOOT) },
    { columns, rows: rows.slice(-ROWS_WITH_FOOT), ...(foot && { foot }) },
  ]
}

function sums(rows: readonly PaperSum[], words: string): Content {
  return {
    margin: [0, 10, 0, 0],
    stack: [
      ...(rows.length ? [{ columns: [{ width: '*', text: '' }, sumTable(rows)] } as Content] : []),
      ...(words ? [{ text: words, bold: true, alignment: 'right', margin: [0, 5, 0, 0] } as Content] : []),
    ],
  }
}

/** Sums at the right of the page, with a line over the total where others stand above it. */
function sumTable(rows: readonly PaperSum[]): Column {
  const strongAt = rows.findIndex(({ strong }) => strong)
  const body = rows.map(({ label, value, strong }): TableCell[] => {
    const style = strong ? { bold: true, fontSize: 12.5 } : {}
    return [
      { text: label, color: strong ? '#111111' : SOFT, ...style },
      { text: value, alignment: 'right', noWrap: true, ...style },
    ]
  })
  return {
    width: 'auto',
    layout: {
      ...borderless(18, 1.5),
      hLineWidth: (line) => (line === strongAt && line > 0 ? 0.75 : 0),
    },
    table: { widths: ['auto', 'auto'], body },
  }
}

const remark = ({ label, value }: PaperFact): Content => ({
  text: [{ text: `${label}\n`, bold: true }, value],
  margin: [0, 0, 0, 6],
})

/** Remarks at the left, the code to pay by in the middle, the signature at the right. */
function footOf(paper: Paper, signature: string | undefined): Content {
  const { remarks, closing, upi } = paper
  return {
    margin: [0, 20, 0, 0],
    columnGap: 16,
    columns: [
      { width: '*', stack: [...remarks.map(remark), ...closing.map((text) => ({ text }))] },
      ...(upi ? [payBlock(upi, 124)] : []),
      signatureBlock(paper, signature),
    ],
  }
}
