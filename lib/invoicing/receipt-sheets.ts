import { monthInWords } from '@/lib/format/days'
import type { Draft, PaymentMode } from '@/lib/invoicing/draft'
import { readTds } from '@/lib/invoicing/receipt-lines'
import { type RentMonth, rentMonths } from '@/lib/invoicing/rent-receipts'
import { type Paper, paperOf } from '@/lib/invoicing/rule-46'
import { fileStem, type Sheet, type SheetFact } from '@/lib/invoicing/sheet'
import { clientOn, factsOf, sellerOn } from '@/lib/invoicing/sheet-parts'
import { rateTable, rupeesOnPaper, sumsOf } from '@/lib/invoicing/sheet-tables'
import type { Totals } from '@/lib/invoicing/totals'
import { rupeesOnly } from '@/lib/invoicing/words-on-paper'

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

const mode = ({ receipt }: Draft) =>
  receipt.reference.trim() ? `${MODES[receipt.mode]}, ${receipt.reference.trim()}` : MODES[receipt.mode]

function tdsPaise({ receipt }: Draft): number {
  const reading = readTds(receipt)
  // Whoever asks has the total, and there is none while this can't be read.
  if (!reading.ok) throw new RangeError(reading.problem)
  return reading.value
}

/** What a receipt says, line by line. */
function entries(draft: Draft, result: Totals, rent: RentMonth | null): SheetFact[] {
  const { receipt } = draft
  const tds = rent?.hasTds ? tdsPaise(draft) : 0
  return [
    { label: 'The sum of', value: rupeesOnly(result.totalPaise) },
    { label: 'By', value: mode(draft) },
    { label: 'Against invoice', value: rent ? '' : receipt.against.trim() },
    { label: 'As rent for', value: rent ? monthOnPaper(rent.month) : '' },
    { label: 'House', value: rent ? receipt.house.trim() : '' },
    { label: rent ? 'Remarks' : 'For', value: receipt.purpose.trim() },
    { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesOnPaper(tds) : '' },
    { label: 'Net received', value: tds > 0 ? rupeesOnPaper(result.totalPaise - tds) : '' },
  ].filter(({ value }) => value !== '')
}

const TITLES: Partial<Record<Paper, string>> = {
  receiptVoucher: 'Receipt Voucher',
  rentReceipt: 'Rent Receipt',
}

function receiptSheet(draft: Draft, result: Totals, rent: RentMonth | null): Sheet {
  const advance = draft.receipt.type === 'advance'
  return {
    fileStem: fileStem(draft),
    look: draft.look,
    title: TITLES[paperOf(draft)] ?? 'Receipt',
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
      : [{ label: 'Amount', value: rupeesOnPaper(result.totalPaise), strong: true }],
    // The entries say it already.
    words: '',
    taxes: advance ? rateTable(draft, result) : null,
    upi: null,
    remarks: [{ label: 'Notes', value: draft.notes.trim() }].filter(({ value }) => value !== ''),
    closing: [],
    signedFor: draft.business.name.trim(),
    signedBy: rent ? 'Landlord' : 'Signature',
  }
}

/** The paper of a receipt, or the twelve of a year of rent. */
export function receiptSheets(draft: Draft, result: Totals): Sheet[] {
  if (draft.receipt.type !== 'rent') return [receiptSheet(draft, result, null)]
  return rentMonths(draft).map((rent) =>
    receiptSheet({ ...draft, number: rent.number, date: rent.date }, result, rent),
  )
}
