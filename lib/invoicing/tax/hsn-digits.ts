import { isSupply, type ItemDocument } from '@/lib/invoicing/document/document'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { hsnDigits } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'

/**
 * The fewest digits of HSN codes on this document; 0 where none is required.
 * Source: Notification 78/2020-Central Tax, for tax invoices and the notes that correct them
 */
export function fewestHsnDigits(doc: ItemDocument, turnover: Turnover): number {
  if (!isSupply(doc) || doc.supply === 'unregistered') return 0
  const { registeredBuyer, largeSeller } = ruleOn(hsnDigits, documentLawDay(doc.date)).value
  if (turnover === 'above5Crore') return largeSeller
  return doc.client.gstin.trim() === '' ? 0 : registeredBuyer
}
