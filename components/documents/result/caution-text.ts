import { firstFew } from '@/components/documents/controls/first-few'
import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Caution } from '@/lib/invoicing/tax/cautions'
import type { EInvoiceCaution, EInvoiceDifference, EInvoiceField } from '@/lib/invoicing/tax/e-invoice'
import type { CashLimit } from '@/lib/rules/income-tax/cash-receipts'
import { t } from '@/lib/language/words'

const E_INVOICE_FIELDS: Record<EInvoiceField, string> = {
  irn: t('the IRN'),
  ackNumber: t('the acknowledgement number'),
  signedQr: t('the signed QR code'),
}

const E_INVOICE_DIFFERENCES: Record<EInvoiceDifference, string> = {
  irn: t('the IRN'),
  kind: t('the kind of document'),
  number: t('the number'),
  date: t('the date'),
  value: t('the value'),
  sellerGstin: t('your GSTIN'),
  buyerGstin: t('the client’s GSTIN'),
}

const eInvoiceText = (caution: EInvoiceCaution): string => {
  switch (caution.kind) {
    case 'eInvoiceInvalid':
      return t(
        'Not printed, as it can’t be right: {0}. Correct it under “E-invoice”.',
        caution.fields.map((field) => E_INVOICE_FIELDS[field]).join(', '),
      )
    case 'eInvoiceWithoutQr':
      return t(
        'An e-invoice carries its signed QR code: Rule 46(r) of the CGST Rules. Paste it under “E-invoice”.',
      )
    case 'eInvoiceDiffers':
      return t(
        'The signed QR code differs from this document in {0}. Its signature is not checked here.',
        caution.in.map((name) => E_INVOICE_DIFFERENCES[name]).join(', '),
      )
  }
}

/** The text of a caution about a credit or debit note and its invoice. */
function noteText(
  caution: Extract<
    Caution,
    {
      kind:
        | 'unknownInvoice'
        | 'noteBeforeInvoice'
        | 'otherInvoiceDate'
        | 'creditTooLate'
        | 'creditAboveInvoice'
        | 'creditQuantity'
    }
  >,
): string {
  switch (caution.kind) {
    case 'unknownInvoice':
      return t('No invoice {0} is stored here. Check its number and date.', caution.number)
    case 'noteBeforeInvoice':
      return t('The note is dated before its invoice of {0}.', dayInWords(caution.date))
    case 'otherInvoiceDate':
      return t('The invoice stored here is dated {0}.', dayInWords(caution.date))
    case 'creditTooLate':
      return t(
        'GST can be reversed with a credit note until {0} for this invoice, or until the annual return if that was earlier: section 34(2) of the CGST Act. After that, give a credit note without GST.',
        dayInWords(caution.lastDay),
      )
    case 'creditAboveInvoice':
      return t(
        'The credit notes against this invoice exceed it by {0}.',
        rupeesFromPaise(caution.excessPaise),
      )
    case 'creditQuantity':
      return t('More is returned than was sold: {0}.', caution.items.join(', '))
  }
}

/** The text of a caution about the tax of a document. */
function taxText(
  caution: Extract<
    Caution,
    { kind: 'headsInDoubt' | 'withoutTax' | 'allExempt' | 'reverseChargeToConsumer' | 'exemptionUnknown' }
  >,
): string {
  switch (caution.kind) {
    case 'headsInDoubt':
      return t('A GSTIN has a mistake, so the tax is not certain. Correct it, or choose the state.')
    case 'withoutTax':
      return t(
        'Tax invoice without tax: is everything nil-rated or exempt? If so, choose the tax status of each item; if not, enter the GST rate.',
      )
    case 'allExempt':
      return t('No item has GST, so Rule 49 requires a bill of supply: choose it under “Bill type”.')
    case 'reverseChargeToConsumer':
      return t(
        'Reverse charge is for registered clients as a rule. Enter the client’s GSTIN, or charge the tax yourself.',
      )
    case 'exemptionUnknown':
      return (
        t('Choose why there is no GST, for the returns: nil-rated, exempt or outside GST') +
        lineNumbersText(caution.lines)
      )
  }
}

/** The text of each caution. */
export function cautionText(caution: Caution): string {
  switch (caution.kind) {
    case 'headsInDoubt':
    case 'withoutTax':
    case 'allExempt':
    case 'reverseChargeToConsumer':
    case 'exemptionUnknown':
      return taxText(caution)
    case 'unknownInvoice':
    case 'noteBeforeInvoice':
    case 'otherInvoiceDate':
    case 'creditTooLate':
    case 'creditAboveInvoice':
    case 'creditQuantity':
      return noteText(caution)
    case 'receiptAboveDue':
      return caution.duePaise > 0
        ? t(
            '{0} is due on this invoice, so {1} is too much. Take it as an advance, or correct the amount.',
            rupeesFromPaise(caution.duePaise),
            rupeesFromPaise(caution.excessPaise),
          )
        : t('Nothing is due on this invoice any more. Check the amount and the invoice.')
    case 'eInvoiceInvalid':
    case 'eInvoiceWithoutQr':
    case 'eInvoiceDiffers':
      return eInvoiceText(caution)
    case 'donationInCash':
      return t(
        'A donation in cash above ₹{0} has no deduction: section {1} of the Income-tax Act, {2}.',
        caution.law.mostCash.toLocaleString('en-IN'),
        caution.law.section,
        caution.law.act,
      )
    case 'cash':
      return CASH[caution.per](rupeesFromPaise(caution.paise), caution.limit)
  }
}

/** ₹2,00,000 as the law writes it, without paise. */
const limitInWords = ({ from }: CashLimit) => rupeesFromPaise(from * 100).replace('.00', '')

const inLaw = (limit: CashLimit) =>
  t(
    'Cash of {0} or more may not be received: section {1} of the Income-tax Act, {2}. The penalty is the amount itself.',
    limitInWords(limit),
    limit.section,
    limit.act,
  )

const CASH: Record<Extract<Caution, { kind: 'cash' }>['per'], (amount: string, limit: CashLimit) => string> =
  {
    receipt: (_amount, limit) => inLaw(limit),
    day: (amount, limit) =>
      `${t('With the other receipts and cash memos of this day the payer paid {0} in cash.', amount)} ${inLaw(limit)}`,
    invoice: (amount, limit) => `${t('{0} of this invoice was paid in cash.', amount)} ${inLaw(limit)}`,
  }

const NAMED = 6

/** ' (item 1, 2 and 3 more)', or '' without lines. */
export function lineNumbersText(lines: readonly number[] = []): string {
  if (lines.length === 0) return ''
  return ` ${t('(item {0})', firstFew(lines, NAMED))}`
}
