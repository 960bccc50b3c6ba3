import { group } from 'd3-array'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isOutsideGst, isSale, type SaleDocument } from '@/lib/invoicing/model/document-groups'
import { haveOtherGstins } from '@/lib/invoicing/model/same-person'
import { totals } from '@/lib/invoicing/tax/totals'

/** The amounts paid and still due on an invoice, in paise. */
export interface Settlement {
  receivedPaise: number
  /** Debit notes less credit notes. */
  notesPaise: number
  /** Below zero when more was received than due. */
  duePaise: number
}

type Against = Extract<BusinessDocument, { against: string }>

/** Whether a document settles or corrects an invoice that it names. */
export const refersToInvoice = (doc: BusinessDocument): doc is Against =>
  'against' in doc && doc.against.trim() !== '' && !isOutsideGst(doc) && !isRefund(doc)

/** A list of invoices by their numbers. */
const byNumber = onceForEach((invoices: readonly SaleDocument[]) =>
  group(invoices, ({ number }) => number.trim()),
)

/**
 * The invoice that a receipt or a note is against: the one it was made from, if it still has that number,
 * else the one of the date that a note names, else the last one with that number on or before its date.
 * Numbers repeat in another year, and for another GSTIN.
 */
export function referredInvoice(doc: Against, invoices: readonly SaleDocument[]): SaleDocument | null {
  const same = (byNumber(invoices).get(doc.against.trim()) ?? []).filter(
    ({ business }) => !haveOtherGstins(business, doc.business),
  )
  const source = same.find(({ id }) => id === doc.source?.id)
  if (source) return source
  const named = 'againstDate' in doc && same.find(({ date }) => date !== '' && date === doc.againstDate)
  if (named) return named
  const byDate = [...same].sort((a, b) => a.date.localeCompare(b.date))
  return byDate.findLast(({ date }) => date <= doc.date) ?? byDate[0] ?? null
}

/** Invoices and cash memos. */
export const invoicesIn = (documents: readonly BusinessDocument[]): SaleDocument[] => documents.filter(isSale)

const NOTHING = { totalMinor: 0, receivedPaise: 0, balancePaise: 0 }
const totalOf = (doc: BusinessDocument) => (totals(doc) ?? NOTHING).totalMinor

/** The amount payable on an invoice: its total with TCS added and TDS deducted, in paise. */
function payableOn(invoice: SaleDocument): number {
  const { balancePaise, receivedPaise } = totals(invoice) ?? NOTHING
  return balancePaise + receivedPaise
}

/**
 * The amounts paid on and credited to each invoice, by its id, in paise. Documents with an unreadable number count as
 * nothing.
 */
export function settlements(documents: readonly BusinessDocument[]): Map<string, Settlement> {
  const invoices = invoicesIn(documents)
  const all = new Map<string, Settlement>()
  for (const invoice of invoices) {
    const { receivedPaise, balancePaise } = totals(invoice) ?? NOTHING
    all.set(invoice.id, { receivedPaise, notesPaise: 0, duePaise: balancePaise })
  }
  for (const doc of documents.filter(refersToInvoice)) {
    const settlement = all.get(referredInvoice(doc, invoices)?.id ?? '')
    if (!settlement) continue
    const paise = totalOf(doc)
    if (doc.kind === 'receipt') {
      settlement.receivedPaise += paise
      settlement.duePaise -= paise
    } else {
      const change = doc.kind === 'debitNote' ? paise : -paise
      settlement.notesPaise += change
      settlement.duePaise += change
    }
  }
  return all
}

/** The amount due on the invoice that a receipt settles, the receipt itself left out; null if it settles none. */
export function dueBefore(
  receipt: Receipt,
  documents: readonly BusinessDocument[],
): { duePaise: number; totalPaise: number } | null {
  if (!refersToInvoice(receipt)) return null
  const others = documents.filter(({ id }) => id !== receipt.id)
  const invoice = referredInvoice(receipt, invoicesIn(others))
  const settlement = invoice && settlements(others).get(invoice.id)
  return settlement ? { duePaise: settlement.duePaise, totalPaise: payableOn(invoice) } : null
}

/** The balance of an invoice as printed on a receipt for a part of it. */
export interface InvoiceBalance {
  /** With TCS and without the TDS that is expected. */
  totalPaise: number
  /** By receipts and credit notes before this one, debit notes subtracted. */
  settledEarlierPaise: number
  /** Below zero when more was received than due. */
  duePaise: number
}

/** True if a document was made before a receipt: on an earlier day, or earlier on the same. */
const isEarlier = (doc: BusinessDocument, receipt: Receipt) =>
  doc.date < receipt.date || (doc.date === receipt.date && doc.createdAt <= receipt.createdAt)

/** The balance of its invoice after a receipt, as on its day; null for a document that settles no invoice of these. */
export function balanceOf(
  doc: BusinessDocument,
  documents: readonly BusinessDocument[],
): InvoiceBalance | null {
  if (doc.kind !== 'receipt' || doc.type !== 'payment' || !refersToInvoice(doc)) return null
  const invoices = invoicesIn(documents)
  const invoice = referredInvoice(doc, invoices)
  if (!invoice) return null
  const earlier = documents.filter((other) => other.id !== doc.id && !isSale(other) && isEarlier(other, doc))
  const settlement = settlements([...invoices, ...earlier]).get(invoice.id)!
  const totalPaise = payableOn(invoice)
  return {
    totalPaise,
    settledEarlierPaise: totalPaise - settlement.duePaise,
    duePaise: settlement.duePaise - totalOf(doc),
  }
}
