import type {
  Challan,
  CreditNote,
  DebitNote,
  DocumentKind,
  DocumentReference,
  Draft,
  Invoice,
  ItemDocument,
  Proforma,
  Quotation,
  Receipt,
} from '@/lib/invoicing/model/document'
import { isOffer } from '@/lib/invoicing/model/document'
import { receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { type DraftStart, newDraft } from '@/lib/invoicing/model/blank-document'

const referenceTo = ({ id, kind, number }: Draft): DocumentReference => ({ id, kind, number: number.trim() })

/** The lines with their own tax rates, whatever the document charged for all. */
const linesOf = (draft: ItemDocument) =>
  isOffer(draft) && !draft.ratePerLine
    ? draft.lines.map((line) => ({ ...line, taxRatePercent: draft.taxRatePercent }))
    : draft.lines

/** What a document hands on to one made from it: both parties, the lines with their tax, how tax is charged, the look. */
function handedOn(draft: ItemDocument) {
  const { business, client, look, placeOfSupply, specialZone, zeroRated, lut, country, reverseCharge } = draft
  return {
    business,
    client,
    look,
    placeOfSupply,
    specialZone,
    zeroRated,
    lut,
    country,
    reverseCharge,
    pricesInclude: draft.pricesInclude,
    roundOff: draft.roundOff,
    lines: linesOf(draft),
    source: referenceTo(draft),
  }
}

/** The invoice of an accepted offer or of delivered goods, with terms and dates of its own. */
export function invoiceFrom(draft: Quotation | Proforma | Challan, start: DraftStart): Invoice {
  const invoice = newDraft('invoice', start)
  const transport = draft.kind === 'challan' ? draft.transport : invoice.transport
  return { ...invoice, ...handedOn(draft), notes: draft.notes, transport }
}

export function proformaFrom(quotation: Quotation, start: DraftStart): Proforma {
  return {
    ...newDraft('proforma', start),
    ...handedOn(quotation),
    notes: quotation.notes,
    terms: quotation.terms,
  }
}

/** The note that corrects an invoice; its lines are to be reduced to what is corrected. */
export function noteFrom(
  kind: 'creditNote' | 'debitNote',
  invoice: Invoice,
  start: DraftStart,
): CreditNote | DebitNote {
  const note: CreditNote | DebitNote = newDraft(kind, start)
  const { supply, number, date } = invoice
  return { ...note, ...handedOn(invoice), supply, against: number.trim(), againstDate: date }
}

export function challanFrom(invoice: Invoice, start: DraftStart): Challan {
  return { ...newDraft('challan', start), ...handedOn(invoice), transport: invoice.transport }
}

/** The receipt for an invoice: both parties, and what is still due as the amount received. */
export function receiptFrom(invoice: Invoice, duePaise: number | null, start: DraftStart): Receipt {
  const { business, client, look, supply } = invoice
  return {
    ...newDraft('receipt', start),
    business,
    client,
    look,
    supply,
    source: referenceTo(invoice),
    amount: duePaise === null ? '' : receiptAmount.show(Math.max(0, duePaise) / 100),
    against: invoice.number.trim(),
  }
}

/**
 * The document of another kind that is made from this one. `duePaise` is what a receipt of an invoice is for.
 * @throws RangeError where the kinds do not follow each other
 */
export function converted(draft: Draft, to: DocumentKind, duePaise: number | null, start: DraftStart): Draft {
  switch (draft.kind) {
    case 'quotation':
      if (to === 'proforma') return proformaFrom(draft, start)
      if (to === 'invoice') return invoiceFrom(draft, start)
      break
    case 'proforma':
    case 'challan':
      if (to === 'invoice') return invoiceFrom(draft, start)
      break
    case 'invoice':
      if (to === 'receipt') return receiptFrom(draft, duePaise, start)
      if (to === 'challan') return challanFrom(draft, start)
      if (to === 'creditNote' || to === 'debitNote') return noteFrom(to, draft, start)
  }
  throw new RangeError(`No ${to} is made from ${draft.kind}`)
}

/** A copy as a new document. Its second date and its source belonged to the original. */
export function copyOf(draft: Draft, { id, number, date, now }: DraftStart): Draft {
  const own = { id, number, ownNumber: false, date, createdAt: now, changedAt: now, source: null }
  if (isOffer(draft)) return { ...draft, ...own, validUntil: '' }
  if (draft.kind === 'invoice') return { ...draft, ...own, dueDate: '' }
  return { ...draft, ...own }
}
