import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'

/** The GST rate of a new line: specification, section 9. */
export const firstTaxRate = (kind: DocumentKind): string => (kind === 'quotation' ? '0' : '18')

/** The most lines of a document; their sum is still exact in paise. */
export const MOST_LINES = 1_000

export function blankLine(id: number, taxRatePercent: string): DocumentLine {
  return {
    id,
    description: '',
    hsn: '',
    quantity: '1',
    unit: '',
    rate: '',
    discount: '',
    discountUnit: 'percent',
    taxRatePercent,
    exemption: '',
    extras: {},
  }
}

/** The id of the next line: one more than the highest. */
export const nextLineId = (lines: readonly DocumentLine[]): number =>
  lines.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
