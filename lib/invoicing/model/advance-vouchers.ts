import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'

/** A receipt that pays an advance back. */
export const isRefund = (doc: BusinessDocument): doc is Receipt & { type: 'refund' } =>
  doc.kind === 'receipt' && doc.type === 'refund'

/** A voucher that names GST: of an advance, or of its refund. */
export const isAdvanceVoucher = (doc: BusinessDocument): doc is Receipt & { type: 'advance' | 'refund' } =>
  isRefund(doc) || (doc.kind === 'receipt' && doc.type === 'advance')
