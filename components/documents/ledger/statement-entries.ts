import { ENGLISH, type PaperPhrase, type PaperWords } from '@/components/documents/paper/paper-words'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { AccountEntry, MovementKind, Statement } from '@/lib/invoicing/ledger/statement'
import { nameOf, t } from '@/lib/language/words'

const KINDS: Record<MovementKind, PaperPhrase> = {
  invoice: 'Invoice',
  cashMemo: 'Cash memo',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  receipt: 'Receipt',
  advance: 'Advance received, receipt',
  refund: 'Advance refunded, voucher',
  tdsExpected: 'TDS to be deducted, invoice',
  receivedWithInvoice: 'Paid with invoice',
}

/** The description of an entry: 'Receipt RCT-003 against INV-001'. */
export const particulars = (
  { kind, number, against }: AccountEntry,
  { text }: Pick<PaperWords, 'text'> = ENGLISH,
): string =>
  against ? text('{0} {1} against {2}', text(KINDS[kind]), number, against) : `${text(KINDS[kind])} ${number}`

const kindShown = (kind: MovementKind) => nameOf('ledger-entries', KINDS[kind])

/** What an entry is for, in the language of the page. */
export function shownParticulars({ kind, number, against }: AccountEntry): string {
  return against ? t('{0} {1} against {2}', kindShown(kind), number, against) : `${kindShown(kind)} ${number}`
}

/** '21-11-2026', short enough for a table. */
export const dayInDigits = (day: CalendarDay): string => day.split('-').reverse().join('-')

const rupeesPlain = (paise: number) => (paise / 100).toFixed(2)

/**
 * The statement as lines of a file for spreadsheets; a balance below zero is money that the client has paid in advance.
 */
export function statementLines(
  { openingPaise, rows, debitPaise, creditPaise, closingPaise }: Statement,
  from: CalendarDay,
  to: CalendarDay,
): string[][] {
  return [
    [t('Date'), t('Particulars'), t('Against'), t('Debit'), t('Credit'), nameOf('document-words', 'Balance')],
    [from, t('Opening balance'), '', '', '', rupeesPlain(openingPaise)],
    ...rows.map((row) => [
      row.date,
      `${kindShown(row.kind)} ${row.number}`,
      row.against,
      row.debitPaise === 0 ? '' : rupeesPlain(row.debitPaise),
      row.creditPaise === 0 ? '' : rupeesPlain(row.creditPaise),
      rupeesPlain(row.balancePaise),
    ]),
    [to, t('Total and closing balance'), '', ...[debitPaise, creditPaise, closingPaise].map(rupeesPlain)],
  ]
}
