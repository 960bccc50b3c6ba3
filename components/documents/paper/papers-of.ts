import { fileStem, type Paper, type PaperFact } from '@/components/documents/paper/paper'
import {
  clientOn,
  closingOf,
  factsOf,
  sellerOn,
  statementOf,
  titleOf,
  upiOn,
} from '@/components/documents/paper/paper-parts'
import { lineTable, rateTable, sumsOf } from '@/components/documents/paper/paper-tables'
import { monthInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import {
  type Draft,
  hasItems,
  type ItemDocument,
  type PaymentMode,
  type Receipt,
} from '@/lib/invoicing/model/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { readTds } from '@/lib/invoicing/model/receipt-lines'
import { type RentMonth, rentMonths } from '@/lib/invoicing/rent/rent-receipts'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/tax/required-details'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'

/**
 * The papers of a document: one, or the twelve of a year of rent and their sum.
 * @returns null while a number on it cannot be read, or nothing was entered
 */
export function papersOf(draft: Draft): readonly Paper[] | null {
  const result = totals(draft)
  if (!result || isEmpty(draft)) return null
  return hasItems(draft) ? [billPaper(draft, result)] : receiptPapers(draft, result)
}

/** What every paper takes from its document. */
const fromDocument = (draft: Draft, result: Totals) => ({
  fileStem: fileStem(draft),
  look: draft.look,
  logo: draft.business.logo,
  signature: draft.business.signature,
  seller: sellerOn(draft),
  client: clientOn(draft),
  facts: factsOf(draft, result),
  signedFor: draft.business.name.trim(),
})

/** Those of which there is something to say. */
const filled = (facts: readonly PaperFact[]) => facts.filter(({ value }) => value !== '')

function billPaper(draft: ItemDocument, result: Totals): Paper {
  const amount = rupeesFromPaise(result.totalPaise)
  return {
    ...fromDocument(draft, result),
    title: titleOf(draft),
    statement: statementOf(draft),
    table: lineTable(draft, result),
    entries: [],
    sums: sumsOf(draft, result),
    words: rupeesOnly(result.totalPaise),
    taxes: rateTable(draft, result),
    upi: draft.kind === 'invoice' ? upiOn(draft, result.totalPaise, amount) : null,
    remarks: filled([
      { label: 'Notes', value: draft.notes.trim() },
      { label: 'Terms', value: draft.terms.trim() },
      { label: 'Bank details', value: draft.kind === 'invoice' ? draft.business.bank.trim() : '' },
    ]),
    closing: closingOf(draft),
    stamp: false,
    signedBy: 'Authorised signatory',
  }
}

const MODES: Record<PaymentMode, string> = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  card: 'Card',
}

/** 'April 2026', or '' for a month that is not said. */
const monthOnPaper = (month: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthInWords(month) : ''

const modeOf = ({ mode, reference }: Receipt) =>
  reference.trim() ? `${MODES[mode]}, ${reference.trim()}` : MODES[mode]

function tdsPaise(receipt: Receipt): number {
  const reading = readTds(receipt)
  // The caller has the total, and there is none while this cannot be read.
  if (!reading.ok) throw new RangeError('The tax deducted from the rent cannot be read')
  return reading.value
}

/** What a receipt says, line by line. */
function entries(receipt: Receipt, result: Totals, rent: RentMonth | null): PaperFact[] {
  const tds = rent?.hasTds ? tdsPaise(receipt) : 0
  return filled([
    { label: 'The sum of', value: rupeesOnly(result.totalPaise) },
    { label: 'By', value: modeOf(receipt) },
    { label: 'Against invoice', value: rent ? '' : receipt.against.trim() },
    { label: 'As rent for', value: rent ? monthOnPaper(rent.month) : '' },
    { label: 'House', value: rent ? receipt.house.trim() : '' },
    { label: rent ? 'Remarks' : 'For', value: receipt.purpose.trim() },
    { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
    { label: 'Net received', value: tds > 0 ? rupeesFromPaise(result.totalPaise - tds) : '' },
  ])
}

const TITLES: Partial<Record<PaperType, string>> = {
  receiptVoucher: 'Receipt Voucher',
  rentReceipt: 'Rent Receipt',
}

function receiptPaper(draft: Receipt, result: Totals, rent: RentMonth | null): Paper {
  const advance = draft.type === 'advance'
  return {
    ...fromDocument(draft, result),
    title: TITLES[paperTypeOf(draft)] ?? 'Receipt',
    statement: '',
    seller: { ...sellerOn(draft), heading: rent ? 'Landlord' : 'Received by' },
    table: null,
    entries: entries(draft, result, rent),
    sums: advance
      ? sumsOf(draft, result)
      : [{ label: 'Amount', value: rupeesFromPaise(result.totalPaise), strong: true }],
    // The entries say it already.
    words: '',
    taxes: advance ? rateTable(draft, result) : null,
    upi: null,
    remarks: filled([{ label: 'Notes', value: draft.notes.trim() }]),
    closing: [],
    stamp: rent !== null,
    signedBy: rent ? 'Landlord' : 'Signature',
  }
}

/** The sum of a year of rent, on a paper of its own. */
function summaryPaper(draft: Receipt, result: Totals, months: readonly RentMonth[]): Paper {
  const total = result.totalPaise * months.length
  const tds = tdsPaise(draft)
  const span = `${monthOnPaper(months[0]!.month)} to ${monthOnPaper(months.at(-1)!.month)}`
  const paper = receiptPaper(draft, result, months[0]!)
  return {
    ...paper,
    title: 'Rent Summary',
    facts: [
      { label: 'Receipts', value: `${months[0]!.number} to ${months.at(-1)!.number}` },
      { label: 'Rent for', value: span },
    ].filter(() => months[0]!.number !== ''),
    entries: filled([
      { label: 'The sum of', value: rupeesOnly(total) },
      { label: 'As rent for', value: span },
      { label: 'House', value: draft.house.trim() },
      { label: 'Rent of a month', value: rupeesFromPaise(result.totalPaise) },
      { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
      { label: 'Net received', value: tds > 0 ? rupeesFromPaise(total - tds) : '' },
    ]),
    sums: [{ label: 'Rent of the year', value: rupeesFromPaise(total), strong: true }],
    stamp: false,
  }
}

/** The paper of a receipt, or the twelve of a year of rent and their sum. */
function receiptPapers(draft: Receipt, result: Totals): Paper[] {
  if (draft.type !== 'rent') return [receiptPaper(draft, result, null)]
  const months = rentMonths(draft)
  const papers = months.map((rent) =>
    receiptPaper({ ...draft, number: rent.number, date: rent.date }, result, rent),
  )
  return months.length > 1 ? [...papers, summaryPaper(draft, result, months)] : papers
}
