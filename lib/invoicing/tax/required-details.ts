import {
  type BusinessDocument,
  type DocumentLine,
  hasItems,
  type ItemDocument,
  type Receipt,
} from '@/lib/invoicing/model/document'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { fewestHsnDigits } from '@/lib/invoicing/tax/hsn-digits'
import { lawDay } from '@/lib/invoicing/model/law-day'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { isZeroRated, OTHER_COUNTRY, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { needsLandlordPan } from '@/lib/invoicing/rent/rent-rules'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { totals } from '@/lib/invoicing/tax/totals'
import { unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/identity/gstin'

/** The printed document that a document becomes. */
export type PaperType =
  | ('taxInvoice' | 'billOfSupply' | 'mixedInvoice' | 'bill' | 'creditNote' | 'debitNote' | 'challan')
  | ('quotation' | 'proforma')
  | ('receipt' | 'receiptVoucher' | 'rentReceipt')

/** A detail that the document must have; the page has the words for each. */
export type Detail =
  | ('sellerName' | 'sellerAddress' | 'sellerGstin' | 'sellerState')
  | ('number' | 'date' | 'validUntil')
  | ('buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliverTo')
  | ('lines' | 'descriptions' | 'hsn' | 'quantities' | 'units' | 'rates')
  | ('amount' | 'purpose' | 'house' | 'month' | 'landlordPan')
  | ('against' | 'againstDate' | 'lut' | 'country')
  | 'signature'

export interface Check {
  detail: Detail
  met: boolean
  /** The lines that lack it, counted from 1. */
  lines?: readonly number[]
}

const SUPPLY_PAPERS = {
  tax: 'taxInvoice',
  composition: 'billOfSupply',
  exempt: 'billOfSupply',
  mixed: 'mixedInvoice',
  unregistered: 'bill',
} as const

export function paperTypeOf(doc: BusinessDocument): PaperType {
  if (doc.kind === 'invoice') return SUPPLY_PAPERS[doc.supply]
  if (doc.kind !== 'receipt') return doc.kind
  if (doc.type === 'rent') return 'rentReceipt'
  return doc.type === 'advance' && doc.supply === 'tax' ? 'receiptVoucher' : 'receipt'
}

/** Whose contents the CGST Rules prescribe: rules 46, 46A, 49, 50, 53 and 55. */
const isByLaw = (type: PaperType) =>
  !['bill', 'quotation', 'proforma', 'receipt', 'rentReceipt'].includes(type)

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
  const hsn = type === 'challan' || fewestHsnDigits(doc, turnover) > 0
  return [
    { detail: 'lines', met: filled.size > 0 },
    check('descriptions', ({ description }) => !isGiven(description)),
    check('quantities', (line) => isZero(line, 'quantity')),
    check('rates', (line) => isZero(line, 'rate')),
    ...(hsn ? [check('hsn', (line) => !isGiven(line.hsn))] : []),
    ...(isByLaw(type) && type !== 'billOfSupply' ? [check('units', lacksUnit)] : []),
  ]
}

/** The buyer: named when registered, and from ₹50,000 on also when not; always on notes and exports. */
function buyerChecks(doc: BusinessDocument): Check[] {
  const { client, date } = doc
  const registered = isGiven(client.gstin)
  const from = ruleOn(unregisteredBuyerNamedFrom, lawDay(date)).value * 100
  const result = totals(doc)
  const large = result !== null && result.subtotalPaise >= from
  const always = doc.kind === 'creditNote' || doc.kind === 'debitNote' || doc.kind === 'challan'
  const named = registered || large || always || isZeroRated(doc)
  const elsewhere = placeOfSupply(doc) !== stateOf(doc.business)
  return [
    ...(named ? [given('buyerName', client.name), given('buyerAddress', client.address)] : []),
    ...(registered ? [{ detail: 'buyerGstin' as const, met: readGstin(client.gstin).kind === 'valid' }] : []),
    ...(named || elsewhere ? [given('buyerState', placeOfSupply(doc))] : []),
  ]
}

/** The proviso to rule 46: an export names its country, and one without tax its bond or letter of undertaking. */
function zeroRatedChecks(doc: BusinessDocument): Check[] {
  if (!isZeroRated(doc)) return []
  return [
    ...(placeOfSupply(doc) === OTHER_COUNTRY
      ? [given('country', doc.country), given('deliverTo', doc.client.deliverTo || doc.client.address)]
      : []),
    ...(doc.zeroRated === 'withoutTax' ? [given('lut', doc.lut)] : []),
  ]
}

function sellerChecks(doc: BusinessDocument): Check[] {
  const { business } = doc
  return [
    given('sellerName', business.name),
    given('sellerAddress', business.address),
    ...(isByLaw(paperTypeOf(doc))
      ? [
          { detail: 'sellerGstin' as const, met: readGstin(business.gstin).kind === 'valid' },
          given('sellerState', stateOf(business)),
        ]
      : []),
  ]
}

function itemChecks(doc: ItemDocument, turnover: Turnover): Check[] {
  const lines = lineChecks(doc, turnover)
  switch (doc.kind) {
    case 'quotation':
    case 'proforma':
      return [given('buyerName', doc.client.name), given('validUntil', doc.validUntil), ...lines]
    case 'invoice':
      return doc.supply === 'unregistered' ? lines : [...buyerChecks(doc), ...lines, ...zeroRatedChecks(doc)]
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
  }
}

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
  return paperTypeOf(doc) === 'receiptVoucher'
    ? [...buyerChecks(doc), amount, given('purpose', doc.purpose), ...zeroRatedChecks(doc)]
    : [payer, amount]
}

/**
 * The details that the document must have, each with whether it is there: by rules 46, 46A, 49, 50, 53 and 55 of the
 * CGST Rules 2017 for what they are about, by custom for the rest. Whether a detail is right is for `fieldProblems`.
 */
export function requiredDetails(doc: BusinessDocument, turnover: Turnover): Check[] {
  return [
    ...sellerChecks(doc),
    given('number', doc.number),
    given('date', doc.date),
    ...(hasItems(doc) ? itemChecks(doc, turnover) : receiptChecks(doc)),
    given('signature', doc.business.signature),
  ]
}
