import { kindLabels, kindName } from '@/components/documents/store/document-names'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { foreignAmount } from '@/lib/money/foreign-amount'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type BusinessDocument, isOffer } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/upi/upi-link'
import { plural, t } from '@/lib/language/words'

/** A text to send with a document. */
export interface Message {
  subject: string
  text: string
}

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n')

const greeting = ({ client }: BusinessDocument) =>
  client.name.trim() ? t('Dear {0},', client.name.trim()) : t('Hello,')

/** 'Invoice INV-001 of 21 November 2026'. */
function named(doc: BusinessDocument): string {
  const number = doc.number.trim()
  const [kind, numbered] = [kindLabels[doc.kind], number && ` ${number}`]
  return doc.date ? t('{0}{1} of {2}', kind, numbered, dayInWords(doc.date)) : kind + numbered
}

/** How to pay: the link that UPI apps open, and the ID for those who type it. */
function payBy(doc: Invoice, duePaise: number): string | false {
  const { business, number } = doc
  const { vpa, name, bank } = business
  const transfer = bank.trim() && t('Bank details:\n{0}', bank.trim())
  // Nobody abroad pays by UPI.
  if (!isVpa(vpa) || currencyOf(doc)) return transfer || false
  const link = upiLink({ vpa, name, amountPaise: duePaise, note: number.trim() })
  return paragraphs(t('Pay by UPI to {0}:\n{1}', vpa.trim(), link), transfer || false)
}

const signed = ({ business }: BusinessDocument) => business.name.trim() || false

/** The amount due, in the currency of the prices where nothing of it is settled. */
function dueOf(doc: Invoice, duePaise: number): string {
  const result = totals(doc)
  const foreign = result?.foreign
  return foreign && duePaise === result.totalMinor
    ? foreignAmount(foreign.currency, foreign.totalMinor)
    : rupeesFromPaise(duePaise)
}

/** The sentence that asks for what is due. */
function askFor(doc: Invoice, duePaise: number): string {
  const { dueDate } = doc
  if (duePaise <= 0) return t('It is paid in full. Thank you.')
  const due = dueOf(doc, duePaise)
  return dueDate ? t('Please pay {0} by {1}.', due, dayInWords(dueDate)) : t('Please pay {0}.', due)
}

function amountOf(doc: BusinessDocument): string {
  const result = totals(doc)
  const foreign = result?.foreign
  if (foreign) return foreignAmount(foreign.currency, foreign.totalMinor)
  return result ? rupeesFromPaise(result.totalMinor * receiptsIn(doc)) : '—'
}

/** The sentences of a document's own kind. */
function bodyOf(doc: BusinessDocument, duePaise: number): (string | false)[] {
  const amount = amountOf(doc)
  if (doc.kind === 'receipt' && doc.type === 'donation')
    return [t('{0} for {1} is attached. Thank you for your donation.', named(doc), amount)]
  if (doc.kind === 'receipt' && doc.type !== 'refund')
    return [t('{0} for {1} is attached. Thank you for your payment.', named(doc), amount)]
  const attached = t('{0} for {1} is attached.', named(doc), amount)
  if (doc.kind === 'cashMemo') return [`${attached} ${t('It is paid in full. Thank you.')}`]
  if (doc.kind === 'purchaseOrder' && doc.deliverBy)
    return [`${attached} ${t('Please deliver by {0}.', dayInWords(doc.deliverBy))}`]
  if (doc.kind === 'invoice')
    return [`${attached} ${askFor(doc, duePaise)}`, duePaise > 0 && payBy(doc, duePaise)]
  if (isOffer(doc) && doc.validUntil)
    return [`${attached} ${t('The price is valid until {0}.', dayInWords(doc.validUntil))}`]
  return [attached]
}

/**
 * The message that goes with a document.
 * @param duePaise what is still to be paid of an invoice
 */
export function messageWith(doc: BusinessDocument, duePaise: number): Message {
  const from = doc.business.name.trim()
  const [kind, number] = [kindLabels[doc.kind], doc.number.trim()]
  return {
    subject: from ? t('{0} {1} from {2}', kind, number, from) : `${kind} ${number}`,
    text: paragraphs(greeting(doc), ...bodyOf(doc, duePaise), signed(doc)),
  }
}

/** The sentence on the amount due and its due date. */
function reminded(doc: Invoice, duePaise: number, today: string): string {
  const name = named(doc).replace(/^Invoice/, 'invoice')
  const due = dueOf(doc, duePaise)
  if (!doc.dueDate) return t('This is a reminder of {0}: {1} is still to be paid.', name, due)
  const day = dayInWords(doc.dueDate)
  if (doc.dueDate >= today) return t('This is a reminder of {0}: {1} is due on {2}.', name, due, day)
  const days = daysBetween(doc.dueDate, today)
  const late = plural(days, String(days), '{0} day', '{0} days')
  return t('This is a reminder of {0}: {1} was due on {2}, {3} ago.', name, due, day, late)
}

/**
 * The reminder of an invoice that is not paid.
 * @param today 'YYYY-MM-DD'
 */
export function reminderOf(doc: Invoice, duePaise: number, today: string): Message {
  return {
    subject: t('Reminder: {0} {1}', kindName(doc.kind), doc.number.trim()),
    text: paragraphs(
      greeting(doc),
      reminded(doc, duePaise, today),
      t('If you have paid already, please ignore this message and send us the payment reference.'),
      payBy(doc, duePaise),
      signed(doc),
    ),
  }
}

/**
 * The number of a WhatsApp link: digits with the country, India where none is given; '' for a text that is no number.
 */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length === 10) return `91${digits}`
  return digits.length > 10 && digits.length <= 15 ? digits : ''
}
