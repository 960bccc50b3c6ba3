import type { Draft } from '@/lib/invoicing/draft'

/** Only a tax invoice, a quotation with tax and a voucher for an advance carry tax. */
export function chargesTax({ supply, kind, receipt }: Draft): boolean {
  return supply === 'tax' && (kind !== 'receipt' || receipt.type === 'advance')
}
