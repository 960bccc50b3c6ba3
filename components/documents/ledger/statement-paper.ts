import { particulars, shortDay } from '@/components/documents/ledger/statement-entries'
import { readableAccent } from '@/components/documents/paper/accent'
import { dayOnPaper, type Paper, type PaperSum, type PaperTable } from '@/components/documents/paper/paper'
import { clientOn, sellerOn } from '@/components/documents/paper/paper-parts'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Account, LedgerDocument } from '@/lib/invoicing/ledger/accounts'
import { accountAgeing, type AgeBand, ageBands } from '@/lib/invoicing/ledger/ageing'
import type { Statement } from '@/lib/invoicing/ledger/statement'
import { isRoll } from '@/lib/invoicing/model/document'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A side of an account: nothing is left empty. */
const side = (paise: number) => (paise === 0 ? '' : rupees.format(paise / 100))

/** A balance as books have it: Dr is due from the client, Cr is paid in advance. */
const balanceText = (paise: number): string =>
  paise === 0 ? 'Nil' : `${rupees.format(Math.abs(paise) / 100)} ${paise > 0 ? 'Dr' : 'Cr'}`

export const BAND_LABELS: Record<AgeBand, string> = {
  notDue: 'Not due',
  upTo30: '1–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
}

function entryTable({ openingPaise, rows }: Statement, from: CalendarDay): PaperTable {
  let debitPaise = 0
  let creditPaise = 0
  return {
    columns: [
      { heading: 'Date', holds: 'code' },
      { heading: 'Particulars', holds: 'words' },
      { heading: 'Debit', holds: 'number' },
      { heading: 'Credit', holds: 'number' },
      { heading: 'Balance', holds: 'number' },
    ],
    rows: [
      [shortDay(from), 'Opening balance', '', '', balanceText(openingPaise)],
      ...rows.map((row) => [
        shortDay(row.date),
        particulars(row),
        side(row.debitPaise),
        side(row.creditPaise),
        balanceText(row.balancePaise),
      ]),
    ],
    running: [
      ['', '', '', '', balanceText(openingPaise)],
      ...rows.map((row) => {
        debitPaise += row.debitPaise
        creditPaise += row.creditPaise
        return ['', '', side(debitPaise), side(creditPaise), balanceText(row.balancePaise)]
      }),
    ],
  }
}

/** Unpaid amounts on the last day, by age; null where nothing is. */
function ageTable(account: Account, to: CalendarDay): PaperTable | null {
  const { bands, unpaidPaise, onAccountPaise } = accountAgeing(account, to)
  if (unpaidPaise === 0) return null
  return {
    columns: [
      ...ageBands.map((band) => ({ heading: BAND_LABELS[band], holds: 'number' as const })),
      { heading: 'Unpaid', holds: 'number' },
      ...(onAccountPaise > 0 ? [{ heading: 'Paid on account', holds: 'number' as const }] : []),
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

function sumsOf({ debitPaise, creditPaise, openingPaise, closingPaise }: Statement): PaperSum[] {
  return [
    { label: 'Opening balance', value: balanceText(openingPaise) },
    { label: 'Invoices and debit notes', value: rupeesFromPaise(debitPaise) },
    { label: 'Receipts, credit notes and TDS', value: rupeesFromPaise(creditPaise) },
    {
      label: closingPaise < 0 ? 'Paid in advance' : 'Balance due',
      value: rupeesFromPaise(Math.abs(closingPaise)),
      strong: true,
    },
  ]
}

/** What the statement takes from the newest document: the look and both parties. */
const fromNewest = (account: Account, newest: LedgerDocument) => ({
  look: isRoll(newest.look) ? ('plain' as const) : newest.look,
  accent: readableAccent(newest.style.accent),
  logoPlace: newest.style.logo,
  logo: newest.business.logo,
  signature: newest.business.signature,
  seller: sellerOn(newest),
  client: { ...clientOn({ ...newest, client: account.client }), heading: 'Account of' },
  signedFor: newest.business.name.trim(),
})

/** The statement of a client's account over a period, in the look of the newest document. */
export function statementPaper(
  account: Account,
  statement: Statement,
  from: CalendarDay,
  to: CalendarDay,
): Paper {
  const newest = newestOf(account.documents)
  const { closingPaise } = statement
  return {
    fileStem: `${clientStem(account.client.name)} ${from} to ${to}`,
    ...fromNewest(account, newest),
    title: 'Statement of Account',
    statement: '',
    facts: [
      { label: 'From', value: dayOnPaper(from) },
      { label: 'To', value: dayOnPaper(to) },
    ].filter(({ value }) => value !== ''),
    table: entryTable(statement, from),
    entries: [],
    sums: sumsOf(statement),
    words: closingPaise > 0 ? rupeesOnly(closingPaise) : '',
    taxes: ageTable(account, to),
    taxWords: '',
    upi: null,
    remarks: [{ label: 'Bank details', value: newest.business.bank.trim() }].filter(
      ({ value }) => value !== '',
    ),
    closing: [
      'Unpaid amounts are by days after their due date. Dr: due from you. Cr: paid by you in advance.',
    ],
    stamp: false,
    compact: false,
    sheet: 'a4',
    signedBy: 'Authorised signatory',
  }
}
