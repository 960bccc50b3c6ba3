import { KIND_LABELS, kindName } from '@/components/documents/store/document-names'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { foreignAmount } from '@/lib/money/foreign-amount'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { type BusinessDocument, type Invoice, isOffer } from '@/lib/invoicing/model/document'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { totals } from '@/lib/invoicing/tax/totals'
import { isVpa, upiLink } from '@/lib/upi/upi-link'

/** A text to send with a document. */
export interface Message {
  subject: string
  text: string
}

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n')

const greeting = ({ client }: BusinessDocument) =>
  client.name.trim() ? `Dear ${client.name.trim()},` : 'Hello,'

/** 'Invoice INV-001 of 21 November 2026'. */
function named(doc: BusinessDocument): string {
  const number = doc.number.trim()
  const date = doc.date ? ` of ${dayInWords(doc.date)}` : ''
  return `${KIND_LABELS[doc.kind]}${number && ` ${number}`}${date}`
}

/** How to pay: the link that UPI apps open, and the ID for those who type it. */
function payBy(doc: Invoice, duePaise: number): string | false {
  const { business, number } = doc
  const { vpa, name, bank } = business
  const transfer = bank.trim() && `Bank details:\n${bank.trim()}`
  // Nobody abroad pays by UPI.
  if (!isVpa(vpa) || currencyOf(doc)) return transfer || false
  const link = upiLink({ vpa, name, amountPaise: duePaise, note: number.trim() })
  return paragraphs(`Pay by UPI to ${vpa.trim()}:\n${link}`, transfer || false)
}

const signed = ({ business }: BusinessDocument) => business.name.trim() || false

/** The amount due, in the currency of the prices where nothing of it is settled. */
function dueOf(doc: Invoice, duePaise: number): string {
  const result = totals(doc)
  const foreign = result?.foreign
  return foreign && duePaise === result.totalPaise
    ? foreignAmount(foreign.currency, foreign.totalPaise)
    : rupeesFromPaise(duePaise)
}

/** The sentence that asks for what is due. */
function askFor(doc: Invoice, duePaise: number): string {
  const { dueDate } = doc
  if (duePaise <= 0) return 'It is paid in full. Thank you.'
  const by = dueDate ? ` by ${dayInWords(dueDate)}` : ''
  return `Please pay ${dueOf(doc, duePaise)}${by}.`
}

function amountOf(doc: BusinessDocument): string {
  const result = totals(doc)
  const foreign = result?.foreign
  if (foreign) return foreignAmount(foreign.currency, foreign.totalPaise)
  return rupeesFromPaise((result?.totalPaise ?? 0) * receiptsIn(doc))
}

/** The sentences of a document's own kind. */
function bodyOf(doc: BusinessDocument, duePaise: number): (string | false)[] {
  const amount = amountOf(doc)
  if (doc.kind === 'receipt' && doc.type === 'donation')
    return [`${named(doc)} for ${amount} is attached. Thank you for your donation.`]
  if (doc.kind === 'receipt') return [`${named(doc)} for ${amount} is attached. Thank you for your payment.`]
  const attached = `${named(doc)} for ${amount} is attached.`
  if (doc.kind === 'cashMemo') return [`${attached} It is paid in full. Thank you.`]
  if (doc.kind === 'purchaseOrder' && doc.deliverBy)
    return [`${attached} Please deliver by ${dayInWords(doc.deliverBy)}.`]
  if (doc.kind === 'invoice')
    return [`${attached} ${askFor(doc, duePaise)}`, duePaise > 0 && payBy(doc, duePaise)]
  if (isOffer(doc) && doc.validUntil)
    return [`${attached} The price is valid until ${dayInWords(doc.validUntil)}.`]
  return [attached]
}

/**
 * The message that goes with a document.
 * @param duePaise what is still to be paid of an invoice
 */
export function messageWith(doc: BusinessDocument, duePaise: number): Message {
  const from = doc.business.name.trim()
  return {
    subject: `${KIND_LABELS[doc.kind]} ${doc.number.trim()}${from && ` from ${from}`}`,
    text: paragraphs(greeting(doc), ...bodyOf(doc, duePaise), signed(doc)),
  }
}

/** how long a payment is overdue, as text; '' while it is not. */
function lateness({ dueDate }: Invoice, today: string): string {
  if (!dueDate || dueDate >= today) return ''
  const days = daysBetween(dueDate, today)
  return `, ${days === 1 ? '1 day' : `${days} days`} ago`
}

/**
 * The reminder of an invoice that is not paid.
 * @param today 'YYYY-MM-DD'
 */
export function reminderOf(doc: Invoice, duePaise: number, today: string): Message {
  const due = doc.dueDate
    ? ` ${doc.dueDate < today ? 'was' : 'is'} due on ${dayInWords(doc.dueDate)}${lateness(doc, today)}.`
    : ' is still to be paid.'
  return {
    subject: `Reminder: ${kindName(doc.kind)} ${doc.number.trim()}`,
    text: paragraphs(
      greeting(doc),
      `This is a reminder of ${named(doc).replace(/^Invoice/, 'invoice')}: ${dueOf(doc, duePaise)}${due}`,
      'If you have paid already, please ignore this message and send us the payment reference.',
      payBy(doc, duePaise),
      signed(doc),
    ),
  }
}

/** The number of a WhatsApp link: digits with the country, India where none is given; '' for a text that is no number. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length === 10) return `91${digits}`
  return digits.length > 10 && digits.length <= 15 ? digits : ''
}
