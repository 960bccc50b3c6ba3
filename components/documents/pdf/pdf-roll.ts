import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { pictureOf, type Pictures } from '@/lib/invoicing/storage/stored-pictures'
import {
  borderless,
  lineAcross,
  MILLIMETRE,
  type PdfPage,
  payBlock,
  signedQr,
  ruledLayout,
  stampBox,
} from '@/components/documents/pdf/pdf-parts'
import { fittingSize } from '@/components/documents/pdf/fitting-size'
import { inOneLine } from '@/components/documents/paper/paper-words'
import type { Paper, PaperFact, PaperSum, PaperTable } from '@/components/documents/paper/paper'

const MARGIN = 4 * MILLIMETRE
const ROOM_TO_SIGN = 8 * MILLIMETRE
/** Points between the margins below which totals and the table of tax are set smaller. */
const NARROW = 180

/** Papers as one strip of the roll of a till, as long as it needs to be. */
export function rollOf(papers: readonly Paper[], pictures: Pictures, widthMillimetres: number): PdfPage {
  const width = widthMillimetres * MILLIMETRE
  return {
    pageSize: { width, height: 'auto' } as TDocumentDefinitions['pageSize'],
    pageMargins: [MARGIN, MARGIN, MARGIN, 2 * MARGIN],
    content: papers.flatMap((paper, place) => [
      ...(place > 0 ? [cutLine(width - 2 * MARGIN)] : []),
      ...strip(paper, pictures, width - 2 * MARGIN),
    ]),
  }
}

const centred = (text: string, style: object = {}): Content => ({ text, alignment: 'center', ...style })
const dashedLine = (width: number): Content => ({
  ...lineAcross(width, { lineWidth: 0.6, lineColor: '#555555', dash: { length: 2 } }),
  margin: [0, 5, 0, 5],
})

/** Between two receipts on one strip. */
const cutLine = (width: number): Content => ({ stack: [dashedLine(width)], margin: [0, 8 * MILLIMETRE] })

function strip(paper: Paper, pictures: Pictures, width: number): Content[] {
  const dashes = () => dashedLine(width)
  const { client, remarks, closing } = paper
  const [logo, signature] = [pictureOf(pictures, paper.logo), pictureOf(pictures, paper.signature)]
  return [
    ...stripHead(paper, logo),
    dashes(),
    centred(paper.title, { bold: true, fontSize: 10.5 }),
    pairs([...paper.facts, ...(client.name ? [{ label: client.heading, value: client.name }] : [])]),
    ...client.lines.map((text) => ({ text })),
    dashes(),
    ...(paper.table ? [items(paper.table), dashes()] : []),
    ...(paper.entries.length ? [pairs(paper.entries), dashes()] : []),
    sums(paper.sums, width),
    ...(paper.words ? [{ text: paper.words, bold: true, margin: [0, 4, 0, 0] } as Content] : []),
    ...(paper.taxes ? [taxTable(paper.taxes, width)] : []),
    ...(paper.upi ? [{ columns: [payBlock(paper.upi, '*')], margin: [0, 8, 0, 0] } as Content] : []),
    ...eInvoiceOnRoll(paper, width),
    ...remarks.map(({ label, value }) => ({
      text: [{ text: `${inOneLine(label)}: `, bold: true }, value],
      margin: [0, 4, 0, 0] as [number, number, number, number],
    })),
    ...closing.map((line) => centred(line, { margin: [0, 4, 0, 0] })),
    ...(paper.stamp ? [{ columns: [aside, stampBox(paper), aside], margin: [0, 8, 0, 0] } as Content] : []),
    ...(paper.signedFor
      ? [centred(paper.wording.label('For {0}', paper.signedFor), { margin: [0, 10, 0, 0] })]
      : []),
    ...(signature ? [{ image: signature, fit: [100, 36], alignment: 'center' } as Content] : []),
    centred(paper.signedBy, { margin: [0, paper.signedFor && !signature ? ROOM_TO_SIGN : 0, 0, 0] }),
  ]
}

/** As wide as the roll, up to 46 mm. */
function eInvoiceOnRoll({ eInvoice }: Paper, width: number): Content[] {
  if (!eInvoice) return []
  return [
    ...signedQr(eInvoice.qr, Math.min(width, 46 * MILLIMETRE)),
    ...eInvoice.lines.map((text) => centred(text, { fontSize: 6 })),
  ]
}

