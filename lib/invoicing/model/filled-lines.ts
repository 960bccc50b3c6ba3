import { type Draft, type DraftLine, hasItems, type ItemDocument } from '@/lib/invoicing/model/document'
import { receiptAmount } from '@/lib/invoicing/model/line-numbers'

/** Quantity and tax rate have values from the start, so they do not count. */
const isBlank = ({ description, hsn, unit, rate, discount }: DraftLine) =>
  [description, hsn, unit, rate, discount].every((text) => text.trim() === '')

/** The lines in which something was typed; the others are not printed. */
export const filledLines = ({ lines }: ItemDocument): readonly DraftLine[] =>
  lines.filter((line) => !isBlank(line))

/** Whether there is nothing to print: no line, or no amount received. */
export function isEmpty(draft: Draft): boolean {
  if (hasItems(draft)) return filledLines(draft).length === 0
  const amount = receiptAmount.read(draft.amount)
  return amount.ok && amount.value === 0
}
