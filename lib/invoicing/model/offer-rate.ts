import { isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { filledLines } from '@/lib/invoicing/model/filled-lines'

/**
 * An offer with the GST rate of a saved item that was put on one of its lines: the rate of the whole offer if
 * the item is alone on it, else a rate for each line.
 */
export function withItemRate(
  doc: ItemDocument,
  lines: readonly DocumentLine[],
  item: DocumentLine,
): Partial<ItemDocument> {
  const rate = item.taxRatePercent
  if (!isOffer(doc) || doc.ratePerLine || rate.trim() === '' || rate === doc.taxRatePercent) return { lines }
  const others = filledLines({ ...doc, lines }).filter((line) => line !== item)
  if (others.length === 0) return { lines, taxRatePercent: rate }
  const own = lines.map((line) => (line === item ? line : { ...line, taxRatePercent: doc.taxRatePercent }))
  return { lines: own, ratePerLine: true }
}
