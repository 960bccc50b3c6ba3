import type { Column, Content } from 'pdfmake/interfaces'
import { A4_WIDTH, factTable, lineAcross } from '@/components/documents/pdf/pdf-parts'
import type { Paper } from '@/components/documents/paper/paper'

/** What sets one look on A4 apart from another: its head, and the colour of its rules. */
export interface A4Look {
  accent: string
  head(paper: Paper, logo: string | undefined): Content
}

const rule = (lineWidth: number, lineColor: string, gap: number): Content => ({
  ...lineAcross(A4_WIDTH, { lineWidth, lineColor }),
  margin: [0, gap, 0, gap],
})

const titleBlock = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 18,
  alignment: 'right',
  margin: [0, 0, 0, 4],
})

/** Who sends it at the left with the logo, what it is at the right. */
function plainHead({ seller, title, facts }: Paper, logo: string | undefined): Content {
  const columns: Column[] = [
    {
      width: '*',
      stack: [
        ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 14 }] : []),
        ...seller.lines.map((text) => ({ text })),
      ],
    },
    { width: 'auto', stack: [titleBlock(title), factTable(facts, 'right')] },
  ]
  if (logo) columns.unshift({ width: 'auto', stack: [{ image: logo, fit: [96, 62] }] })
  return { stack: [{ columnGap: 14, columns }, rule(1.2, '#111111', 9)] }
}

/** The business across the head as on printed paper, what it is and its dates below. */
function letterHead({ seller, title, facts }: Paper, logo: string | undefined): Content {
  return {
    stack: [
      ...(logo
        ? [{ image: logo, fit: [150, 62], alignment: 'center', margin: [0, 0, 0, 4] } as Content]
        : []),
      { text: seller.name, bold: true, fontSize: 21, color: LETTERHEAD, alignment: 'center' },
      {
        text: seller.lines.map(unbroken).join('  ·  '),
        fontSize: 8.5,
        color: '#444444',
        alignment: 'center',
      },
      rule(2.4, LETTERHEAD, 7),
      {
        columns: [
          { width: '*', text: title, bold: true, fontSize: 16 },
          { width: 'auto', stack: [factTable(facts, 'right')] },
        ],
        margin: [0, 2, 0, 8],
      },
    ],
  }
}

const LONGEST_UNBROKEN = 40

/** A line of the seller, which breaks between the parts of the head and not within one. */
const unbroken = (line: string) => (line.length > LONGEST_UNBROKEN ? line : line.replaceAll(' ', '\u00a0'))

const LETTERHEAD = '#8f331a'

export const A4_LOOKS: Record<'plain' | 'letterhead', A4Look> = {
  plain: { accent: '#111111', head: plainHead },
  letterhead: { accent: LETTERHEAD, head: letterHead },
}
