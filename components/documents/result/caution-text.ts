import { dayInWords } from '@/lib/format/days'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Caution } from '@/lib/invoicing/tax/cautions'
import type { CashLimit } from '@/lib/rules/income-tax/cash-receipts'

const SENTENCES: { [Kind in Caution['kind']]: (caution: Extract<Caution, { kind: Kind }>) => string } = {
  headsInDoubt: () => 'A GSTIN has a mistake, so the tax is not certain. Correct it, or choose the state.',
  withoutTax: () =>
    'Tax invoice without tax: is everything nil-rated or exempt? If so, choose the tax status of each item; if not, enter the GST rate.',
  allExempt: () => 'No item has GST, so Rule 49 requires a bill of supply: choose it under “Bill type”.',
  reverseChargeToConsumer: () =>
    'Reverse charge is for registered clients as a rule. Enter the client’s GSTIN, or charge the tax yourself.',
  exemptionUnknown: ({ lines }) =>
    `Choose why there is no GST, for the returns: nil-rated, exempt or outside GST${inLines(lines)}`,
  unknownInvoice: ({ number }) => `No invoice ${number} is stored here. Check its number and date.`,
  noteBeforeInvoice: ({ date }) => `The note is dated before its invoice of ${dayInWords(date)}.`,
  otherInvoiceDate: ({ date }) => `The invoice stored here is dated ${dayInWords(date)}.`,
  creditTooLate: ({ lastDay }) =>
    `GST can be reversed with a credit note until ${dayInWords(lastDay)} for this invoice, or until the annual return if that was earlier: section 34(2) of the CGST Act. After that, give a credit note without GST.`,
  creditAboveInvoice: ({ excessPaise }) =>
    `The credit notes against this invoice exceed it by ${rupeesFromPaise(excessPaise)}.`,
  creditQuantity: ({ items }) => `More is returned than was sold: ${items.join(', ')}.`,
  receiptAboveDue: ({ excessPaise, duePaise }) =>
    duePaise > 0
      ? `${rupeesFromPaise(duePaise)} is due on this invoice, so ${rupeesFromPaise(excessPaise)} is too much. Take it as an advance, or correct the amount.`
      : 'Nothing is due on this invoice any more. Check the amount and the invoice.',
  cash: ({ of, paise, limit }) => CASH[of](rupeesFromPaise(paise), limit),
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

/** What to check, in words. */
export const cautionText = (caution: Caution): string => SENTENCES[caution.kind](caution as never)

const NAMED = 6

/** ' (item 1, 2 and 3 more)', or '' without lines. */
export function inLines(lines: readonly number[] = []): string {
  if (lines.length === 0) return ''
  const named = lines.slice(0, NAMED).join(', ')
  const more = lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''
  return ` (item ${named}${more})`
}
