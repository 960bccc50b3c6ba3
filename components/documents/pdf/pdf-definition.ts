import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Look } from '@/lib/invoicing/draft'
import type { Pictures } from '@/lib/invoicing/picture-storage'
import { drawable } from '@/components/documents/pdf/pdf-letters'
import { BASE_FAMILY } from '@/components/documents/pdf/pdf-scripts'
import { textRuns, withTextRuns } from '@/components/documents/pdf/pdf-text'
import { A4_LOOKS, type A4Look } from '@/components/documents/pdf/pdf-look'
import {
  borderless,
  columnWidths,
  entryList,
  MILLIMETRE,
  partyBlock,
  payBlock,
  type PdfPage,
  ruled,
  signatureBlock,
  SOFT,
} from '@/components/documents/pdf/pdf-parts'
import { compactReceipt } from '@/components/documents/pdf/pdf-receipt'
import { rollOf } from '@/components/documents/pdf/pdf-roll'
import type { Paper, PaperSum, PaperTable } from '@/components/documents/paper/paper'

/** Widths of the rolls of tills, in millimetres, by look. */
const ROLLS: Partial<Record<Look, number>> = { thermal: 80, thermal58: 58 }

/**
 * Papers as pdfmake takes them: A4 with repeated table heads and 'page n of m', or one long strip of a till's roll. All texts
 * come from the papers; letters without a shape in the font are replaced (`lettersNotDrawn` names them).
 * @throws RangeError without a paper
 */
export function pdfOf(papers: readonly Paper[], pictures: Pictures): TDocumentDefinitions {
  const safe = papers.map(drawablePaper)
  const [first] = safe
  if (!first) throw new RangeError('A PDF has at least one paper')
  const name = drawable(nameOf(safe))
  const rollMillimetres = ROLLS[first.look]
  return {
    info: { title: name, author: first.seller.name },
    language: 'en-IN',
    displayTitle: true,
    defaultStyle: { font: BASE_FAMILY, fontSize: rollMillimetres ? 8 : 9, lineHeight: 1.02 },
    ...withTextRuns(
      rollMillimetres ? rollOf(safe, pictures, rollMillimetres) : pagesOf(safe, pictures, name),
    ),
  }
}

/** 'Tax Invoice INV-001'; of several papers the first and the last number. */
function nameOf(papers: readonly Paper[]): string {
  const [first, ...others] = new Set(papers.map(({ fileStem }) => fileStem))
  const name = `${papers[0]!.title} ${first}`
  return others.length > 0 ? `${name} to ${others.at(-1)}` : name
}

function pagesOf(papers: readonly Paper[], pictures: Pictures, name: string): PdfPage {
  return {
    pageSize: 'A4',
    pageMargins: [14 * MILLIMETRE, 13 * MILLIMETRE, 14 * MILLIMETRE, 16 * MILLIMETRE],
    content: papers.map((paper, place) => pageOf(paper, pictures, papers[place - 1])),
    footer: (page, pages) => ({
      columns: [
        { text: textRuns(name) as string },
        { text: `Page ${page} of ${pages}`, width: 'auto', alignment: 'right' },
      ],
      margin: [14 * MILLIMETRE, 4 * MILLIMETRE, 14 * MILLIMETRE, 0],
      fontSize: 8,
      color: SOFT,
    }),
  }
}

/** Several rent receipts stand on a page; every other paper begins a page of its own. */
function pageOf(paper: Paper, pictures: Pictures, before: Paper | undefined): Content {
  if (paper.stamp && before?.stamp !== false) return compactReceipt(paper, pictures[paper.signature])
  return {
    stack: a4(paper, pictures, A4_LOOKS[paper.look === 'letterhead' ? 'letterhead' : 'plain']),
    ...(before && { pageBreak: 'before' }),
  }
}

/** Every text in it drawable; ids of pictures and the link of the QR code stay as they are. */
function drawablePaper(paper: Paper): Paper {
  const { logo, signature, upi, fileStem, look, ...texts } = paper
  return {
    ...(everyText(texts) as typeof texts),
    ...{ logo, signature, fileStem, look },
    upi: upi && { link: upi.link, says: drawable(upi.says) },
  }
}

