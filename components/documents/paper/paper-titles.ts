import { type BusinessDocument, isSupply, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import type { PaperPhrase, PaperWords } from '@/components/documents/paper/paper-words'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isRevised } from '@/lib/invoicing/model/document-groups'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isRegistrationOpen } from '@/lib/invoicing/model/registration'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { isAbroad, isZeroRated } from '@/lib/invoicing/tax/place-of-supply'

const SUPPLY_TITLES = {
  tax: 'Tax Invoice',
  composition: 'Bill of Supply',
  exempt: 'Bill of Supply',
  mixed: 'Invoice-cum-Bill of Supply',
  unregistered: 'Bill',
} as const

/** The title of each kind of paper, and its labels for the recipient and the number. */
export const PAPER_WORDS: Record<DocumentKind, Record<'title' | 'client' | 'number', PaperPhrase>> = {
  quotation: { title: 'Quotation', client: 'Quotation for', number: 'Quotation no.' },
  proforma: { title: 'Proforma Invoice', client: 'Proforma for', number: 'Proforma no.' },
  purchaseOrder: { title: 'Purchase Order', client: 'Supplier', number: 'Order no.' },
  cashMemo: { title: 'Cash Memo', client: 'Sold to', number: 'Cash memo no.' },
  selfInvoice: { title: 'Self Invoice', client: 'Supplier', number: 'Invoice no.' },
  paymentVoucher: { title: 'Payment Voucher', client: 'Supplier', number: 'Voucher no.' },
  invoice: { title: 'Tax Invoice', client: 'Bill to', number: 'Invoice no.' },
  creditNote: { title: 'Credit Note', client: 'Credit to', number: 'Credit note no.' },
  debitNote: { title: 'Debit Note', client: 'Debit to', number: 'Debit note no.' },
  challan: { title: 'Delivery Challan', client: 'Consignee', number: 'Challan no.' },
  receipt: { title: 'Receipt', client: 'Received from', number: 'Receipt no.' },
}

/** A document whose tax is not certain is no tax invoice yet, also where somebody prints the page. */
export const paperTitle = (doc: ItemDocument, { title }: PaperWords): string => {
  if (headsInDoubt(doc) || isRegistrationOpen(doc)) return title('Draft')
  // A bill without GST registration is a cash memo and nothing else.
  if (doc.kind === 'cashMemo' && doc.supply !== 'unregistered')
    return title(`${SUPPLY_TITLES[doc.supply]} (Cash Memo)`)
  if (isRevised(doc)) return title('Revised Tax Invoice')
  return title(doc.kind === 'invoice' ? SUPPLY_TITLES[doc.supply] : PAPER_WORDS[doc.kind].title)
}

/** The words that the law requires at the top: rule 5(1)(f), and the proviso to rule 46 for zero-rated supplies. */
export function legalStatement(doc: ItemDocument, { label }: PaperWords): string {
  if (headsInDoubt(doc)) return label('Not valid as an invoice: a GSTIN on it has a mistake')
  if (isSupply(doc) && doc.supply === 'composition')
    return label('Composition taxable person, not eligible to collect tax on supplies')
  if (!isSupply(doc) || !chargesTax(doc) || !isZeroRated(doc)) return ''
  const supply = isAbroad(doc)
    ? 'Supply meant for export'
    : 'Supply to SEZ unit or SEZ developer for authorised operations'
  return doc.zeroRated === 'withTax'
    ? label(`${supply} on payment of integrated tax`)
    : label(`${supply} under bond or letter of undertaking without payment of integrated tax`)
}

const isBill = (doc: BusinessDocument) =>
  doc.kind === 'invoice' && doc.supply !== 'tax' && doc.supply !== 'mixed'

/** The label of a document's number. */
export const numberLabel = (doc: BusinessDocument): PaperPhrase =>
  isBill(doc) ? 'Bill no.' : isRefund(doc) ? 'Voucher no.' : PAPER_WORDS[doc.kind].number
