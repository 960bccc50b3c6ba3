import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Look } from '@/lib/invoicing/document/look'
import type { Pictures } from '@/lib/invoicing/storage/stored-pictures'
import { billPages, type BillLayout } from '@/components/documents/pdf/pdf-bill'
import { inOneLine } from '@/components/documents/paper/paper-words'
import { replaceUndrawable } from '@/components/documents/pdf/pdf-letters'
import { lookOf } from '@/components/documents/pdf/pdf-look'
import type { Layout } from '@/components/documents/pdf/pdf-measure'
import { entryList, MILLIMETRE, type PdfPage, SOFT_GREY } from '@/components/documents/pdf/pdf-parts'
import { compactReceipt } from '@/components/documents/pdf/pdf-receipt'
import { rollOf } from '@/components/documents/pdf/pdf-roll'
import { A4, HALF_OF_A4, type PdfSheet, textStyleOf } from '@/components/documents/pdf/pdf-sheet'
import { textRuns, withTextRuns } from '@/components/documents/pdf/pdf-text'
import type { Paper } from '@/components/documents/paper/paper'

/** Widths of the rolls of tills, in millimetres, by look. */
const ROLL_SIZE = 8
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
  const sheet = sheetOf(first)
  const fontSize = rollMillimetres ? ROLL_SIZE : sheet.fontSize
  return {
    info: { title: replaceUndrawable(name), author: replaceUndrawable(first.seller.name) },
    language: first.wording.lang,
    displayTitle: true,
    defaultStyle: textStyleOf({ fontSize }),
    ...withTextRuns(
      fontSize,
      rollMillimetres
        ? rollOf(papers, pictures, rollMillimetres)
        : await pagesOf(papers, pictures, { name, sheet, layout }),
    ),
  }
}

/** The sheet of the first paper is that of all: they come from one document. */
function sheetOf(paper: Paper): PdfSheet {
  if (!paper.compact) return lookOf(paper).sheet
  return paper.sheet === 'a5' ? HALF_OF_A4 : A4
}

/** 'Tax Invoice INV-001'; of several papers the first and the last number. */
function nameOf(papers: readonly Paper[]): string {
  const [first, ...others] = new Set(papers.map(({ fileStem }) => fileStem))
  const { title, wording } = papers[0]!
  const name = `${inOneLine(title)} ${first}`
  return others.length > 0 ? wording.text('{0} to {1}', name, others.at(-1)!) : name
}

interface PageTerms {
  name: string
  sheet: PdfSheet
  layout: Layout
}

async function pagesOf(
  papers: readonly Paper[],
  pictures: Pictures,
  { name, sheet, layout }: PageTerms,
): Promise<PdfPage> {
  const known: BillLayout['known'] = new Map()
  const content: Content[] = []
  for (const [place, paper] of papers.entries())
    content.push(await pageOf(paper, { pictures, before: papers[place - 1], bills: { layout, known } }))
  const { width, height, margins } = sheet
  const { wording } = papers[0]!
  return {
    pageSize: { width, height },
    pageMargins: margins,
    content,
    footer: (page, pages) => ({
      columns: [
        { text: textRuns(name) as string },
        { text: wording.text('Page {0} of {1}', page, pages), width: 'auto', alignment: 'right' },
      ],
      margin: [margins[0], 4 * MILLIMETRE, margins[2], 0],
      fontSize: 8,
      color: SOFT_GREY,
    }),
  }
}

/** Several receipts share a page; every other paper begins a page of its own. */
async function pageOf(
  paper: Paper,
  { pictures, before, bills }: { pictures: Pictures; before: Paper | undefined; bills: BillLayout },
): Promise<Content> {
  if (paper.compact && before?.compact !== false) return compactReceipt(paper, pictures)
  const look = lookOf(paper)
  return {
    stack: paper.table
      ? await billPages(
          { ...paper, table: paper.table },
          { pictures, looks: { usual: look, tight: lookOf(paper, { tight: true }) }, layout: bills },
        )
      : [...look.head(paper, pictures), entryList(paper.entries, 14), ...look.ending(paper, pictures)],
    ...(before && { pageBreak: 'before' }),
  }
}
