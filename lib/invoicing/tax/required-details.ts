import {
  type Draft,
  type DraftLine,
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
import type { Turnover } from '@/lib/invoicing/storage/saved-documents'
import { totals } from '@/lib/invoicing/tax/totals'
import { unregisteredBuyerNamedFrom } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/tax/gstin'

/** The printed document that a draft becomes. */
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

export function paperTypeOf(draft: Draft): PaperType {
  if (draft.kind === 'invoice') return SUPPLY_PAPERS[draft.supply]
  if (draft.kind !== 'receipt') return draft.kind
  if (draft.type === 'rent') return 'rentReceipt'
  return draft.type === 'advance' && draft.supply === 'tax' ? 'receiptVoucher' : 'receipt'
}

/** Whose contents the CGST Rules prescribe: rules 46, 46A, 49, 50, 53 and 55. */
const isByLaw = (type: PaperType) =>
  !['bill', 'quotation', 'proforma', 'receipt', 'rentReceipt'].includes(type)

const isGiven = (text: string) => text.trim() !== ''

const isZero = (line: DraftLine, name: 'quantity' | 'rate') => {
  const reading = readCell(line, name)
  return !reading.ok || reading.value === 0
}

/** Services, whose codes begin with 99, have no unit: rule 46(i) asks for it with goods. */
const lacksUnit = ({ hsn, unit }: DraftLine) => !hsn.trim().startsWith('99') && !isGiven(unit)

const given = (detail: Detail, text: string): Check => ({ detail, met: isGiven(text) })

function lineChecks(draft: ItemDocument, turnover: Turnover): Check[] {
  const filled = new Set(filledLines(draft))
  const check = (detail: Detail, lacks: (line: DraftLine) => boolean): Check => {
    const lines = draft.lines.flatMap((line, place) => (filled.has(line) && lacks(line) ? [place + 1] : []))
    return { detail, met: lines.length === 0, lines }
  }
  const type = paperTypeOf(draft)
  const hsn = type === 'challan' || fewestHsnDigits(draft, turnover) > 0
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
function buyerChecks(draft: Draft): Check[] {
  const { client, date } = draft
  const registered = isGiven(client.gstin)
  const from = ruleOn(unregisteredBuyerNamedFrom, lawDay(date)).value * 100
  const result = totals(draft)
  const large = result !== null && result.subtotalPaise >= from
  const always = draft.kind === 'creditNote' || draft.kind === 'debitNote' || draft.kind === 'challan'
  const named = registered || large || always || isZeroRated(draft)
  const elsewhere = placeOfSupply(draft) !== stateOf(draft.business)
  return [
    ...(named ? [given('buyerName', client.name), given('buyerAddress', client.address)] : []),
    ...(registered ? [{ detail: 'buyerGstin' as const, met: readGstin(client.gstin).kind === 'valid' }] : []),
    ...(named || elsewhere ? [given('buyerState', placeOfSupply(draft))] : []),
  ]
}

/** The proviso to rule 46: an export names its country, and one without tax its bond or letter of undertaking. */
function zeroRatedChecks(draft: Draft): Check[] {
  if (!isZeroRated(draft)) return []
  return [
    ...(placeOfSupply(draft) === OTHER_COUNTRY
      ? [given('country', draft.country), given('deliverTo', draft.client.deliverTo || draft.client.address)]
      : []),
    ...(draft.zeroRated === 'withoutTax' ? [given('lut', draft.lut)] : []),
  ]
}

function sellerChecks(draft: Draft): Check[] {
  const { business } = draft
  return [
    given('sellerName', business.name),
    given('sellerAddress', business.address),
    ...(isByLaw(paperTypeOf(draft))
      ? [
          { detail: 'sellerGstin' as const, met: readGstin(business.gstin).kind === 'valid' },
          given('sellerState', stateOf(business)),
        ]
      : []),
  ]
}

function itemChecks(draft: ItemDocument, turnover: Turnover): Check[] {
  const lines = lineChecks(draft, turnover)
  switch (draft.kind) {
    case 'quotation':
    case 'proforma':
      return [given('buyerName', draft.client.name), given('validUntil', draft.validUntil), ...lines]
    case 'invoice':
      return draft.supply === 'unregistered'
        ? lines
        : [...buyerChecks(draft), ...lines, ...zeroRatedChecks(draft)]
    case 'creditNote':
    case 'debitNote':
      return [
        given('against', draft.against),
        given('againstDate', draft.againstDate),
        ...buyerChecks(draft),
        ...lines,
      ]
    case 'challan':
      return [...buyerChecks(draft), ...lines]
  }
}

function receiptChecks(draft: Receipt): Check[] {
  const result = totals(draft)
  const amount: Check = { detail: 'amount', met: result !== null && result.totalPaise > 0 }
  const payer = given('buyerName', draft.client.name)
  if (draft.type === 'rent')
    return [
      payer,
      amount,
      given('house', draft.house),
      given('month', draft.month),
      ...(needsLandlordPan(draft) ? [given('landlordPan', draft.business.pan)] : []),
    ]
  return paperTypeOf(draft) === 'receiptVoucher'
    ? [...buyerChecks(draft), amount, given('purpose', draft.purpose), ...zeroRatedChecks(draft)]
    : [payer, amount]
}

/**
 * The details that the document must have, each with whether it is there: by rules 46, 46A, 49, 50, 53 and 55 of the
 * CGST Rules 2017 for what they are about, by custom for the rest. Whether a detail is right is for `fieldProblems`.
 */
export function requiredDetails(draft: Draft, turnover: Turnover): Check[] {
  return [
    ...sellerChecks(draft),
    given('number', draft.number),
    given('date', draft.date),
    ...(hasItems(draft) ? itemChecks(draft, turnover) : receiptChecks(draft)),
    given('signature', draft.business.signature),
  ]
}
