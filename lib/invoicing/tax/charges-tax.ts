import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'

/** True if GST is charged: on taxable supplies, offers and challans, and on the voucher for an advance. */
export function chargesTax(doc: BusinessDocument): boolean {
  if (doc.kind === 'receipt') return doc.supply === 'tax' && doc.type === 'advance'
  return !isSupply(doc) || doc.supply === 'tax' || doc.supply === 'mixed'
}
