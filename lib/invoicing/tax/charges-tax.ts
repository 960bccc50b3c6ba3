import { type Draft, isSupply } from '@/lib/invoicing/model/document'

/** Whether GST is charged: on taxable supplies, offers and challans, and on the voucher for an advance. */
export function chargesTax(draft: Draft): boolean {
  if (draft.kind === 'receipt') return draft.supply === 'tax' && draft.type === 'advance'
  return !isSupply(draft) || draft.supply === 'tax' || draft.supply === 'mixed'
}
