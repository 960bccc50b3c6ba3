import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { paiseOf, receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { dueBefore, referredInvoice, invoicesIn, refersToInvoice } from '@/lib/invoicing/tax/payments'
import { type CashLimit, cashReceiptLimit } from '@/lib/rules/income-tax/cash-receipts'
import { type DonationLaw, donationLaw } from '@/lib/rules/income-tax/donations'
import { ruleOn } from '@/lib/rules/rule'

/** The kinds of warnings about a receipt. */
export type ReceiptCaution =
  | { kind: 'receiptAboveDue'; excessPaise: number; duePaise: number }
  /** A donation in cash for which there is no deduction. */
  | { kind: 'donationInCash'; law: DonationLaw }
  /** Cash of this receipt, with that of others from the payer on that day, or with that for the same invoice. */
  | { kind: 'cash'; per: 'receipt' | 'day' | 'invoice'; paise: number; limit: CashLimit }

/** 0 while it cannot be read. */
function amountPaise({ amount }: Receipt): number {
  const reading = receiptAmount.read(amount)
  return reading.ok ? paiseOf(reading.value) : 0
}

const payerOf = ({ client }: Receipt) => client.name.trim().toLowerCase()

function cashCaution(receipt: Receipt, others: readonly BusinessDocument[]): ReceiptCaution[] {
  if (receipt.mode !== 'cash' || receipt.date < cashReceiptLimit.values[0]!.from) return []
  const limit = ruleOn(cashReceiptLimit, receipt.date).value
  const cash = others.filter((doc): doc is Receipt => doc.kind === 'receipt' && doc.mode === 'cash')
  const invoices = invoicesIn(others)
  const invoice = refersToInvoice(receipt) ? referredInvoice(receipt, invoices) : null
  const payer = payerOf(receipt)
  const together = {
    receipt: [],
    day: cash.filter((other) => payer !== '' && payerOf(other) === payer && other.date === receipt.date),
    invoice: cash.filter(
      (other) => invoice && refersToInvoice(other) && referredInvoice(other, invoices) === invoice,
    ),
  }
  for (const [per, same] of Object.entries(together)) {
    const paise = [receipt, ...same].reduce((sum, one) => sum + amountPaise(one), 0)
    if (paise >= limit.from * 100) return [{ kind: 'cash', per: per as keyof typeof together, paise, limit }]
  }
  return []
}

/** Sections 80G(5D) of the Income-tax Act, 1961 and 133(5) of that of 2025. */
function donationCaution(receipt: Receipt): ReceiptCaution[] {
  if (receipt.type !== 'donation' || receipt.mode !== 'cash' || receipt.date === '') return []
  const law = ruleOn(donationLaw, lawDay(receipt.date)).value
  return amountPaise(receipt) > law.mostCash * 100 ? [{ kind: 'donationInCash', law }] : []
}

/** The warnings about a receipt, compared with the other documents. Source: section 186 of the Income-tax Act, 2025 */
export function receiptCautions(receipt: Receipt, documents: readonly BusinessDocument[]): ReceiptCaution[] {
  const others = documents.filter(({ id }) => id !== receipt.id)
  const due = dueBefore(receipt, documents)
  const excessPaise = due ? amountPaise(receipt) - due.duePaise : 0
  return [
    ...(due && excessPaise > 0
      ? [{ kind: 'receiptAboveDue' as const, excessPaise, duePaise: due.duePaise }]
      : []),
    ...donationCaution(receipt),
    ...cashCaution(receipt, others),
  ]
}
