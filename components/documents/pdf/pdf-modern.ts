import { pictureOf } from '@/lib/invoicing/storage/stored-pictures'
import type { Column, Content, CustomTableLayout } from 'pdfmake/interfaces'
import { tint } from '@/components/documents/paper/accent'
import type { Paper } from '@/components/documents/paper/paper'
import { billEnding } from '@/components/documents/pdf/pdf-ending'
import type { BillLook } from '@/components/documents/pdf/bill-look'
import { continuedHeading, topLines } from '@/components/documents/pdf/pdf-open'
import { borderless, factTable, partyBlock } from '@/components/documents/pdf/pdf-parts'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'

const WHITE = '#ffffff'

/** A band of the accent colour at the top, tinted panels, and headings in white on the colour. */
export const modernLook = (accent: string, { tight }: { tight: boolean }): BillLook => ({
  sheet: A4,
  fills: false,
  head: (paper, pictures) => [...topLines(paper), head(paper, pictureOf(pictures, paper.logo), accent)],
  heading: (paper) => continuedHeading(paper, A4),
  rows: (table, style) =>
    paperTable(table, {
      accent,
      fontSize: 8.5,
      ...style,
      layout: banded(accent, tight ? 1.6 : 4),
      heads: { fill: accent, color: WHITE },
    }),
  ending: (paper, pictures) =>
    billEnding(
      paper,
      { accent, scale: 1, tight, padding: tight ? 1.2 : undefined },
      pictureOf(pictures, paper.signature),
    ),
})

function head(paper: Paper, logo: string | undefined, accent: string): Content {
  const { seller, title, logoPlace } = paper
  const names: Column = {
    width: '*',
    stack: [
      ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 16, color: accent }] : []),
      ...seller.lines.map((text) => ({ text, fontSize: 8.5 })),
    ],
  }
  const picture: Column[] =
    logo && logoPlace === 'left' ? [{ width: 'auto', stack: [{ image: logo, fit: [96, 62] }] }] : []
  return {
    stack: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: widthOf(A4), h: 5, color: accent }], margin: [0, 0, 0, 10] },
      ...(logo && logoPlace === 'centre'
        ? [{ image: logo, fit: [150, 62], alignment: 'center', margin: [0, 0, 0, 6] } as Content]
        : []),
      {
        columnGap: 14,
        columns: [
          ...picture,
          names,
          { width: 'auto', text: title, bold: true, fontSize: 20, color: accent, alignment: 'right' },
        ],
        margin: [0, 0, 0, 10],
      },
      panel(paper, accent),
    ],
  }
}

/** Client and facts on a tinted ground. */
const panel = ({ client, facts }: Paper, accent: string): Content => ({
  fillColor: tint(accent, 0.08),
  layout: borderless(0, 8),
  table: {
    widths: ['*', 'auto'],
    body: [
      [
        { stack: [partyBlock(client)], margin: [10, 0, 10, 0] },
        { stack: [factTable(facts, 'right')], margin: [0, 0, 10, 0] },
      ],
    ],
  },
})

/** Hairlines between rows, and every other one tinted. */
const banded = (accent: string, padding: number): CustomTableLayout => ({
  hLineWidth: (line, { table }) => (line === table.body.length ? 0.9 : 0),
  hLineColor: () => accent,
  vLineWidth: () => 0,
  fillColor: (row) => (row > 0 && row % 2 === 0 ? tint(accent, 0.05) : null),
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => padding,
  paddingBottom: () => padding,
})
