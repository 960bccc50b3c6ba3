import { particulars, dayInDigits } from '@/components/documents/ledger/statement-entries'
import { readableAccent } from '@/components/documents/paper/accent'
import type { Paper, PaperSum, PaperTable } from '@/components/documents/paper/paper'
import { clientParty, sellerParty } from '@/components/documents/paper/paper-parties'
import { ENGLISH, type PaperPhrase, type PaperWords } from '@/components/documents/paper/paper-words'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Account, LedgerDocument } from '@/lib/invoicing/ledger/accounts'
import { accountAgeing, type AgeBand, ageBands } from '@/lib/invoicing/ledger/ageing'
import type { Statement } from '@/lib/invoicing/ledger/statement'
import { isRoll } from '@/lib/invoicing/document/look'
import type { PaperLanguage } from '@/lib/invoicing/document/paper-style'

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A side of an account: nothing is left empty. */
const side = (paise: number) => (paise === 0 ? '' : rupees.format(paise / 100))

/** A balance as books have it: Dr is due from the client, Cr is paid in advance. */
const balanceText = (paise: number, { text }: PaperWords): string =>
  paise === 0 ? text('Nil') : `${rupees.format(Math.abs(paise) / 100)} ${text(paise > 0 ? 'Dr' : 'Cr')}`

export const BAND_LABELS: Record<AgeBand, PaperPhrase> = {
  notDue: 'Not due',
  upTo30: '1–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
}

function entryTable({ openingPaise, rows }: Statement, from: CalendarDay, wording: PaperWords): PaperTable {
  const { label, text } = wording
  let debitPaise = 0
  let creditPaise = 0
  return {
    columns: [
      { heading: label('Date'), holds: 'code' },
      { heading: label('Particulars'), holds: 'words' },
      { heading: label('Debit'), holds: 'number' },
      { heading: label('Credit'), holds: 'number' },
      { heading: label('Balance'), holds: 'number' },
    ],
    rows: [
      [dayInDigits(from), text('Opening balance'), '', '', balanceText(openingPaise, wording)],
      ...rows.map((row) => [
        dayInDigits(row.date),
        particulars(row, wording),
        side(row.debitPaise),
        side(row.creditPaise),
        balanceText(row.balancePaise, wording),
      ]),
    ],
    running: [
      ['', '', '', '', balanceText(openingPaise, wording)],
      ...rows.map((row) => {
        debitPaise += row.debitPaise
        creditPaise += row.creditPaise
        return ['', '', side(debitPaise), side(creditPaise), balanceText(row.balancePaise, wording)]
      }),
    ],
  }
}

/** Unpaid amounts on the last day, by age; null where nothing is. */
function ageTable(account: Account, to: CalendarDay, { label }: PaperWords): PaperTable | null {
  const { bands, unpaidPaise, onAccountPaise } = accountAgeing(account, to)
  if (unpaidPaise === 0) return null
  return {
    columns: [
      ...ageBands.map((band) => ({ heading: label(BAND_LABELS[band]), holds: 'number' as const })),
      { heading: label('Unpaid'), holds: 'number' },
      ...(onAccountPaise > 0 ? [{ heading: label('Paid on account'), holds: 'number' as const }] : []),
    ],
    rows: [
      [
        ...[...ageBands.map((band) => bands[band]), unpaidPaise].map((paise) => rupees.format(paise / 100)),
        ...(onAccountPaise > 0 ? [rupees.format(onAccountPaise / 100)] : []),
      ],
    ],
  }
}

/** The name of a client in the name of a file. */
export const clientStem = (name: string): string =>
  name
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'client'

const newestOf = (documents: readonly LedgerDocument[]) =>
  documents.reduce((newest, doc) => (doc.date >= newest.date ? doc : newest))

function sumsOf(
  { debitPaise, creditPaise, openingPaise, closingPaise }: Statement,
  wording: PaperWords,
): PaperSum[] {
  const { label } = wording
  return [
    { label: label('Opening balance'), value: balanceText(openingPaise, wording) },
    { label: label('Invoices and debit notes'), value: rupeesFromPaise(debitPaise) },
    { label: label('Receipts, credit notes and TDS'), value: rupeesFromPaise(creditPaise) },
    {
      label: label(closingPaise < 0 ? 'Paid in advance' : 'Balance due'),
      value: rupeesFromPaise(Math.abs(closingPaise)),
      strong: true,
    },
  ]
}

/** The language of the statement: that of the newest document. */
export const languageOf = ({ documents }: Account): PaperLanguage => newestOf(documents).style.language

/** The parts of the statement's paper taken from the newest document: the look and both parties. */
const fromNewest = (account: Account, newest: LedgerDocument, wording: PaperWords) => ({
  wording,
  look: isRoll(newest.look) ? ('plain' as const) : newest.look,
  accent: readableAccent(newest.style.accent),
  logoPlace: newest.style.logo,
  logo: newest.business.logo,
  signature: newest.business.signature,
  seller: sellerParty(newest, wording),
  client: {
    ...clientParty({ ...newest, client: account.client }, wording),
    heading: wording.label('Account of'),
  },
  signedFor: newest.business.name.trim(),
})

/** The statement of a client's account over a period, in the look of the newest document. */
export function statementPaper(
  account: Account,
  {
    statement,
    from,
    to,
    wording = ENGLISH,
  }: { statement: Statement; from: CalendarDay; to: CalendarDay; wording?: PaperWords },
): Paper {
  const { label, day } = wording
  const newest = newestOf(account.documents)
  const { closingPaise } = statement
  return {
    fileStem: `${clientStem(account.client.name)} ${from} to ${to}`,
    ...fromNewest(account, newest, wording),
    title: wording.title('Statement of Account'),
    statement: '',
    facts: [
      { label: label('From'), value: day(from) },
      { label: label('To'), value: day(to) },
    ].filter(({ value }) => value !== ''),
    table: entryTable(statement, from, wording),
    entries: [],
    sums: sumsOf(statement, wording),
    words: closingPaise > 0 ? wording.rupees(closingPaise) : '',
    taxes: ageTable(account, to, wording),
    taxWords: '',
    upi: null,
    remarks: [{ label: label('Bank details'), value: newest.business.bank.trim() }].filter(
      ({ value }) => value !== '',
    ),
    closing: [
      label('Unpaid amounts are by days after their due date. Dr: due from you. Cr: paid by you in advance.'),
    ],
    stamp: false,
    compact: false,
    sheet: 'a4',
    signedBy: label('Authorised signatory'),
  }
}
