import type { DraftLine, Receipt } from '@/lib/invoicing/draft'
import { paiseOf, receiptAmount } from '@/lib/invoicing/line-numbers'
import { problem, type Reading, value } from '@/lib/inputs/kind'

/** A receipt as lines, so that one sum serves all documents: the money received is its only one. */
export function receiptLines({ purpose, amount, taxRatePercent }: Receipt): DraftLine[] {
  return [
    {
      id: 1,
      description: purpose,
      hsn: '',
      quantity: '1',
      unit: '',
      rate: amount,
      discount: '',
      discountUnit: 'percent',
      taxRatePercent,
    },
  ]
}

/** TDS deducted by the tenant, in paise; it is deducted from the rent of one month. */
export function readTds({ amount, tdsAmount }: Receipt): Reading<number> {
  const tds = receiptAmount.read(tdsAmount)
  if (!tds.ok) return tds
  const rent = receiptAmount.read(amount)
  if (rent.ok && tds.value > rent.value) return problem('Enter no more than the rent of a month.')
  return value(paiseOf(tds.value))
}
