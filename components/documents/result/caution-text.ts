import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Caution } from '@/lib/invoicing/tax/cautions'
import type { EInvoiceCaution, EInvoiceDifference, EInvoiceField } from '@/lib/invoicing/tax/e-invoice'
import type { CashLimit } from '@/lib/rules/income-tax/cash-receipts'

const E_INVOICE_FIELDS: Record<EInvoiceField, string> = {
  irn: 'the IRN',
  ackNumber: 'the acknowledgement number',
  signedQr: 'the signed QR code',
}

const E_INVOICE_DIFFERENCES: Record<EInvoiceDifference, string> = {
  irn: 'the IRN',
  kind: 'the kind of document',
  number: 'the number',
  date: 'the date',
  value: 'the value',
  sellerGstin: 'your GSTIN',
  buyerGstin: 'the client’s GSTIN',
}

const eInvoiceText = (caution: EInvoiceCaution): string => {
  switch (caution.kind) {
    case 'eInvoiceInvalid':
      return `Not printed, as it can’t be right: ${caution.fields.map((field) => E_INVOICE_FIELDS[field]).join(', ')}. Correct it under “E-invoice”.`
    case 'eInvoiceWithoutQr':
      return 'An e-invoice carries its signed QR code: Rule 46(r) of the CGST Rules. Paste it under “E-invoice”.'
    case 'eInvoiceDiffers':
      return `The signed QR code differs from this document in ${caution.in.map((name) => E_INVOICE_DIFFERENCES[name]).join(', ')}. Its signature is not checked here.`
  }
}

/** The text of each caution. */
export function cautionText(caution: Caution): string {
  switch (caution.kind) {
    case 'headsInDoubt':
      return 'A GSTIN has a mistake, so the tax is not certain. Correct it, or choose the state.'
    case 'withoutTax':
      return 'Tax invoice without tax: is everything nil-rated or exempt? If so, choose the tax status of each item; if not, enter the GST rate.'
    case 'allExempt':
      return 'No item has GST, so Rule 49 requires a bill of supply: choose it under “Bill type”.'
    case 'reverseChargeToConsumer':
      return 'Reverse charge is for registered clients as a rule. Enter the client’s GSTIN, or charge the tax yourself.'
    case 'exemptionUnknown':
      return `Choose why there is no GST, for the returns: nil-rated, exempt or outside GST${inLines(caution.lines)}`
    case 'unknownInvoice':
      return `No invoice ${caution.number} is stored here. Check its number and date.`
    case 'noteBeforeInvoice':
      return `The note is dated before its invoice of ${dayInWords(caution.date)}.`
    case 'otherInvoiceDate':
      return `The invoice stored here is dated ${dayInWords(caution.date)}.`
    case 'creditTooLate':
      return `GST can be reversed with a credit note until ${dayInWords(caution.lastDay)} for this invoice, or until the annual return if that was earlier: section 34(2) of the CGST Act. After that, give a credit note without GST.`
    case 'creditAboveInvoice':
      return `The credit notes against this invoice exceed it by ${rupeesFromPaise(caution.excessPaise)}.`
    case 'creditQuantity':
      return `More is returned than was sold: ${caution.items.join(', ')}.`
    case 'receiptAboveDue':
      return caution.duePaise > 0
        ? `${rupeesFromPaise(caution.duePaise)} is due on this invoice, so ${rupeesFromPaise(caution.excessPaise)} is too much. Take it as an advance, or correct the amount.`
        : 'Nothing is due on this invoice any more. Check the amount and the invoice.'
    case 'eInvoiceInvalid':
    case 'eInvoiceWithoutQr':
    case 'eInvoiceDiffers':
      return eInvoiceText(caution)
    case 'donationInCash':
      return `A donation in cash above ₹${caution.law.mostCash.toLocaleString('en-IN')} has no deduction: section ${caution.law.section} of the Income-tax Act, ${caution.law.act}.`
    case 'cash':
      return CASH[caution.of](rupeesFromPaise(caution.paise), caution.limit)
  }
}

/** ₹2,00,000 as the law writes it, without paise. */
const limitInWords = ({ from }: CashLimit) => rupeesFromPaise(from * 100).replace('.00', '')

const inLaw = (limit: CashLimit) =>
  `Cash of ${limitInWords(limit)} or more may not be received: section ${limit.section} of the Income-tax Act, ${limit.act}. The penalty is the amount itself.`

const CASH: Record<Extract<Caution, { kind: 'cash' }>['of'], (amount: string, limit: CashLimit) => string> = {
  receipt: (_amount, limit) => inLaw(limit),
  day: (amount, limit) =>
    `With the other receipts of this day the payer paid ${amount} in cash. ${inLaw(limit)}`,
  invoice: (amount, limit) => `${amount} of this invoice was paid in cash. ${inLaw(limit)}`,
}

const NAMED = 6

/** ' (item 1, 2 and 3 more)', or '' without lines. */
export function inLines(lines: readonly number[] = []): string {
  if (lines.length === 0) return ''
  const named = lines.slice(0, NAMED).join(', ')
  const more = lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''
  return ` (item ${named}${more})`
}