/** Centred content has it on both sides. */
const aside: Column = { width: '*', text: '' }

function stripHead({ copy, statement, seller }: Paper, logo: string | undefined): Content[] {
  return [
    ...(copy ? [centred(copy)] : []),
    ...(statement ? [centred(statement, { bold: true })] : []),
    ...(logo ? [{ image: logo, fit: [120, 56], alignment: 'center' } as Content] : []),
    ...(seller.name ? [centred(seller.name, { bold: true, fontSize: 12 })] : []),
    ...seller.lines.map((line) => centred(line)),
  ]
}

/** One with its name in law breaks. */
const LONGEST_WHOLE_LABEL = 24

function pairs(rows: readonly PaperFact[]): Content {
  if (rows.length === 0) return { text: '' }
  return {
    layout: borderless(6, 0.5),
    table: {
      widths: ['auto', '*'],
      body: rows.map(({ label, value }) => [
        { text: label, noWrap: label.length <= LONGEST_WHOLE_LABEL },
        { text: value, alignment: 'right' },
      ]),
    },
  }
}

/** The longest total that fits in its own size. */
const MOST_LETTERS_OF_NARROW = 16

/** Amounts are read whole; where both do not fit on one line, what they are breaks. */
function sums(rows: readonly PaperSum[], width: number): Content {
  const isLong = rows.some(({ value }) => value.length > MOST_LETTERS_OF_NARROW)
  const strongStyle = { bold: true, fontSize: width >= NARROW ? 11 : isLong ? 8 : 9.5 }
  return {
    layout: borderless(6, 0.5),
    table: {
      widths: ['*', 'auto'],
      body: rows.map(({ label, value, strong }) => [
        { text: label, ...(strong && strongStyle) },
        { text: value, alignment: 'right', noWrap: true, ...(strong && strongStyle) },
      ]),
    },
  }
}

/**
 * The words of an item, then quantity, rate and amount on one line, then what else it has: `cellsFor` has this order.
 */
const FIRST_DETAIL = 4

/** The roll is too narrow for columns: each item has a few lines. */
function items({ columns, rows }: PaperTable): Content {
  const body = rows.flatMap((cells): TableCell[][] => {
    const [words, quantity, rate, amount] = cells
    const details = columns.flatMap(({ heading }, column) =>
      column < FIRST_DETAIL || cells[column] === '' ? [] : [`${inOneLine(heading)} ${cells[column]!}`],
    )
    return [
      [{ text: words!, bold: true, colSpan: 2 }, ''],
      [{ text: `${quantity!} × ${rate!}` }, { text: amount!, alignment: 'right', noWrap: true }],
      [{ text: details.join('  ·  '), fontSize: 7, margin: [0, 0, 0, 3], colSpan: 2 }, ''],
    ]
  })
  return {
    layout: borderless(4, 0.5),
    table: { widths: ['*', 'auto'], body: body.length ? body : [['', '']] },
  }
}

function taxTable({ columns, rows, foot }: PaperTable, width: number): Content {
  const narrow = width < NARROW
  const padding = narrow ? 0.5 : 2
  const cellsOf = (cells: readonly string[]): TableCell[] =>
    cells.map((text, column) => ({ text, alignment: columns[column]!.holds === 'number' ? 'right' : 'left' }))
  return {
    fontSize: fittingSize({ columns, rows, ...(foot && { foot }) }, narrow ? 5.6 : 6.5, {
      width,
      gaps: columns.length * 2 * (padding + 2),
      even: false,
    }),
    margin: [0, 8, 0, 0],
    layout: ruledLayout('#555555', { footed: foot !== undefined }, padding),
    table: {
      // The codes and their heading are read whole; the column after them takes the width that is left.
      widths: columns.map((_, column) => (column === 1 ? '*' : 'auto')),
      body: [
        cellsOf(columns.map(({ heading }) => heading)).map((cell, column) => ({
          ...(cell as object),
          noWrap: column === 0,
        })) as TableCell[],
        ...rows.map(cellsOf),
        ...(foot ? [cellsOf(foot)] : []),
      ],
    },
  }
}
