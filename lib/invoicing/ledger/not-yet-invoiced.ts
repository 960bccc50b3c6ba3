import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { monthsAfter } from '@/lib/calendar/moved-date'

/** Invoices in so many months in a row make a client a monthly one. */
const MONTHS_IN_A_ROW = 2

const monthOf = (day: CalendarDay) => day.slice(0, 'YYYY-MM'.length)

/**
 * The last invoice of each client who was invoiced in each of the two months before this day's, and not since.
 * Clients without a name are left out.
 */
export function notYetInvoiced(documents: readonly BusinessDocument[], today: CalendarDay): Invoice[] {
  const month = monthOf(today)
  const before = Array.from({ length: MONTHS_IN_A_ROW }, (_, place) => monthsAfter(month, -1 - place))
  return accountsOf(documents.filter(({ kind }) => kind === 'invoice'))
    .filter(({ key }) => key !== '')
    .flatMap((account) => {
      const invoices = account.documents.filter((doc) => doc.kind === 'invoice')
      const months = new Set(invoices.map(({ date }) => monthOf(date)))
      if (!before.every((each) => months.has(each))) return []
      const last = invoices.reduce((latest, invoice) => (invoice.date >= latest.date ? invoice : latest))
      return monthOf(last.date) < month ? [last] : []
    })
}
