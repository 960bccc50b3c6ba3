import { CHALLAN_REASONS } from '@/components/documents/store/challan-reasons'
import { PAYMENT_MODES } from '@/components/documents/store/payment-modes'
import { KIND_LABELS } from '@/components/documents/store/document-names'
import type { PaperFact } from '@/components/documents/paper/paper'
import { numberLabel } from '@/components/documents/paper/paper-titles'
import type { PaperWords } from '@/components/documents/paper/paper-words'
import type { Challan } from '@/lib/invoicing/document/challan'
import {
  type BusinessDocument,
  hasItems,
  isOffer,
  type ItemDocument,
} from '@/lib/invoicing/document/document'
import type { CashMemo } from '@/lib/invoicing/document/invoice'
import type { PaymentVoucher } from '@/lib/invoicing/document/purchase'
import { isRevised } from '@/lib/invoicing/model/document-groups'
import type { ReferenceName } from '@/lib/invoicing/document/references'
import type { Transport } from '@/lib/invoicing/document/transport'
import type { CurrencyTerms } from '@/lib/invoicing/tax/export-currency'
import { isZeroRated, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import type { Totals } from '@/lib/invoicing/tax/totals'

function transportFacts(
  { vehicle, transporter, documentNumber }: Transport,
  { label }: PaperWords,
): PaperFact[] {
  return [
    { label: label('Vehicle no.'), value: vehicle.trim().toUpperCase() },
    { label: label('Transporter'), value: transporter.trim() },
    { label: label('Transport document'), value: documentNumber.trim() },
  ]
}

const reasonOf = ({ reason, otherReason }: Challan, { text }: PaperWords) =>
  (reason === 'other' && otherReason.trim()) || text(CHALLAN_REASONS[reason])

const paidBy = ({ paidBy: mode, reference }: CashMemo | PaymentVoucher, { text }: PaperWords) =>
  [text(PAYMENT_MODES[mode]), reference.trim()].filter(Boolean).join(', ')

/** The facts that a document has by its kind. */
function ownFacts(doc: BusinessDocument, wording: PaperWords): PaperFact[] {
  const { label, day } = wording
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [{ label: label('Valid until'), value: day(doc.validUntil) }]
    case 'purchaseOrder':
      return [{ label: label('Deliver by'), value: day(doc.deliverBy) }]
    case 'cashMemo':
      return [
        { label: label('Paid by'), value: paidBy(doc, wording) },
        ...transportFacts(doc.transport, wording),
      ]
    case 'selfInvoice':
      return []
    case 'paymentVoucher':
      return [{ label: label('Paid by'), value: paidBy(doc, wording) }]
    case 'invoice':
      return [
        { label: label('Due date'), value: day(doc.dueDate) },
        ...transportFacts(doc.transport, wording),
      ]
    case 'creditNote':
    case 'debitNote':
      return [
        { label: label('Against invoice'), value: doc.against.trim() },
        { label: label('Invoice date'), value: day(doc.againstDate) },
        { label: label('Reason'), value: doc.reason.trim() },
      ]
    case 'challan':
      return [
        { label: label('Reason'), value: reasonOf(doc, wording) },
        ...transportFacts(doc.transport, wording),
      ]
    case 'receipt':
      return []
  }
}

/** The numbers of other papers. */
function referenceFacts(doc: ItemDocument, { label, day }: PaperWords): PaperFact[] {
  const { references } = doc
  const textOf = (name: ReferenceName) => (references[name] ?? '').trim()
  return [
    ...(isRevised(doc)
      ? [
          { label: label('Original invoice no.'), value: textOf('revisedNumber') },
          { label: label('Original invoice date'), value: day(textOf('revisedDate')) },
        ]
      : []),
    { label: label('Buyer’s order no.'), value: textOf('orderNumber') },
    { label: label('Order date'), value: day(textOf('orderDate')) },
    { label: label('Delivery note'), value: textOf('deliveryNote') },
    { label: label('E-way bill no.'), value: textOf('ewayNumber') },
    { label: label('Port code'), value: textOf('portCode').toUpperCase() },
    { label: label('Shipping bill no.'), value: textOf('shippingBill') },
    { label: label('Shipping bill date'), value: day(textOf('shippingBillDate')) },
  ]
}

/** The source, unless the document names it anyway. */
function sourceOf(doc: BusinessDocument, { text }: PaperWords): string {
  const { source } = doc
  return source && !('against' in doc) ? `${text(KIND_LABELS[source.kind])} ${source.number}`.trim() : ''
}

/** '1 USD = ₹83.25 on 21 November 2026'. */
function exchangeRateOn(
  { currency, exchangeRate, rateDate }: CurrencyTerms,
  { text, day }: PaperWords,
): string {
  const rupees = exchangeRate.trim()
  return day(rateDate)
    ? text('1 {0} = ₹{1} on {2}', currency, rupees, day(rateDate))
    : text('1 {0} = ₹{1}', currency, rupees)
}

/** Number, dates and, where tax is charged, place of supply and reverse charge. */
export function paperFacts(
  doc: BusinessDocument,
  { heads, foreign }: Totals,
  wording: PaperWords,
): PaperFact[] {
  const { label, text, day } = wording
  const facts: PaperFact[] = [
    { label: label(numberLabel(doc)), value: doc.number.trim() },
    { label: label('Date'), value: day(doc.date) },
    ...ownFacts(doc, wording),
    ...(hasItems(doc) ? referenceFacts(doc, wording) : []),
    { label: label('Reference'), value: sourceOf(doc, wording) },
    { label: label('Exchange rate'), value: foreign ? exchangeRateOn(foreign, wording) : '' },
  ]
  if (heads && !isOffer(doc) && doc.kind !== 'purchaseOrder') {
    facts.push({ label: label('Place of supply'), value: wording.state(placeOfSupply(doc)) })
    if (doc.kind !== 'challan' && doc.kind !== 'paymentVoucher')
      facts.push({ label: label('Reverse charge'), value: text(doc.reverseCharge ? 'Yes' : 'No') })
    if (isZeroRated(doc) && doc.zeroRated === 'withoutTax')
      facts.push({ label: label('LUT or bond no.'), value: doc.lut.trim() })
  }
  return facts.filter(({ value }) => value !== '')
}
