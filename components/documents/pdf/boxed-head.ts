import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Paper, PaperFact } from '@/components/documents/paper/paper'
import { firstLine } from '@/components/documents/paper/paper-words'
import { boxLayout, LINE_WIDTH, PADDING } from '@/components/documents/pdf/boxed-lines'
import { partyBlock, SOFT_GREY } from '@/components/documents/pdf/pdf-parts'

export function titleLine({ title, copy, statement }: Paper, accent: string): Content {
  return {
    stack: [
      ...(statement
        ? [{ text: statement, bold: true, alignment: 'center', margin: [0, 0, 0, 3] } as Content]
        : []),
      {
        columns: [
          { width: '*', text: '' },
          { width: 'auto', text: title, bold: true, fontSize: 13, color: accent },
          { width: '*', text: copy ?? '', fontSize: 8, alignment: 'right', color: SOFT_GREY },
        ],
        margin: [0, 0, 0, 4],
      },
    ],
  }
}

const factCell = ({ label, value }: PaperFact): TableCell => ({
  stack: [
    { text: label, fontSize: 7.5, color: SOFT_GREY },
    { text: value, bold: true },
  ],
})

/** Facts two by two, with lines between them. */
function factGrid(facts: readonly PaperFact[]): Content {
  const rows = facts.flatMap((fact, place) => (place % 2 === 0 ? [[fact, facts[place + 1]]] : []))
  const lines = boxLayout()
  return {
    layout: {
      ...lines,
      hLineWidth: (line) => (line > 0 ? LINE_WIDTH : 0),
      vLineWidth: (line) => (line === 1 ? LINE_WIDTH : 0),
    },
    table: {
      widths: ['*', '*'],
      body: rows.map(([one, other]): TableCell[] =>
        other
          ? [factCell(one!), factCell(other)]
          : [{ ...(factCell(one!) as object), colSpan: 2 } as TableCell, ''],
      ),
    },
  }
}

/** Seller above client at the left, number, dates and terms at the right. */
export function partiesBox(paper: Paper, logo: string | undefined): Content {
  const { seller, client, facts, logoPlace } = paper
  const names: Content[] = [
    ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 12.5 }] : []),
    ...seller.lines.map((text) => ({ text })),
  ]
  const picture = logo ? [{ image: logo, fit: [78, 56] as [number, number] }] : []
  const own: Content =
    logoPlace === 'left' && logo
      ? {
          columnGap: 8,
          columns: [
            { width: 'auto', stack: picture },
            { width: '*', stack: names },
          ],
        }
      : { stack: [...picture.map((image) => ({ ...image, alignment: 'center' as const })), ...names] }
  const lines = boxLayout({ top: true })
  return {
    layout: {
      ...lines,
      paddingLeft: (column) => (column === 0 ? PADDING : 0),
      paddingRight: (column) => (column === 0 ? PADDING : 0),
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    table: {
      widths: ['*', '*'],
      body: [
        [
          { stack: [own], margin: [0, PADDING, 0, PADDING] },
          { rowSpan: 2, stack: facts.length > 0 ? [factGrid(facts)] : [] },
        ],
        [{ stack: [partyBlock(client)], margin: [0, PADDING, 0, PADDING] }, ''],
      ],
    },
  }
}

/** Both parties and the number, above a table that goes on. */
export function continuedBox({ title, seller, client, facts, wording }: Paper): Content {
  return {
    layout: boxLayout({ top: true }),
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          {
            stack: [
              { text: seller.name, bold: true },
              { text: `${firstLine(client.heading)} ${client.name}`, color: SOFT_GREY },
            ],
          },
          {
            alignment: 'right',
            stack: [
              {
                text: wording.text('{0}, continued', `${firstLine(title)} ${facts[0]?.value ?? ''}`),
                bold: true,
              },
              { text: facts[1]?.value ?? '', color: SOFT_GREY },
            ],
          },
        ],
      ],
    },
  }
}
