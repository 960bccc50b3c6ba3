import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { receiptAmount } from '@/lib/invoicing/model/line-numbers'

/** Quantity and tax rate have values from the start, so they do not count. */
const isBlank = ({ description, hsn, unit, rate, discount }: DocumentLine) =>
  [description, hsn, unit, rate, discount].every((text) => text.trim() === '')

/** The lines in which something was typed; the others are not printed. */
export const filledLines = ({ lines }: ItemDocument): readonly DocumentLine[] =>
  lines.filter((line) => !isBlank(line))

/** The lines and then the charges in which something was typed: all that is charged. */
export const chargedLines = (doc: ItemDocument): readonly DocumentLine[] =>
  doc.charges.length === 0
    ? filledLines(doc)
    : [...filledLines(doc), ...doc.charges.filter((line) => !isBlank(line))]

/** True if there is nothing to print: no line, or no amount received. */
export function isEmpty(doc: BusinessDocument): boolean {
  if (hasItems(doc)) return filledLines(doc).length === 0
  const amount = receiptAmount.read(doc.amount)
  return amount.ok && amount.value === 0
}
