import { documentStore } from '@/components/documents/document-store'
import { papersOf } from '@/components/documents/paper/papers-of'
import { makePdf } from '@/components/documents/pdf/make-pdf'
import { lettersNotDrawn } from '@/components/documents/pdf/pdf-letters'
import type { Draft } from '@/lib/invoicing/draft'

/** The copies of an invoice that rule 48 of the CGST Rules names: three for goods, two for services. */
const MARKS = {
  one: [undefined],
  goods: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
  services: ['Original for recipient', 'Duplicate for supplier'],
} as const
export type Copies = keyof typeof MARKS

function papersWithCopies(draft: Draft, copies: Copies) {
  const papers = papersOf(draft)
  if (!papers?.[0]) throw new RangeError('There is no paper while a number cannot be read')
  return MARKS[copies].flatMap((copy) => papers.map((paper) => (copy ? { ...paper, copy } : paper)))
}

/** The letters of a draft that no font of the PDF draws, each once. */
export const undrawnLetters = (draft: Draft) => lettersNotDrawn(papersWithCopies(draft, 'one'))

/** A draft as a PDF file. @throws RangeError while a number of the draft cannot be read */
export async function documentPdf(draft: Draft, copies: Copies): Promise<File> {
  const papers = papersWithCopies(draft, copies)
  const blob = await makePdf(papers, documentStore.getState().pictures)
  return new File([blob], `${papers[0]!.fileStem}.pdf`, { type: 'application/pdf' })
}
