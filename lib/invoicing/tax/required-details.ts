import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isSale } from '@/lib/invoicing/model/document-groups'
import { chargedLines, filledLines } from '@/lib/invoicing/model/filled-lines'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { exemptionOf } from '@/lib/invoicing/tax/exemption-of'
import { fewestHsnDigits } from '@/lib/invoicing/tax/hsn-digits'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { exchangeRate, readCell } from '@/lib/invoicing/model/line-numbers'
import { isByGstLaw, type PaperType, paperTypeOf } from '@/lib/invoicing/tax/paper-type'
import { isZeroRated, OTHER_COUNTRY, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { needsLandlordPan } from '@/lib/invoicing/rent/rent-rules'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { sums, totals } from '@/lib/invoicing/tax/totals'
import { unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/identity/gstin'

/** A detail that the document must have; the page has the words for each. */
export type Detail =
  | ('sellerName' | 'sellerAddress' | 'sellerGstin' | 'sellerState')
  | ('number' | 'date' | 'validUntil')
  | ('buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliverTo')
  | ('lines' | 'descriptions' | 'hsn' | 'quantities' | 'units' | 'rates')
  | ('amount' | 'purpose' | 'house' | 'month' | 'landlordPan')
  | ('against' | 'againstDate' | 'lut' | 'country' | 'exchangeRate' | 'rateDate')
  | ('ownPan' | 'donorPan' | 'approval')

export interface Check {
  detail: Detail
  met: boolean
  /** The lines that lack it, counted from 1. */
  lines?: readonly number[]
}

const isGiven = (text: string) => text.trim() !== ''

const isZero = (line: DocumentLine, name: 'quantity' | 'rate') => {
  const reading = readCell(line, name)
  return !reading.ok || reading.value === 0
}

/** Services, whose codes begin with 99, have no unit: rule 46(i) asks for it with goods. */
const lacksUnit = ({ hsn, unit }: DocumentLine) => !hsn.trim().startsWith('99') && !isGiven(unit)

const given = (detail: Detail, text: string): Check => ({ detail, met: isGiven(text) })

function lineChecks(doc: ItemDocument, turnover: Turnover): Check[] {
  const filled = new Set(filledLines(doc))
  const check = (detail: Detail, lacks: (line: DocumentLine) => boolean): Check => {
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
    check('quantities', (line) => isZero(line, 'quantity')),
    check('rates', (line) => isZero(line, 'rate')),
    ...(hsn ? [check('hsn', (line) => !isGiven(line.hsn))] : []),
    ...(isByRule46(type) ? [check('units', lacksUnit)] : []),
  ]
}

const isNote = ({ kind }: BusinessDocument) => kind === 'creditNote' || kind === 'debitNote'
const isByRule46 = (type: PaperType) => type === 'taxInvoice' || type === 'mixedInvoice'

/** Whether the taxable value is one from which rule 46(e) asks for an unregistered buyer's name, address and state. */
function isLarge(doc: BusinessDocument): boolean {
  const result = totals(doc)
  if (!result || !hasItems(doc) || !isByRule46(paperTypeOf(doc))) return false
  const taxable = chargedLines(doc).flatMap((line, place) =>
    exemptionOf(doc, line) === null ? [result.lines[place]!] : [],
  )
  return sums(taxable).taxablePaise >= ruleOn(unregisteredBuyerNamedFrom, lawDay(doc.date)).value * 100
}

/**
 * The buyer: rules 46(d), 49(d), 50(d), 53(1A)(e) and 55(1)(iii) for a registered one; for another one rules 46(e) and
 * 53(1A)(f), which ask for the state too, and the proviso to rule 46 on exports.
 */
function buyerChecks(doc: BusinessDocument): Check[] {
  const { client } = doc
  const registered = isGiven(client.gstin)
  const asked = (isNote(doc) && isByGstLaw(doc)) || isLarge(doc)
  const named = registered || asked || doc.kind === 'challan' || isZeroRated(doc)
  return [
    ...(named ? [given('buyerName', client.name), given('buyerAddress', client.address)] : []),
    ...(registered || doc.specialZone
      ? [{ detail: 'buyerGstin' as const, met: readGstin(client.gstin).kind === 'valid' }]
      : []),
    // The seller's own state is not taken for the buyer's.
    ...(asked && !registered ? [given('buyerState', doc.placeOfSupply || stateOf(client))] : []),
  ]
}

/** Rule 34: what is priced in another currency has its value in rupees by the rate of a day. */
function currencyChecks(doc: BusinessDocument): Check[] {
  const terms = currencyOf(doc)
  if (!terms) return []
  return [
    { detail: 'exchangeRate', met: exchangeRate.read(terms.exchangeRate).ok },
    given('rateDate', terms.rateDate),
  ]
}

/** The proviso to rule 46: an export names its country, and one without tax its bond or letter of undertaking. */
function zeroRatedChecks(doc: BusinessDocument): Check[] {
  if (!isZeroRated(doc)) return []
  return [
    ...currencyChecks(doc),
    ...(placeOfSupply(doc) === OTHER_COUNTRY
      ? [given('country', doc.country), given('deliverTo', doc.client.deliverTo || doc.client.address)]
      : []),
    ...(doc.zeroRated === 'withoutTax' ? [given('lut', doc.lut)] : []),
  ]
}

function sellerChecks(doc: BusinessDocument): Check[] {
  const { business } = doc
  // Rule 55(1)(ii): of the consigner of a challan if registered.
  const needsGstin = isByGstLaw(doc) && (doc.kind !== 'challan' || isGiven(business.gstin))
  return [
    given('sellerName', business.name),
    given('sellerAddress', business.address),
    ...(needsGstin
      ? [
          { detail: 'sellerGstin' as const, met: readGstin(business.gstin).kind === 'valid' },
          given('sellerState', stateOf(business)),
        ]
      : []),
  ]
}

/** Rule 52(a): the supplier, with the GSTIN of a registered one. */
const supplierChecks = ({ client }: BusinessDocument): Check[] => [
  given('buyerName', client.name),
  given('buyerAddress', client.address),
  ...(isGiven(client.gstin)
    ? [{ detail: 'buyerGstin' as const, met: readGstin(client.gstin).kind === 'valid' }]
    : []),
]

function itemChecks(doc: ItemDocument, turnover: Turnover): Check[] {
  const lines = lineChecks(doc, turnover)
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [given('buyerName', doc.client.name), given('validUntil', doc.validUntil), ...lines]
    case 'invoice':
    case 'cashMemo':
      return doc.supply === 'unregistered'
        ? [...lines, ...currencyChecks(doc)]
        : [...buyerChecks(doc), ...lines, ...zeroRatedChecks(doc)]
    case 'creditNote':
    case 'debitNote':
      return [
        given('against', doc.against),
        given('againstDate', doc.againstDate),
        ...buyerChecks(doc),
        ...lines,
      ]
    case 'challan':
      return [...buyerChecks(doc), ...lines]
    case 'purchaseOrder':
      return [given('buyerName', doc.client.name), ...lines]
    case 'paymentVoucher':
      return [...supplierChecks(doc), ...lines]
  }
}

/** A payer is always named, so that the checks of the buyer add only the rest. */
const voucherBuyer = (doc: Receipt) => buyerChecks(doc).filter(({ detail }) => detail !== 'buyerName')

function receiptChecks(doc: Receipt): Check[] {
  const result = totals(doc)
  const amount: Check = { detail: 'amount', met: result !== null && result.totalPaise > 0 }
  const payer = given('buyerName', doc.client.name)
  if (doc.type === 'rent')
    return [
      payer,
      amount,
      given('house', doc.house),
      given('month', doc.month),
      ...(needsLandlordPan(doc) ? [given('landlordPan', doc.business.pan)] : []),
    ]
  if (doc.type === 'donation')
    return [
      payer,
      given('buyerAddress', doc.client.address),
      given('donorPan', doc.donorPan),
      amount,
      given('ownPan', doc.business.pan),
      given('approval', doc.approval),
    ]
  return paperTypeOf(doc) === 'receiptVoucher'
    ? [payer, ...voucherBuyer(doc), amount, given('purpose', doc.purpose), ...zeroRatedChecks(doc)]
    : [payer, amount]
}

/**
 * Whether the law asks for a signature and no picture of one is there, so that the paper is signed by hand. A payment
 * voucher is signed by the supplier: rule 52(j).
 */
export const isToBeSigned = (doc: BusinessDocument): boolean =>
  doc.kind === 'paymentVoucher' || (isByGstLaw(doc) && !isGiven(doc.business.signature))

/**
 * The details that the document must have, each with whether it is there: by rules 46, 46A, 49, 50, 52, 53 and 55 of the
 * CGST Rules 2017 for what they are about, by custom for the rest. Whether a detail is right is for `fieldProblems`.
 */
export function requiredDetails(doc: BusinessDocument, turnover: Turnover): Check[] {
  return [
    ...sellerChecks(doc),
    given('number', doc.number),
    given('date', doc.date),
    ...(hasItems(doc) ? itemChecks(doc, turnover) : receiptChecks(doc)),
  ]
}
