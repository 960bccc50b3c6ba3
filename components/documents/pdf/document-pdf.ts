import type { Paper } from '@/components/documents/paper/paper'
import { makePdf } from '@/components/documents/pdf/make-pdf'
import { lettersNotDrawn } from '@/components/documents/pdf/pdf-letters'
import type { Pictures } from '@/lib/invoicing/picture-storage'

/** The copies of an invoice that rule 48 of the CGST Rules names: three for goods, two for services. */
const MARKS = {
  one: [undefined],
  goods: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
  services: ['Original for recipient', 'Duplicate for supplier'],
} as const
export type Copies = keyof typeof MARKS

export { lettersNotDrawn }

/** Papers as a PDF file, once for each copy. */
export async function documentPdf(
  papers: readonly Paper[],
  pictures: Pictures,
  copies: Copies,
): Promise<File> {
  const marked = MARKS[copies].flatMap((copy) => papers.map((paper) => (copy ? { ...paper, copy } : paper)))
  const blob = await makePdf(marked, pictures)
  return new File([blob], `${papers[0]!.fileStem}.pdf`, { type: 'application/pdf' })
}
