import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pdfmake from 'pdfmake'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { isRoll, type Look } from '@/lib/invoicing/document/look'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { markActualText } from '@/components/documents/pdf/actual-text'
import { pdfOf } from '@/components/documents/pdf/pdf-definition'
import type { Layout } from '@/components/documents/pdf/pdf-measure'
import type { FontFamily } from '@/components/documents/pdf/pdf-scripts'
import type { Paper } from '@/components/documents/paper/paper'
import { papersOf } from '@/components/documents/paper/papers-of'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const FONTS = 'node_modules/@expo-google-fonts'
const google = (folder: string, name: string) => ({
  normal: `${FONTS}/${folder}/400Regular/${name}_400Regular.ttf`,
  bold: `${FONTS}/${folder}/600SemiBold/${name}_600SemiBold.ttf`,
})
/** The font files of each family. */
export const FONT_PATHS: Record<FontFamily, { normal: string; bold: string }> = {
  'Noto Sans Devanagari': google('noto-sans-devanagari', 'NotoSansDevanagari'),
  'Noto Sans Tamil': google('noto-sans-tamil', 'NotoSansTamil'),
  'Anek Telugu': google('anek-telugu', 'AnekTelugu'),
  'Noto Sans Kannada': google('noto-sans-kannada', 'NotoSansKannada'),
  'Anek Malayalam': google('anek-malayalam', 'AnekMalayalam'),
  'Noto Sans Bengali': google('noto-sans-bengali', 'NotoSansBengali'),
  'Noto Sans Gujarati': google('noto-sans-gujarati', 'NotoSansGujarati'),
  'Baloo Paaji 2': {
    normal: `${FONTS}/baloo-paaji-2/BalooPaaji2_400Regular.ttf`,
    bold: `${FONTS}/baloo-paaji-2/BalooPaaji2_600SemiBold.ttf`,
  },
  'Noto Sans Oriya': google('noto-sans-oriya', 'NotoSansOriya'),
  'Noto Naskh Arabic': google('noto-naskh-arabic', 'NotoNaskhArabic'),
}
const allFiles = Object.values(FONT_PATHS).flatMap(({ normal, bold }) => [normal, bold])

pdfmake.setFonts(FONT_PATHS)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => allFiles.includes(path))

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined
export const readBack = hasReader ? test : test.skip
if (!hasReader)
  process.stderr.write('SKIPPED: PDFs are not read back, there is no pdftotext (poppler-utils)\n')

const folder = temporaryFolder()

/** A line with these cells. */
export const line = (id: number, changes: Partial<DocumentLine>): DocumentLine => ({
  ...blankLine(id, '18'),
  ...changes,
})

/** A picture of one dot. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** An invoice with everything that one may have, in two scripts. */
export const bill: Invoice = {
  ...blankDocument('invoice', { id: 'a', number: 'INV/26-27/001', date: '2026-11-21', now: 0 }),
  dueDate: '2026-12-21',
  business: {
    ...blankDocument('invoice', { id: '', number: '', date: '', now: 0 }).business,
    name: 'श्री गणेश ट्रेडर्स',
    address: '12, लक्ष्मी रोड\nPune 411030',
    gstin: '27AAPFU0939F1ZV',
    state: '27',
    phone: '98220 12345',
    email: 'shop@example.in',
    vpa: 'ganesh@okaxis',
    bank: 'HDFC Bank, A/c 50100012345678',
  },
  client: {
    name: 'Sharma & Sons (प्राइवेट) लिमिटेड',
    address: '4, MG Road\nBengaluru 560001',
    gstin: '29AAGCB7383J1Z4',
    state: '29',
    deliverTo: 'Peenya depot',
    deliverState: '29',
    phone: '',
    email: '',
  },
  lines: [
    line(1, { description: 'हिन्दी विद्यार्थी पुस्तक', hsn: '4901', quantity: '2', unit: 'nos', rate: '5000' }),
    line(2, {
      description: 'Cement',
      hsn: '2523',
      quantity: '2.5',
      unit: 'bag',
      rate: '1000',
      discount: '10',
    }),
  ],
  notes: 'धन्यवाद! Thank you.',
  terms: 'Payment due upon receipt.',
}

