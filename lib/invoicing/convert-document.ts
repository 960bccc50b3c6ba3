import type { DocumentReference, Draft, Invoice, Quotation, Receipt } from '@/lib/invoicing/draft'
import { receiptAmount } from '@/lib/invoicing/line-numbers'
import { type DraftStart, newDraft } from '@/lib/invoicing/new-draft'
import { totals } from '@/lib/invoicing/totals'

const referenceTo = ({ id, kind, number }: Draft): DocumentReference => ({ id, kind, number: number.trim() })

/**
 * The invoice of an accepted quotation: both parties, the lines with their tax, and the look. The quotation is not
 * changed; terms and dates are those of a new invoice.
 */
export function invoiceFrom(quotation: Quotation, start: DraftStart): Invoice {
  const {
    business,
    client,
    placeOfSupply,
    specialZone,
    reverseCharge,
    pricesInclude,
    roundOff,
    look,
    notes,
  } = quotation
  const lines = quotation.lines.map((line) => ({
    ...line,
    taxRatePercent: quotation.ratePerLine ? line.taxRatePercent : quotation.taxRatePercent,
  }))
  return {
    ...newDraft('invoice', start),
    ...{ business, client, placeOfSupply, specialZone, reverseCharge, pricesInclude, roundOff, look, notes },
    lines,
    source: referenceTo(quotation),
  }
}

/** The receipt for an invoice: both parties, and the total of the invoice as the amount received. */
export function receiptFrom(invoice: Invoice, start: DraftStart): Receipt {
  const { business, client, look, supply } = invoice
  const result = totals(invoice)
  return {
    ...newDraft('receipt', start),
    ...{ business, client, look, supply },
    source: referenceTo(invoice),
    amount: result ? receiptAmount.show(result.totalPaise / 100) : '',
    against: invoice.number.trim(),
  }
}

/** A copy as a new document. Its second date and its source belonged to the original. */
export function copyOf(draft: Draft, { id, number, date, now }: DraftStart): Draft {
  const own = { id, number, date, createdAt: now, changedAt: now, source: null }
  switch (draft.kind) {
    case 'quotation':
      return { ...draft, ...own, validUntil: '' }
    case 'invoice':
      return { ...draft, ...own, dueDate: '' }
    case 'receipt':
      return { ...draft, ...own }
  }
}
