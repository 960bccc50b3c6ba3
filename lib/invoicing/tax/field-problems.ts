import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type BusinessDocument,
  hasItems,
  isOffer,
  isSupply,
  type ItemDocument,
} from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { isOutsideGst } from '@/lib/invoicing/model/document-groups'
import { fewestHsnDigits } from '@/lib/invoicing/tax/hsn-digits'
import { FIRST_DAY_OF_GST, documentLawDay } from '@/lib/invoicing/model/law-day'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { numberFault } from '@/lib/invoicing/model/number-fault'
import type { NumberedDocument } from '@/lib/invoicing/model/numbering'
import { isByGstLaw } from '@/lib/invoicing/tax/paper-type'
import {
  isInterState,
  type Party,
  stateInGstin,
  type TaxHeads,
  taxHeads,
} from '@/lib/invoicing/tax/place-of-supply'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { ratesOnBills } from '@/lib/rules/gst/bill-rates'
import { longestSerialNumber } from '@/lib/rules/gst/invoice-fields'
import { ruleOn } from '@/lib/rules/rule'
import type { GstState } from '@/lib/rules/gst/gst-states'
import { type GstinProblem, isRegisteredBuyer, type OtherRegistration, readGstin } from '@/lib/identity/gstin'

/** The problem with one field of a document by law; the page has the words. */
export type DocumentProblem =
  | { kind: 'numberUsed' | 'numberCharacters' }
  | { kind: 'numberLength'; longest: number }
  | { kind: 'beforeGst' | 'futureDate' }
  | { kind: 'ownGstin' | 'interStateComposition' | 'mixedToRegistered' | 'sellerRegistered' }
  | { kind: 'otherGstin'; other: OtherRegistration }
  | GstinTypingProblem
  | { kind: 'hsnForm' }
  | { kind: 'hsnDigits'; digits: number }
  | { kind: 'unknownRate'; rates: readonly number[] }

/** A GSTIN with a mistake, and the state that is taken for the party until it is corrected. */
export interface GstinTypingProblem {
  kind: 'gstin'
  problem: Exclude<GstinProblem, 'empty' | 'other'>
  /** The state that it names, null for none. */
  named: GstState | null
  /** Whether a state was chosen: the one that it names, another one, or none. */
  chosen: 'same' | 'other' | 'none'
  /** The heads of tax that are charged; null where the document charges no tax. */
  heads: TaxHeads | null
}

export interface LineProblems {
  hsn?: DocumentProblem
  taxRatePercent?: DocumentProblem
}

export interface FieldProblems {
  number?: DocumentProblem | undefined
  date?: DocumentProblem | undefined
  businessGstin?: DocumentProblem | undefined
  clientGstin?: DocumentProblem | undefined
  supply?: DocumentProblem | undefined
  taxRate?: DocumentProblem | undefined
  /** By the id of the line. */
  lines: ReadonlyMap<number, LineProblems>
}

/** The stored data that a document is checked against. */
export interface CheckContext {
  /** Numbers of the other documents of its kind. */
  others: readonly NumberedDocument[]
  /** 'YYYY-MM-DD'; '' before it is known. */
  today: string
  turnover: Turnover
}

function numberProblem(
  doc: BusinessDocument,
  others: readonly NumberedDocument[],
): DocumentProblem | undefined {
  const longest = ruleOn(longestSerialNumber, documentLawDay(doc.date)).value
  const faults = numbersTaken(doc).map((numbered) => numberFault(numbered, others, longest))
  if (faults.includes('used')) return { kind: 'numberUsed' }
  if (!isByGstLaw(doc)) return undefined
  if (faults.includes('signs')) return { kind: 'numberCharacters' }
  return faults.includes('length') ? { kind: 'numberLength', longest } : undefined
}

function dateProblem(doc: BusinessDocument, today: string): DocumentProblem | undefined {
  if (doc.date === '' || isOffer(doc) || doc.kind === 'purchaseOrder') return undefined
  if (isByGstLaw(doc) && doc.date < FIRST_DAY_OF_GST) return { kind: 'beforeGst' }
  return today !== '' && doc.date > today ? { kind: 'futureDate' } : undefined
}

