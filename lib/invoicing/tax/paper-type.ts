import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { isReverseChargePurchase, isSale } from '@/lib/invoicing/model/document-groups'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'

/** The printed document that a document becomes. */
export type PaperType =
  | ('taxInvoice' | 'billOfSupply' | 'mixedInvoice' | 'bill' | 'creditNote' | 'debitNote' | 'challan')
  | ('quotation' | 'proforma' | 'purchaseOrder' | 'paymentVoucher' | 'selfInvoice')
  | ('receipt' | 'receiptVoucher' | 'refundVoucher' | 'rentReceipt' | 'donationReceipt')

const SUPPLY_PAPERS = {
  tax: 'taxInvoice',
  composition: 'billOfSupply',
  exempt: 'billOfSupply',
  mixed: 'mixedInvoice',
  unregistered: 'bill',
} as const

export function paperTypeOf(doc: BusinessDocument): PaperType {
  if (isSale(doc)) return SUPPLY_PAPERS[doc.supply]
  if (doc.kind !== 'receipt') return doc.kind
  if (doc.type === 'rent') return 'rentReceipt'
  if (doc.type === 'donation') return 'donationReceipt'
  if (doc.type === 'refund') return 'refundVoucher'
  return chargesTax(doc) ? 'receiptVoucher' : 'receipt'
}

/** True if the CGST Rules prescribe what the document contains: rules 46, 46A, 49, 50, 52, 53 and 55. */
export const isByGstLaw = (doc: BusinessDocument): boolean =>
  doc.kind === 'challan' ||
  isReverseChargePurchase(doc) ||
  (isSupply(doc) ? doc.supply !== 'unregistered' : doc.kind === 'receipt' && chargesTax(doc))

/**
 * True for invoices whose contents rule 46 of the CGST Rules prescribes: with taxable items, alone or among
 * exempt ones.
 */
export const isByRule46 = (type: PaperType): boolean => type === 'taxInvoice' || type === 'mixedInvoice'
