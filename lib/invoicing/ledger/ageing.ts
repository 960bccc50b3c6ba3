import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import {
  type Account,
  accountsOf,
  type LedgerDocument,
  matchedInvoice,
} from '@/lib/invoicing/ledger/accounts'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Client } from '@/lib/invoicing/document/party'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isSale } from '@/lib/invoicing/model/document-groups'
import { invoicesIn, type Settlement, settlements } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'

/** How long an amount is overdue: not at all, then by days. */
export const ageBands = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const
export type AgeBand = (typeof ageBands)[number]

const LAST_DAYS: readonly [band: AgeBand, days: number][] = [
  ['notDue', 0],
  ['upTo30', 30],
  ['upTo60', 60],
  ['upTo90', 90],
]

/** The band of so many days after the due date; the due date itself is not overdue. */
export const ageBandOf = (overdueDays: number): AgeBand =>
  LAST_DAYS.find(([, days]) => overdueDays <= days)?.[0] ?? 'over90'

/** Whole paise. */
export interface Ageing {
  bands: Readonly<Record<AgeBand, number>>
  /** The sum of the bands. */
  unpaidPaise: number
  /** Paid or credited without an invoice that still needs it; `unpaidPaise` less this is the balance of the account. */
  onAccountPaise: number
}

export interface ClientAgeing extends Ageing {
  key: string
  client: Client
}

const noBands = (): Record<AgeBand, number> => ({ notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 })

/** The amount of a document that is unpaid; below zero, a credit of the client. */
function openPaise(
  doc: LedgerDocument,
  { settled, isMatched }: { settled: ReadonlyMap<string, Settlement>; isMatched: boolean },
): number {
  if (isSale(doc)) return settled.get(doc.id)!.duePaise
  if (isMatched) return 0
  const { totalMinor } = totals(doc)!
  return doc.kind === 'debitNote' || isRefund(doc) ? totalMinor : -totalMinor
}

/** An invoice without a due date is due on its own day. */
const dueDay = (doc: LedgerDocument): CalendarDay => ('dueDate' in doc && doc.dueDate) || doc.date

/** The unpaid amounts of one account on a day, by age; its documents are those until that day. */
export function accountAgeing({ key, client, documents }: Account, today: CalendarDay): ClientAgeing {
  const counted = documents.filter(({ date }) => date <= today)
  const invoices = invoicesIn(counted)
  const settled = settlements(counted)
  const bands = noBands()
  let onAccountPaise = 0
  for (const doc of counted) {
    const open = openPaise(doc, { settled, isMatched: matchedInvoice(doc, invoices) !== null })
    // A refund is of what was paid on account.
    if (open < 0 || isRefund(doc)) onAccountPaise -= open
    else bands[ageBandOf(daysBetween(dueDay(doc), today))] += open
  }
  // More than was ever received is due back.
  bands.notDue += Math.max(0, -onAccountPaise)
  onAccountPaise = Math.max(0, onAccountPaise)
  const unpaidPaise = ageBands.reduce((sum, band) => sum + bands[band], 0)
  return { key, client, bands, unpaidPaise, onAccountPaise }
}

/** Clients who owe something or have a credit on a day, by name. */
export const ageingOf = (documents: readonly BusinessDocument[], today: CalendarDay): ClientAgeing[] =>
  accountsOf(documents)
    .map((account) => accountAgeing(account, today))
    .filter(({ unpaidPaise, onAccountPaise }) => unpaidPaise > 0 || onAccountPaise > 0)

/** The sums over several clients. */
export function totalAgeing(rows: readonly Ageing[]): Ageing {
  const bands = noBands()
  for (const band of ageBands) bands[band] = rows.reduce((sum, row) => sum + row.bands[band], 0)
  const sumOf = (part: 'unpaidPaise' | 'onAccountPaise') => rows.reduce((sum, row) => sum + row[part], 0)
  return { bands, unpaidPaise: sumOf('unpaidPaise'), onAccountPaise: sumOf('onAccountPaise') }
}