function everyText(value: unknown): unknown {
  if (typeof value === 'string') return drawable(value)
  if (Array.isArray(value)) return value.map(everyText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everyText(inner)]))
}

function a4(paper: Paper, pictures: Pictures, look: A4Look): Content[] {
  return [
    ...(paper.copy ? [{ text: paper.copy, fontSize: 8, alignment: 'right', color: SOFT } as Content] : []),
    ...(paper.statement
      ? [{ text: paper.statement, bold: true, alignment: 'center', margin: [0, 0, 0, 8] } as Content]
      : []),
    look.head(paper, pictures[paper.logo]),
    partyBlock(paper.client),
    ...(paper.table ? [itemTable(paper.table, look)] : []),
    ...(paper.entries.length ? [entryList(paper.entries)] : []),
    ...ending(paper, look, pictures[paper.signature]),
  ]
}

/** More than this does not fit one page with certainty, and is then allowed to break. */
const MOST_TAX_ROWS_TOGETHER = 12
const LONGEST_REMARKS_TOGETHER = 1_500

/** Totals, taxes, terms and signature stay together, so that no page holds a signature alone. */
function ending(paper: Paper, look: A4Look, signature: string | undefined): Content[] {
  const parts = [
    sums(paper.sums, paper.words),
    ...(paper.taxes ? [itemTable(paper.taxes, look, 8)] : []),
    foot(paper, signature),
  ]
  const remarks = paper.remarks.reduce((length, { value }) => length + value.length, 0)
  const fits =
    (paper.taxes?.rows.length ?? 0) <= MOST_TAX_ROWS_TOGETHER && remarks <= LONGEST_REMARKS_TOGETHER
  return fits ? [{ unbreakable: true, stack: parts.map(asPart) }] : parts
}

/** A part of an unbreakable stack: what is unbreakable by itself as well confuses the layout. */
const asPart = (part: Content): Content =>
  typeof part === 'object' && 'unbreakable' in part ? { ...part, unbreakable: false } : part

function itemTable({ columns, rows, foot }: PaperTable, look: A4Look, fontSize = 9): Content {
  const place = (cells: readonly string[], extra: object): TableCell[] =>
    cells.map((text, column) => ({
      text,
      alignment: columns[column]!.holds === 'number' ? 'right' : 'left',
      noWrap: columns[column]!.holds !== 'words',
      ...extra,
    }))
  const headings = columns.map(({ heading }) => heading)
  return {
    margin: [0, 14, 0, 0],
    fontSize,
    layout: ruled(look.accent, foot !== undefined),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columnWidths(columns),
      body: [
        // A heading breaks between words, and never within one: 'HSN/SAC' else would.
        place(headings, { color: SOFT }).map((cell, column) => ({
          ...(cell as object),
          noWrap: !headings[column]!.includes(' '),
        })) as TableCell[],
        ...rows.map((cells) => place(cells, {})),
        ...(foot ? [place(foot, { bold: true })] : []),
      ],
    },
  }
}

function sums(rows: readonly PaperSum[], words: string): Content {
  return {
    unbreakable: true,
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

/** Remarks at the left, the code to pay by in the middle, the signature at the right. */
function foot(paper: Paper, signature: string | undefined): Content {
  const { remarks, closing, upi } = paper
  return {
    unbreakable: true,
    margin: [0, 20, 0, 0],
    columnGap: 16,
    columns: [
      {
        width: '*',
        stack: [
          ...remarks.map(({ label, value }) => ({
            text: [{ text: `${label}\n`, bold: true }, value],
            margin: [0, 0, 0, 6] as [number, number, number, number],
          })),
          ...closing.map((text) => ({ text })),
        ],
      },
      ...(upi ? [payBlock(upi, 108)] : []),
      signatureBlock(paper, signature),
    ],
  }
}