/** Lays out a definition, to measure it. */
export const layOut: Layout = (definition) => pdfmake.createPdf(definition).getStream()

/** Papers as a file. */
export async function pdfOfPapers(papers: readonly Paper[], pictures = {}): Promise<Buffer> {
  await markActualText(pdfmake)
  const definition = await pdfOf(papers, pictures, layOut)
  return pdfmake.createPdf(definition).getBuffer()
}

export const pdf = (doc: BusinessDocument): Promise<Buffer> => pdfOfPapers(papersOf(doc)!)

function stored(file: Buffer): string {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, file)
  return path
}

/** What a reader selects in it: in the order of the paper, or column after column. */
export const textOf = (file: Buffer, order: 'layout' | 'raw' = 'layout'): string =>
  execFileSync('pdftotext', [`-${order}`, stored(file), '-'], { encoding: 'utf8' })

/** The text of each page. */
export const pagesOf = (file: Buffer, order?: 'layout' | 'raw'): string[] =>
  textOf(file, order).split('\f').slice(0, -1)

/** The output of `pdfinfo`. */
export const infoOf = (file: Buffer): string => execFileSync('pdfinfo', [stored(file)], { encoding: 'utf8' })

/** Edges in millimetres from the left and the top of a page. */
interface Ink {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const DOTS_PER_INCH = 36
const millimetres = (dots: number) => (dots / DOTS_PER_INCH) * 25.4
/** Darker than this is ink and not the softened edge of a letter. */
const PAPER_WHITE = 240

/** Where there is ink on each page, rendered by poppler: letters, rules, codes and pictures alike. */
function inkOn(file: Buffer): Ink[] {
  const rendered = execFileSync('pdftoppm', ['-gray', '-r', String(DOTS_PER_INCH), stored(file)], {
    maxBuffer: 1 << 28,
  })
  const pages: Ink[] = []
  for (let start = 0; start < rendered.length;) {
    // 'P5 width height 255', then a byte for each dot.
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(rendered.toString('latin1', start, start + 32))!
    const [width, height] = [Number(head[1]), Number(head[2])]
    const dots = rendered.subarray(start + head[0].length, start + head[0].length + width * height)
    pages.push(inkOf(dots, width, height))
    start += head[0].length + width * height
  }
  return pages
}

function inkOf(dots: Uint8Array, width: number, height: number): Ink {
  let [left, right, top, bottom] = [width, 0, height, 0]
  const isInk = (shade: number) => shade < PAPER_WHITE
  for (let y = 0; y < height; y += 1) {
    const row = dots.subarray(y * width, (y + 1) * width)
    const first = row.findIndex(isInk)
    if (first === -1) continue
    left = Math.min(left, first)
    right = Math.max(right, row.findLastIndex(isInk) + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  const edges = { left: millimetres(left), right: millimetres(right), top: millimetres(top) }
  return { width: millimetres(width), height: millimetres(height), ...edges, bottom: millimetres(bottom) }
}

/** Millimetres of paper around the ink: printers cannot print to the edge, and a roll has less to spare. */
const edgeOf = (look: Look) => (isRoll(look) ? 3 : look === 'a5' ? 7 : 10)

/** Everything on the pages is on the paper, and no page is empty but for its number. */
export function expectOnPaper(file: Buffer, look: Look): void {
  const edge = edgeOf(look)
  const pages = inkOn(file)
  expect(pages.length).toBeGreaterThan(0)
  for (const { width, height, left, right, top, bottom } of pages) {
    expect({ look, left: left >= edge, right: right <= width - edge }).toEqual({
      look,
      left: true,
      right: true,
    })
    expect({ look, top: top >= edge && top < 30, bottom: bottom <= height - edge / 2 }).toEqual({
      look,
      top: true,
      bottom: true,
    })
  }
}
