import {
  type BusinessDocument,
  hasItems,
  isSupply,
  type SupplyDocument,
} from '@/lib/invoicing/document/document'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { type EInvoiceCaution, eInvoiceCautions } from '@/lib/invoicing/tax/e-invoice'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { mayBeExempt } from '@/lib/invoicing/tax/exemption-of'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { type NoteCaution, noteCautions } from '@/lib/invoicing/tax/note-cautions'
import { cashCautions, type ReceiptCaution, receiptCautions } from '@/lib/invoicing/tax/receipt-cautions'

/** The kinds of warnings: allowed, but probably a mistake. The page has the words. */
export type Caution =
  | { kind: 'headsInDoubt' | 'withoutTax' | 'allExempt' | 'reverseChargeToConsumer' }
  /** Lines at 0% without a reason, counted from 1. */
  | { kind: 'exemptionUnknown'; lines: readonly number[] }
  | EInvoiceCaution
  | NoteCaution
  | ReceiptCaution

const isTaxInvoice = (doc: BusinessDocument): doc is SupplyDocument => isSupply(doc) && doc.supply === 'tax'

/** Lines of a tax invoice at 0%: all of them, which may be a forgotten rate, or some, whose reason the returns need. */
function untaxedLines(doc: SupplyDocument): Caution[] {
  const filled = filledLines(doc)
  const untaxed = filled.filter((line) => mayBeExempt(doc, line))
  if (untaxed.length === 0) return []
  const unknown = untaxed.filter(({ exemption }) => exemption === '')
  if (untaxed.length === filled.length) return [{ kind: unknown.length > 0 ? 'withoutTax' : 'allExempt' }]
  const lines = unknown.map((line) => doc.lines.indexOf(line) + 1)
  return lines.length > 0 ? [{ kind: 'exemptionUnknown', lines }] : []
}

function cautionsOfKind(doc: BusinessDocument, documents: readonly BusinessDocument[]): Caution[] {
  switch (doc.kind) {
    case 'creditNote':
    case 'debitNote':
      return noteCautions(doc, documents)
    case 'receipt':
      return receiptCautions(doc, documents)
    case 'cashMemo':
      return cashCautions(doc, documents)
    default:
      return []
  }
}

/**
 * The warnings about a document before it is sent, compared with all stored documents. Source: CGST Act,
 * section 31(3)(c) (a bill of supply for exempt supplies) and section 9(3) and (4) (the recipient who pays
 * under reverse charge)
 */
export function cautions(doc: BusinessDocument, documents: readonly BusinessDocument[]): Caution[] {
  const toConsumer = hasItems(doc) && !isPurchase(doc) && doc.client.gstin.trim() === ''
  return [
    ...(headsInDoubt(doc) ? [{ kind: 'headsInDoubt' as const }] : []),
    ...(isTaxInvoice(doc) ? untaxedLines(doc) : []),
    ...(chargesTax(doc) && doc.reverseCharge && toConsumer
      ? [{ kind: 'reverseChargeToConsumer' as const }]
      : []),
    ...cautionsOfKind(doc, documents),
    ...(isSupply(doc) ? eInvoiceCautions(doc) : []),
  ]
}
