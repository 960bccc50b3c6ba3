import type { Column, Content } from 'pdfmake/interfaces'
import {
  entryList,
  factTable,
  lineAcross,
  partyBlock,
  signatureBlock,
  SOFT_GREY,
  stampBox,
} from '@/components/documents/pdf/pdf-parts'
import { A4, widthOf } from '@/components/documents/pdf/pdf-sheet'
import { paperTable } from '@/components/documents/pdf/pdf-table'
import type { Paper } from '@/components/documents/paper/paper'
import { inOneLine } from '@/components/documents/paper/paper-words'
import { pictureOf, type Pictures } from '@/lib/invoicing/storage/stored-pictures'

/** A receipt in a part of an A4 page, with a line to cut along below it; for rent with a box for the revenue stamp. */
export function compactReceipt(paper: Paper, pictures: Pictures): Content {
  const signature = pictureOf(pictures, paper.signature)
  return {
    unbreakable: true,
    fontSize: 8.5,
    margin: [0, 0, 0, 10],
    stack: [
      ...(paper.copy
        ? [{ text: paper.copy, fontSize: 7.5, alignment: 'right', color: SOFT_GREY } as Content]
        : []),
      receiptHead(paper, pictureOf(pictures, paper.logo)),
      {
        columnGap: 16,
        columns: [
          { width: '*', stack: [partyBlock(paper.client)] },
          { width: '*', stack: [entryList(paper.entries, 0)] },
        ],
      },
      ...(paper.taxes ? [paperTable(paper.taxes, { accent: SOFT_GREY, fontSize: 7.5 })] : []),
      receiptFoot(paper, signature),
      lineAcross(widthOf(A4), { lineWidth: 0.5, dash: { length: 3 } }),
    ],
  }
}

function receiptHead({ seller, title, facts }: Paper, logo: string | undefined): Content {
  const from = [seller.name, ...seller.lines].filter(Boolean)
  return {
    margin: [0, 0, 0, 8],
    columnGap: 16,
    columns: [
      ...(logo ? [{ width: 'auto', stack: [{ image: logo, fit: [70, 42] }] } as Column] : []),
      { width: '*', stack: from.map((text, place) => ({ text, bold: place === 0 })) },
      {
        width: 'auto',
        stack: [{ text: title, bold: true, fontSize: 13, alignment: 'right' }, factTable(facts)],
      },
    ],
  }
}

function receiptFoot(paper: Paper, signature: string | undefined): Content {
  const { sums, words, remarks, closing } = paper
  return {
    columnGap: 16,
    margin: [0, 8, 0, 8],
    columns: [
      {
        width: '*',
        stack: [
          ...sums.map(({ label, value, strong }) => ({
            text: `${inOneLine(label)}: ${value}`,
            bold: strong,
          })),
          ...(words ? [{ text: words }] : []),
          ...remarks.map(({ label, value }) => ({ text: `${inOneLine(label)}: ${value}` })),
          ...closing.map((text) => ({ text })),
        ],
      },
      ...(paper.stamp ? [stampBox(paper)] : []),
      signatureBlock(paper, signature),
    ],
  }
}
