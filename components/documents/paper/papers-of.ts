import { filledFacts, paperBase } from '@/components/documents/paper/from-document'
import type { Paper } from '@/components/documents/paper/paper'
import { eInvoiceDetails, upiPayment } from '@/components/documents/paper/paper-codes'
import { paperMoney } from '@/components/documents/paper/paper-money'
import { paperSums } from '@/components/documents/paper/paper-sums'
import { lineTable } from '@/components/documents/paper/paper-tables'
import { rateTable } from '@/components/documents/paper/tax-table'
import { legalStatement, paperTitle } from '@/components/documents/paper/paper-titles'
import { ENGLISH, type PaperPhrase, type PaperWords } from '@/components/documents/paper/paper-words'
import { receiptPapers } from '@/components/documents/paper/receipt-papers'
import {
  type BusinessDocument,
  hasItems,
  isOffer,
  isSupply,
  type ItemDocument,
} from '@/lib/invoicing/document/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import type { InvoiceBalance } from '@/lib/invoicing/tax/payments'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'

/**
 * The papers of a document: one, or the twelve of a year of rent and their sum.
 * @param balance of the invoice that a receipt settles
 * @param wording in the language that the document is set to
 * @returns null while a number on it cannot be read, or nothing was entered
 */
export function papersOf(
  doc: BusinessDocument,
  balance: InvoiceBalance | null = null,
  wording: PaperWords = ENGLISH,
): readonly Paper[] | null {
  const result = totals(doc)
  if (!result || isEmpty(doc)) return null
  return hasItems(doc) ? [billPaper(doc, result, wording)] : receiptPapers(doc, result, balance, wording)
}

/** The terms that a document begins with are ours, those that somebody writes are not. */
const OWN_TERMS: readonly PaperPhrase[] = [
  'Payment due upon receipt.',
  'Prices valid until the date specified.',
]

function termsOn({ terms }: ItemDocument, { label }: PaperWords): string {
  const own = OWN_TERMS.find((term) => term === terms.trim())
  return own ? label(own) : terms.trim()
}

function billPaper(doc: ItemDocument, result: Totals, wording: PaperWords): Paper {
  const { label } = wording
  return {
    ...paperBase(doc, result, wording),
    title: paperTitle(doc, wording),
    statement: legalStatement(doc, wording),
    table: lineTable(doc, result.foreign ?? result, paperMoney(result), wording),
    entries: [],
    sums: paperSums(doc, result, wording),
    words: totalWords(result, wording),
    taxes: rateTable(doc, result, wording),
    // Nobody abroad pays by UPI.
    upi: doc.kind === 'invoice' && !result.foreign ? upiPayment(doc, result.balancePaise, wording) : null,
    eInvoice: isSupply(doc) ? eInvoiceDetails(doc, wording) : null,
    remarks: filledFacts([
      { label: label('Notes'), value: doc.notes.trim() },
      { label: label('Terms'), value: termsOn(doc, wording) },
      { label: label('Bank details'), value: doc.kind === 'invoice' ? doc.business.bank.trim() : '' },
    ]),
    closing: closingOf(doc, wording),
    stamp: false,
    compact: false,
    sheet: 'a4',
    signedBy: label('Authorised signatory'),
    // Rule 52(j): the supplier signs.
    ...(doc.kind === 'paymentVoucher' && { signature: '', signedFor: doc.client.name.trim() }),
  }
}

/** The total in words: an export's in its own currency too. */
function totalWords({ foreign, totalMinor }: Totals, wording: PaperWords): string {
  const rupees = wording.rupees(totalMinor)
  return foreign ? `${wording.foreign(foreign.currency, foreign.totalMinor)} / ${rupees}` : rupees
}

/** The sentences printed at the foot of a bill. */
function closingOf(doc: ItemDocument, { label }: PaperWords): string[] {
  if (isOffer(doc)) return [label('This is not a tax invoice.')]
  if (doc.kind === 'challan') return [label('Goods sent without an invoice under Rule 55 of the CGST Rules.')]
  if (doc.kind === 'selfInvoice') return [label(OF_RECIPIENT)]
  if (doc.kind === 'paymentVoucher')
    return [label('The buyer pays the tax under reverse charge: Rule 52 of the CGST Rules.')]
  return [
    ...(doc.reverseCharge && chargesTax(doc)
      ? [label('Tax is payable by the recipient on reverse charge.')]
      : []),
    ...(isSupply(doc) && doc.eInvoiceExempt && chargesTax(doc) ? [label(RULE_46_S)] : []),
  ]
}

const OF_RECIPIENT =
  'Invoice of the recipient under section 31(3)(f) of the CGST Act, who pays the tax under reverse charge.'

/** The declaration of an exempt seller, as rule 46(s) of the CGST Rules prescribes it. */
const RULE_46_S =
  'I/We hereby declare that though our aggregate turnover in any preceding financial year from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of rule 48, we are not required to prepare an invoice in terms of the provisions of the said sub-rule.'
