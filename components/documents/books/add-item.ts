import { changeLines, type ItemDocumentKind } from '@/components/documents/store/use-document'
import { blankLine, MOST_LINES, nextLineId } from '@/lib/invoicing/model/blank-document'
import type { DocumentLine } from '@/lib/invoicing/model/document'
import type { Item } from '@/lib/invoicing/model/saved-documents'

/** Whether nothing but what every new line has was entered. */
const isFree = ({ description, rate, hsn }: DocumentLine) =>
  [description, rate, hsn].every((text) => !text.trim())

/** Adds one of a saved item: in place of a line in which nothing was entered, else below the others. */
export function addItem(kind: ItemDocumentKind, item: Item): void {
  changeLines(kind, (lines) => {
    const { description, hsn, unit, rate, taxRatePercent } = item
    const line = { ...blankLine(nextLineId(lines), taxRatePercent), description, hsn, unit, rate }
    const free = lines.findIndex(isFree)
    if (free !== -1) return lines.map((own, place) => (place === free ? line : own))
    return [...lines, line].slice(0, MOST_LINES)
  })
}
