import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { filledFacts, paperBase } from '@/components/documents/paper/from-document'
import type { Paper, PaperFact } from '@/components/documents/paper/paper'
import { sellerParty } from '@/components/documents/paper/paper-parties'
import { paperSums } from '@/components/documents/paper/paper-sums'
import { rateTable } from '@/components/documents/paper/tax-table'
import type { PaperPhrase, PaperWords } from '@/components/documents/paper/paper-words'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { isRoll } from '@/lib/invoicing/document/look'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isAdvanceVoucher, isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { readTds } from '@/lib/invoicing/model/receipt-lines'
import { type RentMonth, rentMonths } from '@/lib/invoicing/rent/rent-receipts'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { type InvoiceBalance, refersToInvoice } from '@/lib/invoicing/tax/payments'
import type { Totals } from '@/lib/invoicing/tax/totals'
import { donationLaw } from '@/lib/rules/income-tax/donations'
import { ruleOn } from '@/lib/rules/rule'

const modeOf = ({ mode, reference }: Receipt, { text }: PaperWords) =>
  [text(PAYMENT_MODES[mode]), reference.trim()].filter(Boolean).join(', ')

function tdsPaise(receipt: Receipt): number {
  const reading = readTds(receipt)
  // The caller has the total, and it is absent while this cannot be parsed.
  if (!reading.ok) throw new RangeError('The tax deducted from the rent cannot be read')
  return reading.value
}

/** Rule 51(e). */
const refundEntries = (receipt: Receipt, { label, day }: PaperWords): PaperFact[] =>
  isRefund(receipt)
    ? [
        { label: label('Receipt voucher no.'), value: receipt.against.trim() },
        { label: label('Receipt voucher date'), value: day(receipt.againstDate) },
      ]
    : []

/** The text of a receipt, line by line. */
function entries(receipt: Receipt, result: Totals, rent: RentMonth | null, wording: PaperWords): PaperFact[] {
  const { label } = wording
  const tds = rent?.hasTds ? tdsPaise(receipt) : 0
  return filledFacts([
    { label: label('A sum of'), value: wording.rupees(result.totalMinor) },
    { label: label('By'), value: modeOf(receipt, wording) },
    { label: label('Against invoice'), value: refersToInvoice(receipt) ? receipt.against.trim() : '' },
    ...refundEntries(receipt, wording),
    { label: label('Towards rent for'), value: rent ? wording.month(rent.month) : '' },
    { label: label('House'), value: rent ? receipt.house.trim() : '' },
    { label: label(rent ? 'Remarks' : 'For'), value: receipt.purpose.trim() },
    { label: label('Approval no.'), value: receipt.type === 'donation' ? receipt.approval.trim() : '' },
    { label: label('Tax deducted (TDS)'), value: tds > 0 ? rupeesFromPaise(tds) : '' },
    { label: label('Net received'), value: tds > 0 ? rupeesFromPaise(result.totalMinor - tds) : '' },
  ])
}

/** The amount that was due on the invoice, and what still is. */
function balanceEntries(
  { totalPaise, settledEarlierPaise, duePaise }: InvoiceBalance,
  { label, text }: PaperWords,
): PaperFact[] {
  return filledFacts([
    { label: label('Payable on the invoice'), value: rupeesFromPaise(totalPaise) },
    {
      label: label('Settled earlier'),
      value: settledEarlierPaise === 0 ? '' : rupeesFromPaise(settledEarlierPaise),
    },
    {
      label: label('Balance due'),
      value: duePaise < 0 ? '' : duePaise === 0 ? text('Nil') : rupeesFromPaise(duePaise),
    },
    { label: label('Received in excess'), value: duePaise < 0 ? rupeesFromPaise(-duePaise) : '' },
  ])
}

const TITLES: Partial<Record<PaperType, PaperPhrase>> = {
  receiptVoucher: 'Receipt Voucher',
  refundVoucher: 'Refund Voucher',
  rentReceipt: 'Rent Receipt',
  donationReceipt: 'Donation Receipt',
}

