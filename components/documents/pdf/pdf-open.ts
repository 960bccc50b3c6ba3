import { pictureOf } from '@/lib/invoicing/storage/stored-pictures'
import type { Content } from 'pdfmake/interfaces'
import type { Paper, PaperFact } from '@/components/documents/paper/paper'
import { billEnding } from '@/components/documents/pdf/pdf-ending'
import type { BillLook } from '@/components/documents/pdf/bill-look'
import { firstLine } from '@/components/documents/paper/paper-words'
import { lineAcross, SOFT_GREY } from '@/components/documents/pdf/pdf-parts'
import { A4, type PdfSheet, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'

/** Who sends it to whom, what it is and its facts, drawn in a colour on a sheet. */
export type HeadOf = (
  paper: Paper,
  look: { logo: string | undefined; accent: string; sheet: PdfSheet },
) => Content[]

interface OpenLook {
  sheet: PdfSheet
  accent: string
  head: HeadOf
  small?: boolean
  tight: boolean
}

/** Above and below each row, in points. */
const SMALL_PADDING = 2
const TIGHT_PADDING = 1.2

/** A look without boxes: rules between the rows, and sums at the right below them. */
export function openLook({ sheet, accent, head, small = false, tight }: OpenLook): BillLook {
  const scale = sheet.fontSize / A4.fontSize
  const padding = tight ? TIGHT_PADDING : small ? SMALL_PADDING : undefined
  return {
    sheet,
    fills: false,
    head: (paper, pictures) => [
      ...topLines(paper),
      ...head(paper, { logo: pictureOf(pictures, paper.logo), accent, sheet }),
    ],
    heading: (paper) => continuedHeading(paper, sheet),
    rows: (table, style) => paperTable(table, { accent, scale, padding, room: widthOf(sheet), ...style }),
    ending: (paper, pictures) =>
      billEnding(
        paper,
        { accent, scale, small, tight, padding, room: widthOf(sheet) },
        pictureOf(pictures, paper.signature),
      ),
  }
}

/** Which copy it is, and what the law wants at the top. */
export const topLines = ({ copy, statement }: Paper): Content[] => [
  ...(copy ? [{ text: copy, fontSize: 8, alignment: 'right', color: SOFT_GREY } as Content] : []),
  ...(statement
    ? [{ text: statement, bold: true, alignment: 'center', margin: [0, 0, 0, 8] } as Content]
    : []),
]

/** 'Tax Invoice INV-001' and its date. */
const numberOf = (facts: readonly PaperFact[]) => [facts[0]?.value ?? '', facts[1]?.value ?? ''] as const

/** The names of both parties and the number, above a table that goes on. */
export function continuedHeading({ title, seller, client, facts, wording }: Paper, sheet: PdfSheet): Content {
  const [number, date] = numberOf(facts)
  return {
    stack: [
      {
        columnGap: 14,
        columns: [
          { width: '*', text: seller.name, bold: true },
          {
            width: 'auto',
            text: wording.text('{0}, continued', `${firstLine(title)} ${number}`),
            bold: true,
          },
        ],
      },
      {
        columnGap: 14,
        columns: [
          {
            width: '*',
            text: [firstLine(client.heading), client.name].filter(Boolean).join(' '),
            color: SOFT_GREY,
          },
          { width: 'auto', text: date, color: SOFT_GREY },
        ],
      },
      {
        ...lineAcross(widthOf(sheet), { lineWidth: 0.6, lineColor: '#999999' }),
        margin: [0, 4, 0, 0],
      },
    ],
  }
}
