import type { DocumentKind } from '@/lib/invoicing/draft'

/** What each kind of document is called, in the middle of a sentence and as an option. */
export const KIND_NAMES: Record<DocumentKind, string> = {
  quotation: 'quotation',
  proforma: 'proforma invoice',
  invoice: 'invoice',
  creditNote: 'credit note',
  debitNote: 'debit note',
  challan: 'delivery challan',
  receipt: 'receipt',
}

export const KIND_LABELS: Record<DocumentKind, string> = {
  quotation: 'Quotation',
  proforma: 'Proforma invoice',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  challan: 'Delivery challan',
  receipt: 'Receipt',
}

/** Prefix of the labels of number and date; the quotation's is fixed by the specification. */
export const FIELD_PREFIXES: Record<DocumentKind, string> = {
  ...KIND_LABELS,
  quotation: 'Quote',
  proforma: 'Proforma',
  challan: 'Challan',
}
