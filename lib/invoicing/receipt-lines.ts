import type { Draft, DraftLine, ReceiptDetails } from '@/lib/invoicing/draft'
import { paiseOf, receiptAmount } from '@/lib/invoicing/line-numbers'
import { problem, type Reading, value } from '@/lib/inputs/kind'

/** A receipt as lines, so that one sum serves all documents: the money received is its only one. */
export function receiptLines({ receipt, taxRatePercent }: Draft): DraftLine[] {
  return [
    {
      id: 1,
      description: receipt.purpose,
      hsn: '',
      quantity: '1',
      unit: '',
      rate: receipt.amount,
      discountPercent: '',
      taxRatePercent,
    },
  ]
}

/** Tax that the tenant kept back, in paise; it is deducted from the rent of one month. */
export function readTds({ amount, tdsAmount }: ReceiptDetails): Reading<number> {
  const tds = receiptAmount.read(tdsAmount)
  if (!tds.ok) return tds
  const rent = receiptAmount.read(amount)
  if (rent.ok && tds.value > rent.value) return problem('Enter no more than the rent of a month.')
  return value(paiseOf(tds.value))
}
