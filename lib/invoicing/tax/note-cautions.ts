import { groups } from 'd3-array'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { CreditNote, DebitNote } from '@/lib/invoicing/document/note'
import type { SaleDocument } from '@/lib/invoicing/model/document-groups'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { financialYearStart } from '@/lib/invoicing/model/numbering'
import { referredInvoice, invoicesIn } from '@/lib/invoicing/tax/payments'
import { isByGstLaw } from '@/lib/invoicing/tax/paper-type'
import { totals } from '@/lib/invoicing/tax/totals'
import { lastCreditNoteDay } from '@/lib/rules/gst/credit-note-days'
import { ruleOn } from '@/lib/rules/rule'

type Note = CreditNote | DebitNote

/** The kinds of warnings about a note and the invoice that it corrects. */
export type NoteCaution =
  | { kind: 'unknownInvoice'; number: string }
  | { kind: 'noteBeforeInvoice' | 'otherInvoiceDate'; date: CalendarDay }
  | { kind: 'creditTooLate'; lastDay: CalendarDay }
  | { kind: 'creditAboveInvoice'; excessPaise: number }
  /** More pieces are taken back than were sold, by description. */
  | { kind: 'creditQuantity'; items: readonly string[] }

/** Nothing for a debit note, which has no last day, nor for one that is under no law of GST. */
function lateCaution(note: Note, supplied: CalendarDay): NoteCaution[] {
  const start = financialYearStart(supplied)
  if (note.kind !== 'creditNote' || !isByGstLaw(note) || start === null) return []
  const lastDay = `${start + 1}-${ruleOn(lastCreditNoteDay, documentLawDay(note.date)).value}`
  return note.date > lastDay ? [{ kind: 'creditTooLate', lastDay }] : []
}

function dateCautions(note: Note, invoice: SaleDocument | null): NoteCaution[] {
  const supplied = invoice?.date || note.againstDate
  if (supplied === '' || note.date === '') return []
  const found: NoteCaution[] = []
  if (invoice && note.againstDate !== '' && note.againstDate !== invoice.date)
    found.push({ kind: 'otherInvoiceDate', date: invoice.date })
  if (note.date < supplied) found.push({ kind: 'noteBeforeInvoice', date: supplied })
  return [...found, ...lateCaution(note, supplied)]
}

const plain = (text: string) => text.trim().toLowerCase()

/**
 * Quantities by description, null for one that cannot be read. Lines without a description cannot be matched,
 * so they are left out.
 */
function quantities(documents: readonly (Note | SaleDocument)[]): Map<string, number | null> {
  const lines = documents.flatMap(filledLines).filter(({ description }) => plain(description) !== '')
  return new Map(
    groups(lines, ({ description }) => plain(description)).map(([item, same]) => [
      item,
      same.reduce<number | null>((sum, line) => {
        const quantity = readCell(line, 'quantity')
        return sum !== null && quantity.ok ? sum + quantity.value : null
      }, 0),
    ]),
  )
}

/** Paise of several documents; null where one has no total yet. */
function totalOf(documents: readonly BusinessDocument[]): number | null {
  const all = documents.map(totals)
  return all.every((each) => each !== null) ? all.reduce((sum, { totalMinor }) => sum + totalMinor, 0) : null
}

/** Two sums of quantities with four decimals are the same within this. */
const SLACK = 1e-6

function amountCautions(
  invoice: SaleDocument,
  credits: readonly Note[],
  debits: readonly Note[],
): NoteCaution[] {
  const found: NoteCaution[] = []
  const [credited, debited, billed] = [totalOf(credits), totalOf(debits), totalOf([invoice])]
  const isKnown = credited !== null && debited !== null && billed !== null
  const excessPaise = isKnown ? credited - debited - billed : null
  if (excessPaise !== null && excessPaise > 0) found.push({ kind: 'creditAboveInvoice', excessPaise })
  const sold = quantities([invoice, ...debits])
  const taken = [...quantities(credits)]
  const items = taken.filter(([item, quantity]) => {
    const most = sold.get(item) ?? null
    return quantity !== null && most !== null && quantity > most + SLACK
  })
  if (items.length > 0) found.push({ kind: 'creditQuantity', items: items.map(([item]) => item) })
  return found
}

/**
 * The warnings about a credit or debit note, compared with the other documents. None of them blocks the document.
 * Source: CGST Act, section 34
 */
export function noteCautions(note: Note, documents: readonly BusinessDocument[]): NoteCaution[] {
  const others = documents.filter(({ id }) => id !== note.id)
  const invoices = invoicesIn(others)
  const number = note.against.trim()
  if (number === '') return dateCautions(note, null)
  const invoice = referredInvoice(note, invoices)
  if (!invoice) return [{ kind: 'unknownInvoice', number }, ...dateCautions(note, null)]
  const ofInvoice = [...others, note].filter(
    (doc): doc is Note =>
      (doc.kind === 'creditNote' || doc.kind === 'debitNote') && referredInvoice(doc, invoices) === invoice,
  )
  const credits = ofInvoice.filter(({ kind }) => kind === 'creditNote')
  const debits = ofInvoice.filter(({ kind }) => kind === 'debitNote')
  return [
    ...dateCautions(note, invoice),
    ...(note.kind === 'creditNote' ? amountCautions(invoice, credits, debits) : []),
  ]
}
