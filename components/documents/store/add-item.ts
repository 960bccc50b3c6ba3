import { documentStore } from '@/components/documents/store/document-store'
import type { ItemDocumentKind } from '@/components/documents/store/use-document'
import { blankLine, MOST_LINES, nextLineId } from '@/lib/invoicing/model/blank-line'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { withBookItem } from '@/lib/invoicing/tax/item-price'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { cellKind, readCell } from '@/lib/invoicing/model/line-numbers'
import type { Item } from '@/lib/invoicing/model/saved-documents'

/** True if a line has no description, rate or HSN code yet. */
const isFree = ({ description, rate, hsn }: DocumentLine) =>
  [description, rate, hsn].every((text) => !text.trim())

/** The line with one piece more; null where its quantity cannot be read. */
function oneMore(line: DocumentLine): DocumentLine | null {
  const reading = readCell(line, 'quantity')
  return reading.ok ? { ...line, quantity: cellKind(line, 'quantity').show(reading.value + 1) } : null
}

/**
 * Adds one of a saved item: to a line with the same description and rate, else in place of a line in which nothing was
 * entered, else below the others.
 */
export function addItem(kind: ItemDocumentKind, item: Item): void {
  documentStore.change(kind, (doc: ItemDocument) => {
    const { lines } = doc
    const { description, hsn, unit, taxRatePercent } = item
    const line = { ...blankLine(nextLineId(lines), taxRatePercent), description, hsn, unit }
    const free = lines.findIndex(isFree)
    const added = free === -1 ? [...lines, line] : lines.map((one, place) => (place === free ? line : one))
    const changed = withBookItem(doc, added, line, item)
    const { rate } = changed.lines!.find(({ id }) => id === line.id)!
    const own = lines.find((one) => one.description.trim() === description.trim() && one.rate === rate)
    const more = own && oneMore(own)
    if (more) return { lines: lines.map((one) => (one === own ? more : one)) }
    return free === -1 && lines.length >= MOST_LINES ? {} : changed
  })
}
