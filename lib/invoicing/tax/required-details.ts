import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { isNote, isSale } from '@/lib/invoicing/model/document-groups'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { type Detail, type DetailCheck, filledCheck, isGiven } from '@/lib/invoicing/tax/detail-check'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { fewestHsnDigits } from '@/lib/invoicing/tax/hsn-digits'
import { exchangeRate, readCell } from '@/lib/invoicing/model/line-numbers'
import { isByRule46, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { buyerChecks, sellerChecks, supplierChecks } from '@/lib/invoicing/tax/party-details'
import { isAbroad, isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { needsLandlordPan } from '@/lib/invoicing/rent/rent-rules'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { totals } from '@/lib/invoicing/tax/totals'

const hasNoQuantity = (line: DocumentLine) => {
  const reading = readCell(line, 'quantity')
  return !reading.ok || reading.value === 0
}

/** Free goods have the rate 0. */
const hasNoRate = (line: DocumentLine) => !isGiven(line.rate) || !readCell(line, 'rate').ok

/** Services, whose codes begin with 99, have no unit: rule 46(i) asks for it with goods. */
const lacksUnit = ({ hsn, unit }: DocumentLine) => !hsn.trim().startsWith('99') && !isGiven(unit)

function lineChecks(doc: ItemDocument, turnover: Turnover): DetailCheck[] {
  const filled = new Set(filledLines(doc))
  const check = (detail: Detail, lacks: (line: DocumentLine) => boolean): DetailCheck => {
    const lines = doc.lines.flatMap((line, place) => (filled.has(line) && lacks(line) ? [place + 1] : []))
    return { detail, met: lines.length === 0, lines }
  }
  const type = paperTypeOf(doc)
  const isInvoice = isSale(doc)
  const hsn = type === 'challan' || (isInvoice && fewestHsnDigits(doc, turnover) > 0)
  return [
    { detail: 'lines', met: filled.size > 0 },
    // Rule 53 asks a note for the value and its tax only.
    ...(isNote(doc) ? [] : [check('descriptions', ({ description }) => !isGiven(description))]),
    check('quantities', hasNoQuantity),
    check('rates', hasNoRate),
    ...(hsn ? [check('hsn', (line) => !isGiven(line.hsn))] : []),
    ...(isByRule46(type) ? [check('units', lacksUnit)] : []),
  ]
}

/** Rule 34: what is priced in another currency has its value in rupees by the rate of a day. */
function currencyChecks(doc: BusinessDocument): DetailCheck[] {
  const terms = currencyOf(doc)
  if (!terms) return []
  return [
    { detail: 'exchangeRate', met: exchangeRate.read(terms.exchangeRate).ok },
    filledCheck('rateDate', terms.rateDate),
  ]
}

/** The proviso to rule 46: an export names its country. The endorsement of one without tax needs no number. */
function zeroRatedChecks(doc: ItemDocument): DetailCheck[] {
  if (!isZeroRated(doc)) return []
  return [
    ...currencyChecks(doc),
    ...(isAbroad(doc)
      ? [
          filledCheck('country', doc.country),
          filledCheck('deliverTo', doc.client.deliverTo || doc.client.address),
        ]
      : []),
  ]
}

function itemChecks(doc: ItemDocument, turnover: Turnover): DetailCheck[] {
  const lines = lineChecks(doc, turnover)
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [filledCheck('buyerName', doc.client.name), filledCheck('validUntil', doc.validUntil), ...lines]
    case 'invoice':
    case 'cashMemo':
      return doc.supply === 'unregistered'
        ? [...lines, ...currencyChecks(doc)]
        : [...buyerChecks(doc), ...lines, ...zeroRatedChecks(doc)]
    case 'creditNote':
    case 'debitNote':
      return [
        filledCheck('against', doc.against),
        filledCheck('againstDate', doc.againstDate),
        ...buyerChecks(doc),
        ...lines,
      ]
    case 'challan':
      return [...buyerChecks(doc), ...lines]
    case 'purchaseOrder':
      return [filledCheck('buyerName', doc.client.name), ...lines]
    case 'selfInvoice':
    case 'paymentVoucher':
      return [...supplierChecks(doc), ...lines]
  }
}

/** A payer is always named, so that the checks of the buyer add only the rest. */
const voucherBuyer = (doc: Receipt) => buyerChecks(doc).filter(({ detail }) => detail !== 'buyerName')

function receiptChecks(doc: Receipt): DetailCheck[] {
  const result = totals(doc)
  const amount: DetailCheck = { detail: 'amount', met: result !== null && result.totalMinor > 0 }
  const payer = filledCheck('buyerName', doc.client.name)
  if (doc.type === 'rent')
    return [
      payer,
      amount,
      filledCheck('house', doc.house),
      filledCheck('month', doc.month),
      ...(needsLandlordPan(doc) ? [filledCheck('landlordPan', doc.business.pan)] : []),
    ]
  if (doc.type === 'donation')
    return [
      payer,
      filledCheck('buyerAddress', doc.client.address),
      filledCheck('donorPan', doc.donorPan),
      amount,
      filledCheck('ownPan', doc.business.pan),
      filledCheck('approval', doc.approval),
    ]
  if (isRefund(doc))
    return [
      payer,
      ...voucherBuyer(doc),
      amount,
      filledCheck('purpose', doc.purpose),
      filledCheck('against', doc.against),
      filledCheck('againstDate', doc.againstDate),
    ]
  return paperTypeOf(doc) === 'receiptVoucher'
    ? [payer, ...voucherBuyer(doc), amount, filledCheck('purpose', doc.purpose)]
    : [payer, amount]
}

/**
 * The details that the document must have, each with whether it is there: by rules 46, 46A and 49 to 53 and 55 of the
 * CGST Rules 2017 for what they are about, by custom for the rest. Whether a detail is right is for `fieldProblems`.
 */
export function requiredDetails(doc: BusinessDocument, turnover: Turnover): DetailCheck[] {
  return [
    ...sellerChecks(doc),
    filledCheck('number', doc.number),
    filledCheck('date', doc.date),
    ...(hasItems(doc) ? itemChecks(doc, turnover) : receiptChecks(doc)),
  ]
}
