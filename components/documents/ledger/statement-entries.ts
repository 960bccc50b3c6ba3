import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Movement, MovementKind, Statement } from '@/lib/invoicing/ledger/statement'

const KINDS: Record<MovementKind, string> = {
  invoice: 'Invoice',
  cashMemo: 'Cash memo',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  receipt: 'Receipt',
  advance: 'Advance received, receipt',
  tdsExpected: 'TDS to be deducted, invoice',
  receivedWithInvoice: 'Paid with invoice',
}

/** What an entry is for: 'Receipt RCT-003 against INV-001'. */
export const particulars = ({ kind, number, against }: Movement): string =>
  `${KINDS[kind]} ${number}${against && ` against ${against}`}`

/** '21-11-2026', short enough for a table. */
export const shortDay = (day: CalendarDay): string => day.split('-').reverse().join('-')

const rupeesPlain = (paise: number) => (paise / 100).toFixed(2)

/** The statement as lines of a file for spreadsheets; a balance below zero is money that the client has paid in advance. */
export function statementLines(
  { openingPaise, rows, debitPaise, creditPaise, closingPaise }: Statement,
  from: CalendarDay,
  to: CalendarDay,
): string[][] {
  return [
    ['Date', 'Particulars', 'Against', 'Debit', 'Credit', 'Balance'],
    [from, 'Opening balance', '', '', '', rupeesPlain(openingPaise)],
    ...rows.map((row) => [
      row.date,
      `${KINDS[row.kind]} ${row.number}`,
      row.against,
      row.debitPaise === 0 ? '' : rupeesPlain(row.debitPaise),
      row.creditPaise === 0 ? '' : rupeesPlain(row.creditPaise),
      rupeesPlain(row.balancePaise),
    ]),
    [to, 'Total and closing balance', '', ...[debitPaise, creditPaise, closingPaise].map(rupeesPlain)],
  ]
}
