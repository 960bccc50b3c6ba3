import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { Client } from '@/lib/invoicing/document/party'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isOutsideGst, type SaleDocument } from '@/lib/invoicing/model/document-groups'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import { isFinished } from '@/lib/invoicing/returns/register-csv'
import { referredInvoice, invoicesIn, refersToInvoice } from '@/lib/invoicing/tax/payments'

/** A client's balance and payments. Rent and donations are not invoiced, so their receipts settle nothing. */
export type LedgerDocument = SaleDocument | CreditNote | DebitNote | Receipt

/** The documents of one client. */
export interface Account {
  /** Identifies the account: the client's name without differences of case and spaces. */
  key: string
  /** As on the newest document. */
  client: Client
  documents: readonly LedgerDocument[]
}

const isLedgerDocument = (doc: BusinessDocument): doc is LedgerDocument =>
  isSupply(doc) || (doc.kind === 'receipt' && !isOutsideGst(doc))

/** Documents that count in a ledger: with a number, a date, a line or an amount, and readable figures. */
const ledgerDocuments = (documents: readonly BusinessDocument[]): LedgerDocument[] =>
  documents.filter(isLedgerDocument).filter(isFinished)

/** Documents of the same kinds that do not count yet, because something on them is missing or cannot be read. */
export const unfinishedDocuments = (documents: readonly BusinessDocument[]): LedgerDocument[] =>
  documents.filter(isLedgerDocument).filter((doc) => !isFinished(doc))

const keyOf = onceForEach(({ name }: Client) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-IN'))

const { compare } = new Intl.Collator('en-IN')

/** The invoice that a receipt or a note is against, or null. */
export const matchedInvoice = (
  doc: LedgerDocument,
  invoices: readonly SaleDocument[],
): SaleDocument | null => (refersToInvoice(doc) ? referredInvoice(doc, invoices) : null)

/**
 * The accounts of all clients, by name. A receipt or a note belongs to the client of the invoice that it is against,
 * however its own client is written.
 */
export function accountsOf(documents: readonly BusinessDocument[]): Account[] {
  const counted = ledgerDocuments(documents)
  const invoices = invoicesIn(counted)
  const accounts = new Map<string, Account & { documents: LedgerDocument[] }>()
  for (const doc of counted) {
    const client = (matchedInvoice(doc, invoices) ?? doc).client
    const key = keyOf(client)
    const clientDocuments = accounts.get(key)?.documents ?? []
    clientDocuments.push(doc)
    accounts.set(key, { key, client, documents: clientDocuments })
  }
  return [...accounts.values()].sort((a, b) => compare(a.key, b.key))
}
