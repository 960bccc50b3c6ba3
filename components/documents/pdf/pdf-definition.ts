import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Look } from '@/lib/invoicing/model/document'
import type { Pictures } from '@/lib/invoicing/storage/picture-storage'
import { drawable } from '@/components/documents/pdf/pdf-letters'
import { BASE_FAMILY } from '@/components/documents/pdf/pdf-scripts'
import { textRuns, withTextRuns } from '@/components/documents/pdf/pdf-text'
import { A4_LOOKS, type A4Look } from '@/components/documents/pdf/pdf-look'
import { ending } from '@/components/documents/pdf/pdf-ending'
import { entryList, MILLIMETRE, partyBlock, type PdfPage, SOFT } from '@/components/documents/pdf/pdf-parts'
import { compactReceipt } from '@/components/documents/pdf/pdf-receipt'
import { rollOf } from '@/components/documents/pdf/pdf-roll'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import type { Paper } from '@/components/documents/paper/paper'

/** Widths of the rolls of tills, in millimetres, by look. */
const ROLLS: Partial<Record<Look, number>> = { thermal: 80, thermal58: 58 }

/**
 * Papers as pdfmake takes them: A4 with repeated table heads and 'page n of m', or one long strip of a till's roll. All texts
 * come from the papers.
 * @throws RangeError without a paper
 */
export function pdfOf(papers: readonly Paper[], pictures: Pictures): TDocumentDefinitions {
  const [first] = papers
  if (!first) throw new RangeError('A PDF has at least one paper')
  const name = nameOf(papers)
  const rollMillimetres = ROLLS[first.look]
  return {
    info: { title: drawable(name), author: drawable(first.seller.name) },
    language: 'en-IN',
    displayTitle: true,
    defaultStyle: { font: BASE_FAMILY, fontSize: rollMillimetres ? 8 : 9, lineHeight: 1.02 },
    ...withTextRuns(
      rollMillimetres ? rollOf(papers, pictures, rollMillimetres) : pagesOf(papers, pictures, name),
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

function a4(paper: Paper, pictures: Pictures, look: A4Look): Content[] {
  return [
    ...(paper.copy ? [{ text: paper.copy, fontSize: 8, alignment: 'right', color: SOFT } as Content] : []),
    ...(paper.statement
      ? [{ text: paper.statement, bold: true, alignment: 'center', margin: [0, 0, 0, 8] } as Content]
      : []),
    look.head(paper, pictures[paper.logo]),
    partyBlock(paper.client),
    ...(paper.table ? [paperTable(paper.table, look)] : []),
    ...(paper.entries.length ? [entryList(paper.entries, 14)] : []),
    ...ending(paper, look.accent, pictures[paper.signature]),
  ]
}
