import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { readableAccent } from '@/components/documents/paper/accent'
import { fileStem, type Paper, type PaperFact } from '@/components/documents/paper/paper'
import {
  clientOn,
  closingOf,
  eInvoiceOn,
  factsOf,
  sellerOn,
  upiOn,
} from '@/components/documents/paper/paper-parts'
import { moneyOf } from '@/components/documents/paper/paper-money'
import { statementOf, titleOf } from '@/components/documents/paper/paper-titles'
import { sumsOf } from '@/components/documents/paper/paper-sums'
import { lineTable, rateTable } from '@/components/documents/paper/paper-tables'
import { monthInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import {
  type BusinessDocument,
  hasItems,
  isRoll,
  isSupply,
  type ItemDocument,
  type Receipt,
} from '@/lib/invoicing/model/document'
import { isOutsideGst } from '@/lib/invoicing/model/document-groups'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { readTds } from '@/lib/invoicing/model/receipt-lines'
import { type RentMonth, rentMonths } from '@/lib/invoicing/rent/rent-receipts'
import { type PaperType, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import type { InvoiceBalance } from '@/lib/invoicing/tax/payments'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { donationLaw } from '@/lib/rules/income-tax/donations'
import { ruleOn } from '@/lib/rules/rule'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'

/**
 * The papers of a document: one, or the twelve of a year of rent and their sum.
 * @param balance of the invoice that a receipt settles
 * @returns null while a number on it cannot be read, or nothing was entered
 */
export function papersOf(
  doc: BusinessDocument,
  balance: InvoiceBalance | null = null,
): readonly Paper[] | null {
  const result = totals(doc)
  if (!result || isEmpty(doc)) return null
  return hasItems(doc) ? [billPaper(doc, result)] : receiptPapers(doc, result, balance)
}

/** What every paper takes from its document. */
const fromDocument = (doc: BusinessDocument, result: Totals) => ({
  fileStem: fileStem(doc),
  look: doc.look,
  accent: readableAccent(doc.style.accent),
  logoPlace: doc.style.logo,
  taxWords: result.heads && result.taxPaise > 0 ? rupeesOnly(result.taxPaise) : '',
  logo: doc.business.logo,
  signature: doc.business.signature,
  seller: sellerOn(doc),
  client: clientOn(doc),
  facts: factsOf(doc, result),
  signedFor: doc.business.name.trim(),
})

/** Those of which there is something to say. */
const filled = (facts: readonly PaperFact[]) => facts.filter(({ value }) => value !== '')

function billPaper(doc: ItemDocument, result: Totals): Paper {
  return {
    ...fromDocument(doc, result),
    title: titleOf(doc),
    statement: statementOf(doc),
    table: lineTable(doc, result.foreign ?? result, moneyOf(result)),
    entries: [],
    sums: sumsOf(doc, result),
    words: rupeesOnly(result.totalPaise),
    taxes: rateTable(doc, result),
    // Nobody abroad pays by UPI.
    upi: doc.kind === 'invoice' && !result.foreign ? upiOn(doc, result.balancePaise) : null,
    eInvoice: isSupply(doc) ? eInvoiceOn(doc) : null,
    remarks: filled([
      { label: 'Notes', value: doc.notes.trim() },
      { label: 'Terms', value: doc.terms.trim() },
      { label: 'Bank details', value: doc.kind === 'invoice' ? doc.business.bank.trim() : '' },
    ]),
    closing: closingOf(doc),
    stamp: false,
    compact: false,
    sheet: 'a4',
    signedBy: 'Authorised signatory',
    // Rule 52(j): the supplier signs.
    ...(doc.kind === 'paymentVoucher' && { signature: '', signedFor: doc.client.name.trim() }),
  }
}

/** 'April 2026', or '' without a month. */
const monthOnPaper = (month: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthInWords(month) : ''

const modeOf = ({ mode, reference }: Receipt) =>
  reference.trim() ? `${PAYMENT_MODES[mode]}, ${reference.trim()}` : PAYMENT_MODES[mode]

function tdsPaise(receipt: Receipt): number {
  const reading = readTds(receipt)
  // The caller has the total, and it is absent while this cannot be parsed.
  if (!reading.ok) throw new RangeError('The tax deducted from the rent cannot be read')
  return reading.value
}

/** The text of a receipt, line by line. */
function entries(receipt: Receipt, result: Totals, rent: RentMonth | null): PaperFact[] {
  const tds = rent?.hasTds ? tdsPaise(receipt) : 0
  return filled([
    { label: 'A sum of', value: rupeesOnly(result.totalPaise) },
    { label: 'By', value: modeOf(receipt) },
    { label: 'Against invoice', value: isOutsideGst(receipt) ? '' : receipt.against.trim() },
    { label: 'Towards rent for', value: rent ? monthOnPaper(rent.month) : '' },
    { label: 'House', value: rent ? receipt.house.trim() : '' },
    { label: rent ? 'Remarks' : 'For', value: receipt.purpose.trim() },
    { label: 'Approval no.', value: receipt.type === 'donation' ? receipt.approval.trim() : '' },
    { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
    { label: 'Net received', value: tds > 0 ? rupeesFromPaise(result.totalPaise - tds) : '' },
  ])
}

/** The amount that was due on the invoice, and what still is. */
function balanceEntries({ totalPaise, settledEarlierPaise, duePaise }: InvoiceBalance): PaperFact[] {
  return filled([
    { label: 'Payable on the invoice', value: rupeesFromPaise(totalPaise) },
    {
      label: 'Settled earlier',
      value: settledEarlierPaise === 0 ? '' : rupeesFromPaise(settledEarlierPaise),
    },
    { label: 'Balance due', value: duePaise < 0 ? '' : duePaise === 0 ? 'Nil' : rupeesFromPaise(duePaise) },
    { label: 'Received in excess', value: duePaise < 0 ? rupeesFromPaise(-duePaise) : '' },
  ])
}

const TITLES: Partial<Record<PaperType, string>> = {
  receiptVoucher: 'Receipt Voucher',
  rentReceipt: 'Rent Receipt',
  donationReceipt: 'Donation Receipt',
}

/** The receipt of a donation gives the donor no deduction. */
function deductionText({ type, date }: Receipt): string[] {
  if (type !== 'donation') return []
  const { section, act } = ruleOn(donationLaw, lawDay(date)).value
  return [
    `A deduction under section ${section} of the Income-tax Act, ${act} is claimed with the certificate of donation (Form 10BE or its successor), not with this receipt.`,
  ]
}

function receiptPaper(
  doc: Receipt,
  result: Totals,
  rent: RentMonth | null,
  balance: InvoiceBalance | null = null,
): Paper {
  const advance = doc.type === 'advance'
  return {
    ...fromDocument(doc, result),
    title: TITLES[paperTypeOf(doc)] ?? 'Receipt',
    statement: '',
    seller: { ...sellerOn(doc), heading: rent ? 'Landlord' : 'Received by' },
    table: null,
    entries: [...entries(doc, result, rent), ...(balance ? balanceEntries(balance) : [])],
    sums: advance
      ? sumsOf(doc, result)
      : [{ label: 'Amount', value: rupeesFromPaise(result.totalPaise), strong: true }],
    // The entries say it already.
    words: '',
    taxes: advance ? rateTable(doc, result) : null,
    upi: null,
    remarks: filled([{ label: 'Notes', value: doc.notes.trim() }]),
    closing: deductionText(doc),
    stamp: rent !== null,
    compact: rent !== null || (doc.sheet !== 'a4' && !isRoll(doc.look)),
    sheet: rent === null && doc.sheet === 'a5' ? 'a5' : 'a4',
    signedBy: rent ? 'Landlord' : 'Signature',
  }
}

/** The sum of a year of rent, on a paper of its own. */
function summaryPaper(doc: Receipt, result: Totals, months: readonly RentMonth[]): Paper {
  const total = result.totalPaise * months.length
  const tds = tdsPaise(doc)
  const span = `${monthOnPaper(months[0]!.month)} to ${monthOnPaper(months.at(-1)!.month)}`
  const paper = receiptPaper(doc, result, months[0]!)
  return {
    ...paper,
    title: 'Rent Summary',
    facts: [
      { label: 'Receipts', value: `${months[0]!.number} to ${months.at(-1)!.number}` },
      { label: 'Rent for', value: span },
    ].filter(() => months[0]!.number !== ''),
    entries: filled([
      { label: 'A sum of', value: rupeesOnly(total) },
      { label: 'Towards rent for', value: span },
      { label: 'House', value: doc.house.trim() },
      { label: 'Monthly rent', value: rupeesFromPaise(result.totalPaise) },
      { label: 'Tax deducted (TDS)', value: tds > 0 ? rupeesFromPaise(tds) : '' },
      { label: 'Net received', value: tds > 0 ? rupeesFromPaise(total - tds) : '' },
    ]),
    sums: [{ label: 'Rent for the year', value: rupeesFromPaise(total), strong: true }],
    stamp: false,
    compact: false,
  }
}

/** One paper, or one each for payer and office on a page. */
const copiesOf = ({ sheet }: Receipt, paper: Paper): Paper[] =>
  sheet === 'twoOnA4' && paper.compact
    ? ['Payer’s copy', 'Office copy'].map((copy) => ({ ...paper, copy }))
    : [paper]

/** The paper of a receipt, or the twelve of a year of rent and their sum. */
function receiptPapers(doc: Receipt, result: Totals, balance: InvoiceBalance | null): Paper[] {
  if (doc.type !== 'rent') return copiesOf(doc, receiptPaper(doc, result, null, balance))
  const months = rentMonths(doc)
  const papers = months.map((rent) =>
    receiptPaper({ ...doc, number: rent.number, date: rent.date }, result, rent),
  )
  return months.length > 1 ? [...papers, summaryPaper(doc, result, months)] : papers
}
