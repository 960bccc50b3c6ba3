import type { Content } from 'pdfmake/interfaces'
import {
  A4_WIDTH,
  entryList,
  factTable,
  lineAcross,
  partyBlock,
  signatureBlock,
  stampBox,
} from '@/components/documents/pdf/pdf-parts'
import type { Paper } from '@/components/documents/paper/paper'

/** A rent receipt in a third of an A4 page, with a box for the revenue stamp, and a line to cut along below it. */
export function compactReceipt(paper: Paper, signature: string | undefined): Content {
  return {
    unbreakable: true,
    fontSize: 8.5,
    margin: [0, 0, 0, 10],
    stack: [
      receiptHead(paper),
      {
        columnGap: 16,
        columns: [
          { width: '*', stack: [partyBlock(paper.client)] },
          { width: '*', stack: [entryList(paper.entries, 0)] },
        ],
      },
      receiptFoot(paper, signature),
      lineAcross(A4_WIDTH, { lineWidth: 0.5, dash: { length: 3 } }),
    ],
  }
}

function receiptHead({ seller, title, facts }: Paper): Content {
  const from = [seller.name, ...seller.lines].filter(Boolean)
  return {
    margin: [0, 0, 0, 8],
    columnGap: 16,
    columns: [
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
          ...sums.map(({ label, value, strong }) => ({ text: `${label}: ${value}`, bold: strong })),
          ...(words ? [{ text: words }] : []),
          ...remarks.map(({ label, value }) => ({ text: `${label}: ${value}` })),
          ...closing.map((text) => ({ text })),
        ],
      },
      stampBox(),
      signatureBlock(paper, signature),
    ],
  }
}
