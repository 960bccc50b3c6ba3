import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import { nameOf, namesOf } from '@/lib/language/words'

/** The name of each kind of document, in English. */
export const KIND_LABELS = {
  quotation: 'Quotation',
  proforma: 'Proforma invoice',
  purchaseOrder: 'Purchase order',
  invoice: 'Invoice',
  cashMemo: 'Cash memo',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  challan: 'Delivery challan',
  selfInvoice: 'Self-invoice',
  paymentVoucher: 'Payment voucher',
  receipt: 'Receipt',
} as const satisfies Record<DocumentKind, string>

const shown = (name: string) => nameOf('document-kinds', name)

/** The kinds of document in the language of the page. */
export const kindLabels = namesOf('document-kinds', KIND_LABELS)

/** The name of a kind in the middle of a sentence. */
export const kindName = (kind: DocumentKind): string => kindLabels[kind].toLowerCase()

/** Prefix of the labels of number and date; the quotation's is fixed by the specification. */
export const FIELD_PREFIXES: Record<DocumentKind, string> = {
  ...kindLabels,
  quotation: shown('Quote'),
  proforma: shown('Proforma'),
  challan: shown('Challan'),
  purchaseOrder: shown('Order'),
  paymentVoucher: shown('Voucher'),
}
