import type { Draft, DraftLine } from '@/lib/invoicing/draft'

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
