import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { CashMemo } from '@/lib/invoicing/document/invoice'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { paiseOf, receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { dueBefore, referredInvoice, invoicesIn, refersToInvoice } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'
import { type CashLimit, cashReceiptLimit } from '@/lib/rules/income-tax/cash-receipts'
import { type DonationLaw, donationLaw } from '@/lib/rules/income-tax/donations'
import { ruleOn } from '@/lib/rules/rule'

/** The kinds of warnings about a receipt. */
export type ReceiptCaution =
  | { kind: 'receiptAboveDue'; excessPaise: number; duePaise: number }
  /** A donation in cash for which there is no deduction. */
  | { kind: 'donationInCash'; law: DonationLaw }
  | CashCaution

/** Cash of this document, with that of others from the payer on that day, or with that for the same invoice. */
export interface CashCaution {
  kind: 'cash'
  per: 'receipt' | 'day' | 'invoice'
  paise: number
  limit: CashLimit
}

/** A document of money received. */
type Payment = Receipt | CashMemo

/** Nothing while it cannot be read: a warning counts what is known to have been paid. */
function amountPaise(doc: Payment): number {
  if (doc.kind === 'cashMemo') {
    const sums = totals(doc)
    return sums ? sums.totalMinor : 0
  }
  const reading = receiptAmount.read(doc.amount)
  return reading.ok ? paiseOf(reading.value) : 0
}

const payerOf = ({ client }: Payment) => client.name.trim().toLowerCase()

const isCash = (doc: BusinessDocument): doc is Payment =>
  (doc.kind === 'receipt' && doc.mode === 'cash' && !isRefund(doc)) ||
  (doc.kind === 'cashMemo' && doc.paidBy === 'cash')

/**
 * The warning about cash on a receipt or a cash memo, compared with the other documents; [] for none.
 * Source: sections 269ST of the Income-tax Act, 1961 and 186 of that of 2025
 */
export function cashCautions(payment: Payment, documents: readonly BusinessDocument[]): CashCaution[] {
  if (!isCash(payment) || payment.date < cashReceiptLimit.values[0]!.from) return []
  const limit = ruleOn(cashReceiptLimit, payment.date).value
  const others = documents.filter(({ id }) => id !== payment.id)
  const cash = others.filter(isCash)
  const invoices = invoicesIn(others)
  const invoice = refersToInvoice(payment) ? referredInvoice(payment, invoices) : null
  const payer = payerOf(payment)
  const together = {
    receipt: [],
    day: cash.filter((other) => payer !== '' && payerOf(other) === payer && other.date === payment.date),
    invoice: cash.filter(
      (other) => invoice && refersToInvoice(other) && referredInvoice(other, invoices) === invoice,
    ),
  }
  for (const [per, same] of Object.entries(together)) {
    const paise = [payment, ...same].reduce((sum, one) => sum + amountPaise(one), 0)
    if (paise >= limit.from * 100) return [{ kind: 'cash', per: per as keyof typeof together, paise, limit }]
  }
  return []
}

/** Sections 80G(5D) of the Income-tax Act, 1961 and 133(5) of that of 2025. */
function donationCaution(receipt: Receipt): ReceiptCaution[] {
  if (receipt.type !== 'donation' || receipt.mode !== 'cash' || receipt.date === '') return []
  const law = ruleOn(donationLaw, documentLawDay(receipt.date)).value
  return amountPaise(receipt) > law.mostCash * 100 ? [{ kind: 'donationInCash', law }] : []
}

/** The warnings about a receipt, compared with the other documents. */
export function receiptCautions(receipt: Receipt, documents: readonly BusinessDocument[]): ReceiptCaution[] {
  const due = dueBefore(receipt, documents)
  const excessPaise = due ? amountPaise(receipt) - due.duePaise : 0
  return [
    ...(due && excessPaise > 0
      ? [{ kind: 'receiptAboveDue' as const, excessPaise, duePaise: due.duePaise }]
      : []),
    ...donationCaution(receipt),
    ...cashCautions(receipt, documents),
  ]
}
