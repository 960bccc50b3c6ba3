import type { DocumentKind } from '@/lib/invoicing/model/document'

/** The name of each kind of document. */
export const KIND_LABELS: Record<DocumentKind, string> = {
  quotation: 'Quotation',
  proforma: 'Proforma invoice',
  purchaseOrder: 'Purchase order',
  invoice: 'Invoice',
  cashMemo: 'Cash memo',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  challan: 'Delivery challan',
  paymentVoucher: 'Payment voucher',
  receipt: 'Receipt',
}

/** The same in the middle of a sentence. */
export const kindName = (kind: DocumentKind): string => KIND_LABELS[kind].toLowerCase()

/** Prefix of the labels of number and date; the quotation's is fixed by the specification. */
export const FIELD_PREFIXES: Record<DocumentKind, string> = {
  ...KIND_LABELS,
  quotation: 'Quote',
  proforma: 'Proforma',
  challan: 'Challan',
  purchaseOrder: 'Order',
  paymentVoucher: 'Voucher',
}