/** The receipt of a donation gives the donor no deduction. */
function deductionText({ type, date }: Receipt, { label }: PaperWords): string[] {
  if (type !== 'donation') return []
  const { section, act } = ruleOn(donationLaw, documentLawDay(date)).value
  return [
    label(
      'A deduction under section {0} of the Income-tax Act, {1} is claimed with the certificate of donation (Form 10BE or its successor), not with this receipt.',
      section,
      act,
    ),
  ]
}

function receiptPaper(
  doc: Receipt,
  result: Totals,
  rent: RentMonth | null,
  balance: InvoiceBalance | null,
  wording: PaperWords,
): Paper {
  const advance = isAdvanceVoucher(doc)
  const { label } = wording
  return {
    ...paperBase(doc, result, wording),
    title: wording.title(TITLES[paperTypeOf(doc)] ?? 'Receipt'),
    statement: '',
    seller: {
      ...sellerParty(doc, wording),
      heading: label(rent ? 'Landlord' : isRefund(doc) ? 'Refunded by' : 'Received by'),
    },
    table: null,
    entries: [...entries(doc, result, rent, wording), ...(balance ? balanceEntries(balance, wording) : [])],
    sums: advance
      ? paperSums(doc, result, wording)
      : [{ label: label('Amount'), value: rupeesFromPaise(result.totalMinor), strong: true }],
    // The entries say it already.
    words: '',
    taxes: advance ? rateTable(doc, result, wording) : null,
    upi: null,
    remarks: filledFacts([{ label: label('Notes'), value: doc.notes.trim() }]),
    closing: deductionText(doc, wording),
    stamp: rent !== null,
    compact: rent !== null || (doc.sheet !== 'a4' && !isRoll(doc.look)),
    sheet: rent === null && doc.sheet === 'a5' ? 'a5' : 'a4',
    signedBy: label(rent ? 'Landlord' : 'Signature'),
  }
}

/** The sum of a year of rent, on a paper of its own. */
function summaryPaper(
  doc: Receipt,
  result: Totals,
  months: readonly RentMonth[],
  wording: PaperWords,
): Paper {
  const { label, text, month } = wording
  const total = result.totalMinor * months.length
  const tds = tdsPaise(doc)
  const span = text('{0} to {1}', month(months[0]!.month), month(months.at(-1)!.month))
  const paper = receiptPaper(doc, result, months[0]!, null, wording)
  return {
    ...paper,
    title: wording.title('Rent Summary'),
    facts: [
      { label: label('Receipts'), value: text('{0} to {1}', months[0]!.number, months.at(-1)!.number) },
      { label: label('Rent for'), value: span },
    ].filter(() => months[0]!.number !== ''),
    entries: filledFacts([
      { label: label('A sum of'), value: wording.rupees(total) },
      { label: label('Towards rent for'), value: span },
      { label: label('House'), value: doc.house.trim() },
      { label: label('Monthly rent'), value: rupeesFromPaise(result.totalMinor) },
      { label: label('Tax deducted (TDS)'), value: tds > 0 ? rupeesFromPaise(tds) : '' },
      { label: label('Net received'), value: tds > 0 ? rupeesFromPaise(total - tds) : '' },
    ]),
    sums: [{ label: label('Rent for the year'), value: rupeesFromPaise(total), strong: true }],
    stamp: false,
    compact: false,
  }
}

/** One paper, or one each for payer and office on a page. */
const copiesOf = ({ sheet }: Receipt, paper: Paper): Paper[] =>
  sheet === 'twoOnA4' && paper.compact
    ? (['Payer’s copy', 'Office copy'] as const).map((copy) => ({
        ...paper,
        copy: paper.wording.label(copy),
      }))
    : [paper]

/** The paper of a receipt, or the twelve of a year of rent and their sum. */
export function receiptPapers(
  doc: Receipt,
  result: Totals,
  balance: InvoiceBalance | null,
  wording: PaperWords,
): Paper[] {
  if (doc.type !== 'rent') return copiesOf(doc, receiptPaper(doc, result, null, balance, wording))
  const months = rentMonths(doc)
  const papers = months.map((rent) =>
    receiptPaper({ ...doc, number: rent.number, date: rent.date }, result, rent, null, wording),
  )
  return months.length > 1 ? [...papers, summaryPaper(doc, result, months, wording)] : papers
}
