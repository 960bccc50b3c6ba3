import type { DocumentKind } from '@/lib/invoicing/model/document'

/** What each kind of document is called. */
export const KIND_LABELS: Record<DocumentKind, string> = {
  quotation: 'Quotation',
  proforma: 'Proforma invoice',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  challan: 'Delivery challan',
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
}
