import type { CanvasLine, Column, Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces'
import { qrPath, QUIET_MODULES } from '@/lib/qr/qr-drawing'
import { qrMatrix } from '@/lib/qr/qr-matrix'
import type { Paper, PaperColumn, PaperFact, PaperParty } from '@/components/documents/paper/paper'

/** Points. */
export const MILLIMETRE = 72 / 25.4
export const SOFT_GREY = '#555555'

/** The differences between a sheet and a till roll. */
export type PdfPage = Pick<TDocumentDefinitions, 'pageSize' | 'pageMargins' | 'content' | 'footer'>

/** A line of so many points, from left to right. */
export const lineAcross = (x2: number, look: Pick<CanvasLine, 'lineWidth' | 'lineColor' | 'dash'>) => ({
  canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2, y2: 0, ...look }],
})

/** A name in bold over its lines; empty for a party without details. */
export function partyBlock({ heading, name, lines }: PaperParty, scale = 1): Content {
  if (!name && lines.length === 0) return { text: '' }
  return {
    stack: [
      { text: heading, color: SOFT_GREY, fontSize: 8.5 * scale },
      ...(name ? [{ text: name, bold: true, fontSize: 11.5 * scale }] : []),
      ...lines.map((text) => ({ text })),
    ],
  }
}

/** The QR code of a UPI link and the same as text. */
export function payBlock(
  { link, caption }: NonNullable<Paper['upi']>,
  width: number | '*',
  fit = 96,
): Column {
  return {
    width,
    alignment: 'center',
    stack: [
      { qr: link, fit, eccLevel: 'M' },
      { text: caption, fontSize: fit < 90 ? 6.5 : 8, margin: [0, 4, 0, 0] },
    ],
  }
}

/** The signed QR code of an e-invoice as a drawing, so many points wide: it has too many modules for whole points. */
export function signedQr(text: string, size: number): Content[] {
  const matrix = text ? qrMatrix(text, 'L') : null
  if (!matrix) return []
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${matrix.size + 2 * QUIET_MODULES} ${matrix.size + 2 * QUIET_MODULES}`
  return [{ svg: `<svg viewBox="${box}"><path d="${qrPath(matrix)}"/></svg>`, fit: [size, size] }]
}

/** The e-invoice part of the PDF: its QR code, and its IRN and acknowledgement at the right. */
export function eInvoiceBlock({ eInvoice }: Paper, scale = 1): Content[] {
  if (!eInvoice) return []
  const size = 130 * scale
  const code = signedQr(eInvoice.qr, size)
  return [
    {
      margin: [0, 10 * scale, 0, 0],
      columnGap: 12,
      columns: [
        ...(code.length > 0 ? [{ width: size, stack: code }] : []),
        { width: '*', fontSize: 8 * scale, stack: eInvoice.lines.map((text) => ({ text })) },
      ],
    },
  ]
}

/** Words take what the figures leave; where there are no words, the first column does. */
export function columnWidths(columns: readonly PaperColumn[]): ('*' | 'auto')[] {
  const wordy = columns.findIndex(({ holds }) => holds === 'words')
  const wide = wordy === -1 ? 0 : wordy
  return columns.map((_, column) => (column === wide ? '*' : 'auto'))
}

/** Hairlines between rows, a stronger one under the heads and over the sums. */
export function ruledLayout(
  accent: string,
  { headed = true, footed }: { headed?: boolean; footed: boolean },
  padding = 3.5,
): CustomTableLayout {
  const isStrong = (line: number, rows: number) => (headed && line === 1) || (footed && line === rows - 1)
  return {
    hLineWidth: (line, { table }) => (line === 0 ? 0 : isStrong(line, table.body.length) ? 0.9 : 0.4),
    hLineColor: (line, { table }) => (isStrong(line, table.body.length) ? accent : '#bbbbbb'),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : padding + 2),
    paddingRight: (column, { table }) => (column === table.body[0]!.length - 1 ? 0 : padding + 2),
    paddingTop: () => padding,
    paddingBottom: () => padding,
  }
}

/** A table without lines: so many points between its columns, and above and below each row. */
export function borderless(gap: number, padding: number): CustomTableLayout {
  return {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : gap),
    paddingRight: () => 0,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  }
}

/** Dates, states and most numbers do not break. */
const LONGEST_WHOLE_FACT = 24

/** Number and dates with their labels. */
export const factTable = (facts: readonly PaperFact[], alignment?: 'right'): Content =>
  facts.length === 0
    ? { text: '' }
    : {
        layout: borderless(10, 0.5),
        table: {
          body: facts.map(({ label, value }) => [
            { text: label, color: SOFT_GREY, alignment, noWrap: true },
            { text: value, alignment, noWrap: value.length <= LONGEST_WHOLE_FACT },
          ]),
        },
      }

/** Labels and values below each other, as on a receipt. */
export function entryList(entries: readonly PaperFact[], above: number): Content {
  return {
    margin: [0, above, 0, 0],
    layout: 'noBorders',
    table: {
      widths: ['auto', '*'],
      body: entries.map(({ label, value }) => [
        { text: label, noWrap: true, color: SOFT_GREY, margin: [0, 2, 12, 2] },
        { text: value, margin: [0, 2, 0, 2] },
      ]),
    },
  }
}

/** Who signs, with the picture of a signature or space for one over a line. */
export function signatureBlock(
  { signedFor, signedBy, wording }: Paper,
  signature: string | undefined,
  width = 140,
): Column {
  return {
    width,
    alignment: 'center',
    stack: [
      ...(signedFor ? [{ text: wording.label('For {0}', signedFor) }] : []),
      signature
        ? { image: signature, fit: [width - 12, 50], margin: [0, 4, 0, 2] }
        : { text: '', margin: [0, 34, 0, 0] },
      lineAcross(width, { lineWidth: 0.5, lineColor: '#999999' }),
      { text: signedBy, margin: [0, 3, 0, 0] },
    ],
  }
}

const STAMP_WIDTH = 22 * MILLIMETRE
const STAMP_HEIGHT = 26 * MILLIMETRE

/** The size of a revenue stamp, for receipts of rent. */
export function stampBox({ wording }: Paper): Column {
  return {
    width: STAMP_WIDTH,
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => '#999999',
      vLineColor: () => '#999999',
    },
    table: {
      widths: ['*'],
      heights: STAMP_HEIGHT - 8,
      body: [[{ text: wording.label('Revenue stamp'), fontSize: 7, color: SOFT_GREY, alignment: 'center' }]],
    },
  }
}
