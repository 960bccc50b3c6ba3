import fc from 'fast-check'
import { addDays } from '@/lib/calendar/calendar-day'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { Receipt } from '@/lib/invoicing/document/receipt'

const FIRST_DAY = '2026-01-01'

/** The day so many days after the first. */
export const day = (count: number) => addDays(FIRST_DAY, count)

const clientNamed = (name: string) => ({ ...blankDocument('invoice', start('', '', FIRST_DAY)).client, name })
const start = (id: string, number: string, date: string) => ({ id, number, date, now: 1 })

/** One piece of so many rupees at 0%, so that a document comes to exactly that. */
const piece = (rupees: number) => [
  { ...blankLine(1, '0'), description: 'Goods', rate: String(rupees), exemption: 'exempt' as const },
]

export function bill(number: string, date: string, rupees: number, changes: Partial<Invoice> = {}): Invoice {
  return {
    ...blankDocument('invoice', start(number, number, date)),
    client: clientNamed('Asha Traders'),
    lines: piece(rupees),
    ...changes,
  }
}

export function note<Kind extends 'creditNote' | 'debitNote'>(
  kind: Kind,
  number: string,
  date: string,
  rupees: number,
  against: string,
): CreditNote | DebitNote {
  return {
    ...blankDocument(kind, start(number, number, date)),
    client: clientNamed('Asha Traders'),
    lines: piece(rupees),
    against,
  } as CreditNote | DebitNote
}

export function paid(
  number: string,
  date: string,
  rupees: number,
  against: string,
  changes: Partial<Receipt> = {},
): Receipt {
  return {
    ...blankDocument('receipt', start(number, number, date)),
    client: clientNamed('Asha Traders'),
    amount: String(rupees),
    against,
    ...changes,
  }
}

/** What was written at random, as plain figures: an oracle adds these up without reading a document. */
export interface Fact {
  kind: 'invoice' | 'creditNote' | 'debitNote' | 'receipt'
  dayCount: number
  rupees: number
  client: string
  /** Days until it is due; null for no due date. */
  terms: number | null
  /** The number of an invoice, 'INV-n'; for the others the place of an invoice, or one that does not exist. */
  against: number
}

const fact = fc.record<Fact>({
  kind: fc.constantFrom('invoice', 'invoice', 'creditNote', 'debitNote', 'receipt', 'receipt'),
  dayCount: fc.nat(300),
  rupees: fc.integer({ min: 1, max: 99_999 }),
  client: fc.constantFrom('Asha Traders', 'Bina Stores', 'Chand & Co'),
  terms: fc.option(fc.nat(60)),
  against: fc.nat(14),
})

export const facts = fc.array(fact, { maxLength: 14 })

/** A document for each fact; the number of an invoice is its place. */
export function documentsOf(all: readonly Fact[]) {
  return all.map(({ kind, dayCount, rupees, client, terms, against }, place) => {
    const date = day(dayCount)
    const number = `${kind}-${place}`
    const own = { client: clientNamed(client) }
    if (kind === 'invoice') {
      const dueDate = terms === null ? '' : addDays(date, terms)
      return bill(number, date, rupees, { ...own, dueDate })
    }
    if (kind === 'receipt') return paid(number, date, rupees, `invoice-${against}`, own)
    return { ...note(kind, number, date, rupees, `invoice-${against}`), ...own }
  })
}
