import { type BusinessDocument, isSupply } from '@/lib/invoicing/model/document'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'

/** The printed document that a document becomes. */
export type PaperType =
  | ('taxInvoice' | 'billOfSupply' | 'mixedInvoice' | 'bill' | 'creditNote' | 'debitNote' | 'challan')
  | ('quotation' | 'proforma')
  | ('receipt' | 'receiptVoucher' | 'rentReceipt')

const SUPPLY_PAPERS = {
  tax: 'taxInvoice',
  composition: 'billOfSupply',
  exempt: 'billOfSupply',
  mixed: 'mixedInvoice',
  unregistered: 'bill',
} as const

export function paperTypeOf(doc: BusinessDocument): PaperType {
  if (doc.kind === 'invoice') return SUPPLY_PAPERS[doc.supply]
  if (doc.kind !== 'receipt') return doc.kind
  if (doc.type === 'rent') return 'rentReceipt'
  return doc.type === 'advance' && doc.supply === 'tax' ? 'receiptVoucher' : 'receipt'
}

/** Whether the CGST Rules prescribe what the document contains: rules 46, 46A, 49, 50, 53 and 55. */
export const isByGstLaw = (doc: BusinessDocument): boolean =>
  doc.kind === 'challan' ||
  (isSupply(doc) ? doc.supply !== 'unregistered' : doc.kind === 'receipt' && chargesTax(doc))
