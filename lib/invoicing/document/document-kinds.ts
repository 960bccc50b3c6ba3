/** The kinds of documents that each page writes; a page opens with the first. */
export const pageKinds = {
  quotation: ['quotation', 'proforma', 'purchaseOrder'],
  invoice: ['invoice', 'cashMemo', 'creditNote', 'debitNote', 'challan', 'selfInvoice', 'paymentVoucher'],
  receipt: ['receipt'],
} as const
export type DocumentPage = keyof typeof pageKinds
export type DocumentKind = (typeof pageKinds)[DocumentPage][number]

export const documentPages = Object.keys(pageKinds) as DocumentPage[]
export const documentKinds: readonly DocumentKind[] = documentPages.flatMap((page) => pageKinds[page])

/** The page on which documents of this kind are written. */
export const pageOf = (kind: DocumentKind): DocumentPage =>
  documentPages.find((page) => (pageKinds[page] as readonly DocumentKind[]).includes(kind))!
