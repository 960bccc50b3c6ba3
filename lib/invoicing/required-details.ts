import { type Draft, type DraftLine, type ItemDocument, type Receipt } from '@/lib/invoicing/draft'
import { readCell } from '@/lib/invoicing/line-numbers'
import { type NumberedDocument, numberFault } from '@/lib/invoicing/numbering'
import { placeOfSupply, stateOf } from '@/lib/invoicing/place-of-supply'
import { numbersOf } from '@/lib/invoicing/rent-receipts'
import { totals } from '@/lib/invoicing/totals'
import { longestSerialNumber, unregisteredBuyerNamedFrom } from '@/lib/rules/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import { readGstin } from '@/lib/tax/gstin'

/** Which paper the details are wanted for. */
export type PaperType =
  'taxInvoice' | 'billOfSupply' | 'bill' | 'quotation' | 'receipt' | 'receiptVoucher' | 'rentReceipt'

/** A detail that the paper must have; the words for each are the page's. */
export type Detail =
  | 'sellerName'
  | 'sellerAddress'
  | 'sellerGstin'
  | 'sellerState'
  | 'number'
  | 'numberForm'
  | 'numberUnique'
  | 'date'
  | 'validUntil'
  | 'buyerName'
  | 'buyerAddress'
  | 'buyerGstin'
  | 'buyerState'
  | 'lines'
  | 'descriptions'
  | 'hsn'
  | 'quantities'
  | 'units'
  | 'rates'
  | 'amount'
  | 'purpose'
  | 'house'
  | 'month'
  | 'signature'

export interface Check {
  detail: Detail
  met: boolean
  /** The lines that lack it, counted from 1. */
  lines?: readonly number[]
}

/** The kind of paper a draft is. */
export function paperTypeOf(draft: Draft): PaperType {
  switch (draft.kind) {
    case 'quotation':
      return 'quotation'
    case 'receipt':
      if (draft.type === 'rent') return 'rentReceipt'
      return draft.type === 'advance' && draft.supply === 'tax' ? 'receiptVoucher' : 'receipt'
    case 'invoice':
      if (draft.supply === 'tax') return 'taxInvoice'
      return draft.supply === 'unregistered' ? 'bill' : 'billOfSupply'
  }
}

/** The papers that rules 46, 49 and 50 are about. */
const BY_LAW: ReadonlySet<PaperType> = new Set(['taxInvoice', 'billOfSupply', 'receiptVoucher'])

const said = (text: string) => text.trim() !== ''
const isZero = (line: DraftLine, name: 'quantity' | 'rate') => {
  const reading = readCell(line, name)
  return !reading.ok || reading.value === 0
}

function lineCheck(detail: Detail, draft: ItemDocument, lacks: (line: DraftLine) => boolean): Check {
  const missing = draft.lines.flatMap((line, place) => (lacks(line) ? [place + 1] : []))
  return { detail, met: missing.length === 0, lines: missing }
}

function lineChecks(draft: ItemDocument, byLaw: boolean): Check[] {
  return [
    { detail: 'lines', met: draft.lines.length > 0 },
    lineCheck('descriptions', draft, ({ description }) => !said(description)),
    lineCheck('quantities', draft, (line) => isZero(line, 'quantity')),
    lineCheck('rates', draft, (line) => isZero(line, 'rate')),
    ...(byLaw
      ? [
          lineCheck('hsn', draft, ({ hsn }) => !/^\d{2,8}$/.test(hsn.trim())),
          ...(paperTypeOf(draft) === 'taxInvoice' ? [lineCheck('units', draft, lacksUnit)] : []),
        ]
      : []),
  ]
}

/** Services, whose codes begin with 99, have no unit: rule 46(i) wants it for goods. */
const lacksUnit = ({ hsn, unit }: DraftLine) => !hsn.trim().startsWith('99') && !said(unit)

