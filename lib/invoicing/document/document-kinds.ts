/** The kinds of documents that each page writes; a page opens with the first. */
export const pageKinds = {
  quotation: ['quotation', 'proforma', 'purchaseOrder'],
  invoice: ['invoice', 'cashMemo', 'creditNote', 'debitNote', 'challan', 'paymentVoucher'],
  receipt: ['receipt'],
} as const
export type DocumentPage = keyof typeof pageKinds
export type DocumentKind = (typeof pageKinds)[DocumentPage][number]

export const documentPages = Object.keys(pageKinds) as DocumentPage[]
export const documentKinds: readonly DocumentKind[] = documentPages.flatMap((page) => pageKinds[page])

const PAGE_OF = Object.fromEntries(
  documentPages.flatMap((page) => pageKinds[page].map((kind) => [kind, page])),
) as Record<DocumentKind, DocumentPage>

/** The page on which documents of this kind are written. */
export const pageOf = (kind: DocumentKind): DocumentPage => PAGE_OF[kind]