function gstinProblem(doc: BusinessDocument, { gstin, state }: Party): DocumentProblem | undefined {
  const reading = readGstin(gstin)
  if (reading.kind === 'valid' || reading.problem === 'empty' || isOutsideGst(doc)) return undefined
  if (reading.problem === 'other') return { kind: 'otherGstin', other: reading.other! }
  const named = stateInGstin(gstin)
  const chosen = state === '' ? 'none' : state === named?.code ? 'same' : 'other'
  const heads = chargesTax(doc) ? taxHeads(doc) : null
  return { kind: 'gstin', problem: reading.problem, named, chosen, heads }
}

function clientProblem(doc: BusinessDocument): DocumentProblem | undefined {
  const { business, client } = doc
  const [own, theirs] = [readGstin(business.gstin), readGstin(client.gstin)]
  const same = own.kind === 'valid' && theirs.kind === 'valid' && own.gstin === theirs.gstin
  if (same) return { kind: 'ownGstin' }
  return isRegisteredBuyer(client.gstin) ? undefined : gstinProblem(doc, client)
}

/**
 * A composition dealer may not sell to another state: section 10(2)(c) of the CGST Act. A registered seller gives a tax
 * invoice or a bill of supply: section 31.
 */
function supplyProblem(doc: BusinessDocument): DocumentProblem | undefined {
  if (!isSupply(doc)) return undefined
  if (doc.supply === 'unregistered' && doc.business.gstin.trim() !== '') return { kind: 'sellerRegistered' }
  if (doc.supply === 'composition' && isInterState(doc)) return { kind: 'interStateComposition' }
  return doc.supply === 'mixed' && doc.client.gstin.trim() !== '' ? { kind: 'mixedToRegistered' } : undefined
}

function rateProblem(text: string, date: string): DocumentProblem | undefined {
  const known = ruleOn(ratesOnBills, documentLawDay(date)).value
  const rate = Number(text.trim() || '0')
  // A rate that cannot be read has its own message.
  if (!Number.isFinite(rate) || known.includes(rate)) return undefined
  return { kind: 'unknownRate', rates: known }
}

function lineProblems(doc: ItemDocument, line: DocumentLine, digits: number): LineProblems {
  const problems: LineProblems = {}
  const hsn = line.hsn.trim()
  if (hsn !== '' && isByGstLaw(doc)) {
    if (!/^\d{2}(\d{2}){0,3}$/.test(hsn)) problems.hsn = { kind: 'hsnForm' }
    else if (hsn.length < digits) problems.hsn = { kind: 'hsnDigits', digits }
  }
  const ownRate = chargesTax(doc) && (!isOffer(doc) || doc.ratePerLine)
  const rate = ownRate && readCell(line, 'taxRatePercent').ok && rateProblem(line.taxRatePercent, doc.date)
  if (rate) problems.taxRatePercent = rate
  return problems
}

/** The problems of the fields of a document, each to be shown at its field. Missing details are not among them. */
export function fieldProblems(
  doc: BusinessDocument,
  { others, today, turnover }: CheckContext,
): FieldProblems {
  const digits = hasItems(doc) ? fewestHsnDigits(doc, turnover) : 0
  const lines = hasItems(doc)
    ? [...doc.lines, ...doc.charges].map((line) => [line.id, lineProblems(doc, line, digits)] as const)
    : []
  const oneRate = (isOffer(doc) && !doc.ratePerLine) || (doc.kind === 'receipt' && chargesTax(doc))
  return {
    number: numberProblem(doc, others),
    date: dateProblem(doc, today),
    businessGstin: gstinProblem(doc, doc.business),
    clientGstin: clientProblem(doc),
    supply: supplyProblem(doc),
    taxRate: oneRate ? rateProblem(doc.taxRatePercent, doc.date) : undefined,
    lines: new Map(lines.filter(([, problems]) => Object.keys(problems).length > 0)),
  }
}
