import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Look } from '@/lib/invoicing/model/document'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'
import { billHead, billPages, type BillSheet } from '@/components/documents/pdf/pdf-bill'
import { drawable } from '@/components/documents/pdf/pdf-letters'
import { BASE_FAMILY } from '@/components/documents/pdf/pdf-scripts'
import { textRuns, withTextRuns } from '@/components/documents/pdf/pdf-text'
import { A4_LOOKS, type A4Look } from '@/components/documents/pdf/pdf-look'
import { ending } from '@/components/documents/pdf/pdf-ending'
import type { Layout } from '@/components/documents/pdf/pdf-measure'
import { entryList, MILLIMETRE, type PdfPage, SOFT } from '@/components/documents/pdf/pdf-parts'
import { compactReceipt } from '@/components/documents/pdf/pdf-receipt'
import { rollOf } from '@/components/documents/pdf/pdf-roll'
import type { Paper } from '@/components/documents/paper/paper'

/** Widths of the rolls of tills, in millimetres, by look. */
const ROLLS: Partial<Record<Look, number>> = { thermal: 80, thermal58: 58 }

/**
 * Papers as pdfmake takes them: A4 with repeated heads and 'page n of m', or one long strip of a till's roll. All texts
 * come from the papers.
 * @param layout lays out a definition, to measure it
 * @throws RangeError without a paper
 */
export async function pdfOf(
  papers: readonly Paper[],
  pictures: Pictures,
  layout: Layout,
): Promise<TDocumentDefinitions> {
  const [first] = papers
  if (!first) throw new RangeError('A PDF has at least one paper')
  const name = nameOf(papers)
  const rollMillimetres = ROLLS[first.look]
  return {
    info: { title: drawable(name), author: drawable(first.seller.name) },
    language: 'en-IN',
    displayTitle: true,
    ...typeOf(first.look),
    ...withTextRuns(
      rollMillimetres
        ? rollOf(papers, pictures, rollMillimetres)
        : await pagesOf(papers, pictures, name, layout),
    ),
  }
}

const typeOf = (look: Look): Pick<TDocumentDefinitions, 'defaultStyle'> => ({
  defaultStyle: { font: BASE_FAMILY, fontSize: look in ROLLS ? 8 : 9, lineHeight: 1.02 },
})

/** 'Tax Invoice INV-001'; of several papers the first and the last number. */
function nameOf(papers: readonly Paper[]): string {
  const [first, ...others] = new Set(papers.map(({ fileStem }) => fileStem))
  const name = `${papers[0]!.title} ${first}`
  return others.length > 0 ? `${name} to ${others.at(-1)}` : name
}

const MARGINS = [14, 13, 14, 16].map((side) => side * MILLIMETRE) as [number, number, number, number]
const A4 = { width: 595.28, height: 841.89 }
/** Across, as wide as an A4 page. */
const A5 = { width: 595.28, height: 419.53 }

async function pagesOf(
  papers: readonly Paper[],
  pictures: Pictures,
  name: string,
  layout: Layout,
): Promise<PdfPage> {
  const first = papers[0]!
  const sheet: BillSheet = {
    ...typeOf(first.look),
    width: A4.width,
    pageMargins: MARGINS,
    pageHeight: A4.height - MARGINS[1] - MARGINS[3],
    layout,
    known: new Map(),
  }
  const content: Content[] = []
  for (const [place, paper] of papers.entries())
    content.push(await pageOf(paper, pictures, papers[place - 1], sheet))
  return {
    pageSize: first.sheet === 'a5' ? A5 : 'A4',
    pageMargins: MARGINS,
    content,
    footer: (page, pages) => ({
      columns: [
        { text: textRuns(name) as string },
        { text: `Page ${page} of ${pages}`, width: 'auto', alignment: 'right' },
      ],
      margin: [MARGINS[0], 4 * MILLIMETRE, MARGINS[2], 0],
      fontSize: 8,
      color: SOFT,
    }),
  }
}

/** Several receipts share a page; every other paper begins a page of its own. */
async function pageOf(
  paper: Paper,
  pictures: Pictures,
  before: Paper | undefined,
  sheet: BillSheet,
): Promise<Content> {
  if (paper.compact && before?.compact !== false) return compactReceipt(paper, pictures)
  const look = A4_LOOKS[paper.look === 'letterhead' ? 'letterhead' : 'plain']
  return {
    stack: paper.table
      ? await billPages({ ...paper, table: paper.table }, pictures, look, sheet)
      : receiptPage(paper, pictures, look),
    ...(before && { pageBreak: 'before' }),
  }
}

const receiptPage = (paper: Paper, pictures: Pictures, look: A4Look): Content[] => [
  ...billHead(paper, pictures, look),
  entryList(paper.entries, 14),
  ...ending(paper, look.accent, pictures[paper.signature]),
]
