import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Account, LedgerDocument } from '@/lib/invoicing/ledger/accounts'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'

/**
 * The kinds of entries of a statement: a document, the TDS that the client deducts, a payment recorded on an invoice.
 */
export type MovementKind =
  LedgerDocument['kind'] | 'advance' | 'refund' | 'tdsExpected' | 'receivedWithInvoice'

/** One entry of an account, in whole paise. A debit raises what the client owes, a credit reduces it. */
export interface AccountEntry {
  kind: MovementKind
  date: CalendarDay
  number: string
  /** Number of the invoice that a receipt or a note is against, '' for none. */
  against: string
  debitPaise: number
  creditPaise: number
}

export interface StatementRow extends AccountEntry {
  /** After this entry. Below zero when the client has paid more than was due. */
  balancePaise: number
}

export interface Statement {
  /** Before the first day. */
  openingPaise: number
  rows: readonly StatementRow[]
  /** Sums of the entries. */
  debitPaise: number
  creditPaise: number
  /** Opening balance and debits less credits. */
  closingPaise: number
}

type Amount = Pick<AccountEntry, 'kind' | 'debitPaise' | 'creditPaise'>

const debit = (kind: MovementKind, paise: number): Amount => ({ kind, debitPaise: paise, creditPaise: 0 })
const credit = (kind: MovementKind, paise: number): Amount => ({ kind, debitPaise: 0, creditPaise: paise })

/** An invoice with its TCS; the TDS that is expected and what was paid with it are entries of their own. */
const saleAmounts = (
  kind: 'invoice' | 'cashMemo',
  { totalMinor, tcsPaise, tdsPaise, receivedPaise }: Totals,
): Amount[] => [
  debit(kind, totalMinor + tcsPaise),
  ...(tdsPaise > 0 ? [credit('tdsExpected', tdsPaise)] : []),
  ...(receivedPaise > 0 ? [credit('receivedWithInvoice', receivedPaise)] : []),
]

function amountsOf(doc: LedgerDocument, result: Totals): Amount[] {
  switch (doc.kind) {
    case 'invoice':
    case 'cashMemo':
      return saleAmounts(doc.kind, result)
    case 'debitNote':
      return [debit(doc.kind, result.totalMinor)]
    case 'creditNote':
      return [credit(doc.kind, result.totalMinor)]
    case 'receipt':
      if (isRefund(doc)) return [debit('refund', result.totalMinor)]
      return [credit(doc.type === 'advance' ? 'advance' : doc.kind, result.totalMinor)]
  }
}

/**
 * The entries of one document.
 * @throws RangeError while a number on it cannot be read: such a document is in no account
 */
function movementsOf(doc: LedgerDocument): AccountEntry[] {
  const result = totals(doc)
  if (!result) throw new RangeError('A document whose numbers cannot be read has no entry in a ledger')
  const { date, number } = doc
  const against = 'against' in doc ? doc.against.trim() : ''
  return amountsOf(doc, result).map((amount) => ({ ...amount, date, number: number.trim(), against }))
}

const sumOf = (movements: readonly AccountEntry[], part: 'debitPaise' | 'creditPaise') =>
  movements.reduce((sum, movement) => sum + movement[part], 0)

/**
 * The account of a client over a period, both days included, by date and then in the order of writing.
 * @param from '' for the first entry
 * @param to '' for the last entry
 */
export function statementOf({ documents }: Account, from: CalendarDay, to: CalendarDay): Statement {
  const all = [...documents]
    .sort((a, b) => a.date.localeCompare(b.date) || a.createdAt - b.createdAt)
    .flatMap(movementsOf)
  const before = all.filter(({ date }) => date < from)
  const within = all.filter(({ date }) => date >= from && (to === '' || date <= to))
  const openingPaise = sumOf(before, 'debitPaise') - sumOf(before, 'creditPaise')
  let balancePaise = openingPaise
  const rows = within.map((movement): StatementRow => {
    balancePaise += movement.debitPaise - movement.creditPaise
    return { ...movement, balancePaise }
  })
  return {
    openingPaise,
    rows,
    debitPaise: sumOf(within, 'debitPaise'),
    creditPaise: sumOf(within, 'creditPaise'),
    closingPaise: balancePaise,
  }
}
