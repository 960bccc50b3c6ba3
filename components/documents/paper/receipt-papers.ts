import { monthInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { PaymentMode, Receipt } from '@/lib/invoicing/draft'
import { readTds } from '@/lib/invoicing/receipt-lines'
import { type RentMonth, rentMonths } from '@/lib/invoicing/rent-receipts'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/required-details'
import { fileStem, type Paper, type PaperFact } from '@/components/documents/paper/paper'
import { clientOn, factsOf, sellerOn } from '@/components/documents/paper/paper-parts'
import { rateTable, sumsOf } from '@/components/documents/paper/paper-tables'
import type { Totals } from '@/lib/invoicing/totals'
import { rupeesOnly } from '@/lib/invoicing/rupees-in-words'

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
  return [
    { label: 'The sum of', value: rupeesOnly(result.totalPaise) },
    { label: 'By', value: modeOf(receipt) },
    { label: 'Against invoice', value: rent ? '' : receipt.against.trim() },
    { label: 'As rent for', value: rent ? monthOnPaper(rent.month) : '' },
    { label: 'House', value: rent ? receipt.house.trim() : '' },
    { label: rent ? 'Remarks' : 'For', value: receipt.purpose.trim() },
    { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
    { label: 'Net received', value: tds > 0 ? rupeesFromPaise(result.totalPaise - tds) : '' },
  ].filter(({ value }) => value !== '')
}

const TITLES: Partial<Record<PaperType, string>> = {
  receiptVoucher: 'Receipt Voucher',
  rentReceipt: 'Rent Receipt',
}

function receiptPaper(draft: Receipt, result: Totals, rent: RentMonth | null): Paper {
  const advance = draft.type === 'advance'
  return {
    fileStem: fileStem(draft),
    look: draft.look,
    title: TITLES[paperTypeOf(draft)] ?? 'Receipt',
    statement: '',
    logo: draft.business.logo,
    signature: draft.business.signature,
    seller: { ...sellerOn(draft), heading: rent ? 'Landlord' : 'Received by' },
    client: clientOn(draft),
    facts: factsOf(draft, result),
    table: null,
    entries: entries(draft, result, rent),
    sums: advance
      ? sumsOf(draft, result)
      : [{ label: 'Amount', value: rupeesFromPaise(result.totalPaise), strong: true }],
    // The entries say it already.
    words: '',
    taxes: advance ? rateTable(draft, result) : null,
    upi: null,
    remarks: [{ label: 'Notes', value: draft.notes.trim() }].filter(({ value }) => value !== ''),
    closing: [],
    stamp: rent !== null,
    signedFor: draft.business.name.trim(),
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
    entries: [
      { label: 'The sum of', value: rupeesOnly(total) },
      { label: 'As rent for', value: span },
      { label: 'House', value: draft.house.trim() },
      { label: 'Rent of a month', value: rupeesFromPaise(result.totalPaise) },
      { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
      { label: 'Net received', value: tds > 0 ? rupeesFromPaise(total - tds) : '' },
    ].filter(({ value }) => value !== ''),
    sums: [{ label: 'Rent of the year', value: rupeesFromPaise(total), strong: true }],
    stamp: false,
  }
}

/** The paper of a receipt, or the twelve of a year of rent and their sum. */
export function receiptPapers(draft: Receipt, result: Totals): Paper[] {
  if (draft.type !== 'rent') return [receiptPaper(draft, result, null)]
  const months = rentMonths(draft)
  const papers = months.map((rent) =>
    receiptPaper({ ...draft, number: rent.number, date: rent.date }, result, rent),
  )
  return months.length > 1 ? [...papers, summaryPaper(draft, result, months)] : papers
}
