import type { Column, Content } from 'pdfmake/interfaces'
import type { HeadOf } from '@/components/documents/pdf/pdf-open'
import { factTable, lineAcross, partyBlock } from '@/components/documents/pdf/pdf-parts'
import { SECOND_LINE } from '@/components/documents/paper/paper-words'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'

const rule = (
  width: number,
  { lineWidth, lineColor, gap }: { lineWidth: number; lineColor: string; gap: number },
): Content => ({
  ...lineAcross(width, { lineWidth, lineColor }),
  margin: [0, gap, 0, gap],
})

const centred = (logo: string, height: number): Content => ({
  image: logo,
  fit: [150, height],
  alignment: 'center',
  margin: [0, 0, 0, 4],
})

/** Who sends it at the left with the logo, what it is at the right. */
export const plainHead: HeadOf = ({ seller, title, facts, client, logoPlace }, { logo, accent, sheet }) => {
  const scale = sheet.fontSize / A4.fontSize
  const columns: Column[] = [
    {
      width: '*',
      stack: [
        ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 14 * scale }] : []),
        ...seller.lines.map((text) => ({ text })),
      ],
    },
    {
      width: 'auto',
      stack: [
        {
          text: title,
          bold: true,
          fontSize: 18 * scale,
          color: accent,
          alignment: 'right',
          margin: [0, 0, 0, 4],
        },
        // At the right also below a title that is wider.
        {
          columns: [
            { width: '*', text: '' },
            { width: 'auto', stack: [factTable(facts, 'right')] },
          ],
        },
      ],
    },
  ]
  if (logo && logoPlace === 'left')
    columns.unshift({ width: 'auto', stack: [{ image: logo, fit: [96 * scale, 62 * scale] }] })
  return [
    ...(logo && logoPlace === 'centre' ? [centred(logo, 62 * scale)] : []),
    { columnGap: 14, columns },
    rule(widthOf(sheet), { lineWidth: 1.2, lineColor: accent, gap: 9 * scale }),
    partyBlock(client, scale),
  ]
}

const LOGO = 96
const GAP = 10

/** The business across the head as on printed paper, what it is and its dates below. */
export const letterHead: HeadOf = ({ seller, title, facts, client, logoPlace }, { logo, accent, sheet }) => {
  const names: Content[] = [
    { text: seller.name, bold: true, fontSize: 21, color: accent, alignment: 'center' },
    {
      text: packed(seller.lines, widthOf(sheet) - (logo && logoPlace === 'left' ? 2 * (LOGO + GAP) : 0), 8.5),
      fontSize: 8.5,
      color: '#444444',
      alignment: 'center',
    },
  ]
  // The space at the right is as wide, so that the name stays in the middle.
  const logoAndNames: Content = {
    columnGap: GAP,
    columns: [
      { width: LOGO, stack: logo ? [{ image: logo, fit: [LOGO, 62] }] : [] },
      { width: '*', stack: names },
      { width: LOGO, text: '' },
    ],
  }
  return [
    ...(logo && logoPlace === 'left' ? [logoAndNames] : [...(logo ? [centred(logo, 62)] : []), ...names]),
    rule(widthOf(sheet), { lineWidth: 2.4, lineColor: accent, gap: 7 }),
    {
      columns: [
        { width: '*', text: title, bold: true, fontSize: 16 },
        { width: 'auto', stack: [factTable(facts, 'right')] },
      ],
      margin: [0, 2, 0, 8],
    },
    partyBlock(client),
  ]
}

const LONGEST_UNBROKEN = 40

/** A line of the seller, which breaks between the parts of the head and not within one. */
const unbroken = (line: string) => (line.length > LONGEST_UNBROKEN ? line : line.replaceAll(' ', '\u00a0'))

/** A letter is about half as wide as its type is high; a little more, so that lines do not break. */
const LETTER = 0.56

/** The lines of a seller side by side as far as they fit, with dots between them and none where a line ends. */
function packed(parts: readonly string[], room: number, fontSize: number): string {
  const most = room / (fontSize * LETTER)
  const lines: string[] = []
  for (const part of parts.map(unbroken)) {
    const last = lines.pop()
    if (last === undefined) lines.push(part)
    else if (last.length + part.length + DOT.length <= most) lines.push(last + DOT + part)
    else lines.push(last, part)
  }
  return lines.join('\n')
}

const DOT = '  ·  '

/** Four corners, for a small sheet: seller and title above, client and facts below. */
export const smallHead: HeadOf = ({ seller, title, facts, client, logoPlace }, { logo, accent, sheet }) => {
  const picture = logo ? [{ image: logo, fit: [64, 40] as [number, number] }] : []
  const titleLength = Math.max(...title.split(SECOND_LINE).map((line) => line.length))
  const othersWidth = titleLength * 13 * LETTER + (logo && logoPlace === 'left' ? 64 : 0) + 2 * 8
  const names: Content[] = [
    ...(seller.name ? [{ text: seller.name, bold: true, fontSize: 11 }] : []),
    // Lines of a small sheet are few: short ones are side by side.
    { text: packed(seller.lines, widthOf(sheet) - othersWidth, sheet.fontSize) },
  ]
  return [
    ...(logoPlace === 'centre' ? picture.map((image) => ({ ...image, alignment: 'center' as const })) : []),
    {
      columnGap: 8,
      columns: [
        ...(logoPlace === 'left' && logo ? [{ width: 'auto', stack: picture } as Column] : []),
        { width: '*', stack: names },
        {
          width: 'auto',
          text: title,
          bold: true,
          fontSize: 13,
          color: accent,
          alignment: 'right',
          noWrap: true,
        },
      ],
    },
    rule(widthOf(sheet), { lineWidth: 1, lineColor: accent, gap: 4 }),
    {
      columnGap: 10,
      columns: [
        { width: '*', stack: [partyBlock(client, 0.8)] },
        { width: 'auto', stack: [factTable(facts, 'right')] },
      ],
    },
  ]
}