function numberChecks(draft: Draft, others: readonly NumberedDocument[], byLaw: boolean): Check[] {
  const longest = ruleOn(longestSerialNumber, lawDay(draft.date)).value
  const faults = numbersOf(draft).map((numbered) => numberFault(numbered, others, longest))
  return [
    { detail: 'number', met: said(draft.number) },
    ...(byLaw
      ? [
          {
            detail: 'numberForm' as const,
            met: !faults.some((fault) => fault === 'signs' || fault === 'length'),
          },
        ]
      : []),
    { detail: 'numberUnique', met: !faults.includes('used') },
    { detail: 'date', met: said(draft.date) },
  ]
}

const FIRST_DAY_OF_GST = '2017-07-01'

/** The day whose law counts; a date before GST, or none, is measured by its first. */
const lawDay = (date: string) => (date > FIRST_DAY_OF_GST ? date : FIRST_DAY_OF_GST)

/** The buyer of a tax invoice: named when registered, and from ₹50,000 on also when not. */
function buyerChecks(draft: Draft): Check[] {
  const { client, date } = draft
  const registered = said(client.gstin)
  const from = ruleOn(unregisteredBuyerNamedFrom, lawDay(date)).value * 100
  const result = totals(draft)
  const named = registered || (result !== null && result.subtotalPaise >= from)
  const elsewhere = placeOfSupply(draft) !== stateOf(draft.business)
  return [
    ...(named
      ? [
          { detail: 'buyerName' as const, met: said(client.name) },
          { detail: 'buyerAddress' as const, met: said(client.address) },
        ]
      : []),
    ...(registered ? [{ detail: 'buyerGstin' as const, met: readGstin(client.gstin).kind === 'valid' }] : []),
    ...(named || elsewhere ? [{ detail: 'buyerState' as const, met: placeOfSupply(draft) !== '' }] : []),
  ]
}

function sellerChecks(draft: Draft, byLaw: boolean): Check[] {
  const { business } = draft
  return [
    { detail: 'sellerName', met: said(business.name) },
    { detail: 'sellerAddress', met: said(business.address) },
    ...(byLaw
      ? [
          { detail: 'sellerGstin' as const, met: readGstin(business.gstin).kind === 'valid' },
          { detail: 'sellerState' as const, met: stateOf(business) !== '' },
        ]
      : []),
  ]
}

const buyerName = ({ client }: Draft): Check => ({ detail: 'buyerName', met: said(client.name) })

function ownChecks(draft: Draft): Check[] {
  switch (draft.kind) {
    case 'quotation':
      return [
        buyerName(draft),
        { detail: 'validUntil', met: said(draft.validUntil) },
        ...lineChecks(draft, false),
      ]
    case 'invoice':
      return draft.supply === 'unregistered'
        ? lineChecks(draft, false)
        : [...buyerChecks(draft), ...lineChecks(draft, true)]
    case 'receipt':
      return receiptChecks(draft)
  }
}

function receiptChecks(draft: Receipt): Check[] {
  const result = totals(draft)
  const amount: Check = { detail: 'amount', met: result !== null && result.totalPaise > 0 }
  if (draft.type === 'rent')
    return [
      buyerName(draft),
      amount,
      { detail: 'house', met: said(draft.house) },
      { detail: 'month', met: said(draft.month) },
    ]
  return paperTypeOf(draft) === 'receiptVoucher'
    ? [...buyerChecks(draft), amount, { detail: 'purpose', met: said(draft.purpose) }]
    : [buyerName(draft), amount]
}

/**
 * What the paper must have, each with whether it is there: rules 46, 49 and 50 of the CGST Rules 2017 for the papers
 * they are about, custom for the rest. `others` are the other documents of its kind.
 */
export function checklist(draft: Draft, others: readonly NumberedDocument[]): Check[] {
  const byLaw = BY_LAW.has(paperTypeOf(draft))
  return [
    ...sellerChecks(draft, byLaw),
    ...numberChecks(draft, others, byLaw),
    ...ownChecks(draft),
    { detail: 'signature', met: said(draft.business.signature) },
  ]
}
