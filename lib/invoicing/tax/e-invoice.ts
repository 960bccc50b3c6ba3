import { readGstin } from '@/lib/identity/gstin'
import { type BusinessDocument, isSupply, type SupplyDocument } from '@/lib/invoicing/document/document'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { totals } from '@/lib/invoicing/tax/totals'
import { eInvoiceTurnoverAbove } from '@/lib/rules/gst/invoice-fields'
import { toPaise } from '@/lib/money/paise'
import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'

/** The fields of an e-invoice in which a text can be wrong. */
export type EInvoiceField = 'irn' | 'ackNumber' | 'signedQr'
export type EInvoiceProblem = 'length' | 'characters' | 'tooLong'

/** Bytes that the largest QR code holds at level L: ISO/IEC 18004, version 40 in byte mode. */
export const MOST_SIGNED_QR_BYTES = 2_953

/** Without the spaces and line breaks that pasting adds. */
export const withoutWhitespace = (text: string): string => text.replace(/\s+/g, '')

/**
 * Why a pasted text cannot be the field of an e-invoice, or null; an empty one is left out of the paper. An IRN is the
 * SHA-256 of GSTIN, year, type and number of the document, as 64 hexadecimal digits.
 */
export function eInvoiceProblem(field: EInvoiceField, text: string): EInvoiceProblem | null {
  const value = withoutWhitespace(text)
  if (value === '') return null
  if (field === 'signedQr') {
    if (!/^[!-~]+$/.test(value) || value.startsWith('data:')) return 'characters'
    return value.length > MOST_SIGNED_QR_BYTES ? 'tooLong' : null
  }
  if (!(field === 'irn' ? /^[\da-f]+$/i : /^\d+$/).test(value)) return 'characters'
  const fits = field === 'irn' ? value.length === 64 : value.length >= 10 && value.length <= 20
  return fits ? null : 'length'
}

/** A field as it is printed: '' while it has a problem. */
const printed = (doc: SupplyDocument, field: EInvoiceField) =>
  eInvoiceProblem(field, doc[field]) === null ? withoutWhitespace(doc[field]) : ''

/** The e-invoice details printed on a document; null if there are none. */
export function eInvoiceOf(doc: SupplyDocument) {
  const [irn, ackNumber] = [printed(doc, 'irn').toLowerCase(), printed(doc, 'ackNumber')]
  const signedQr = printed(doc, 'signedQr')
  return irn || ackNumber || signedQr ? { irn, ackNumber, ackDate: doc.ackDate, signedQr } : null
}

/** The contents of the signed QR code of an e-invoice, by the names of the invoice registration portals. */
type SignedData = Readonly<Record<string, unknown>>

const parsed = (json: unknown): unknown => (typeof json === 'string' ? parseJson(json) : json)

/**
 * The payload of a signed QR code that is a JSON web token: its `data`, which portals write as JSON within JSON. The
 * signature is not checked. @returns null for any other text
 */
export function readSignedQr(text: string): SignedData | null {
  const parts = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(withoutWhitespace(text))
  if (!parts) return null
  let payload: unknown
  try {
    payload = parsed(atob(parts[1]!.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
  const data = isRecord(payload) ? parsed(payload.data ?? payload) : null
  return isRecord(data) ? data : null
}

export type EInvoiceDifference = 'irn' | 'kind' | 'number' | 'date' | 'value' | 'sellerGstin' | 'buyerGstin'

/** The type of a document in the e-invoice system. A cash memo is an invoice by another name. */
export const E_INVOICE_TYPES = {
  invoice: 'INV',
  cashMemo: 'INV',
  creditNote: 'CRN',
  debitNote: 'DBN',
} as const

/** '18/08/2020' and '2020-08-18' are the same day; null for anything else. */
export function dayFrom(text: string): string | null {
  const indian = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text)
  if (indian) return `${indian[3]}-${indian[2]}-${indian[1]}`
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
}

/** A portal writes URP for a buyer without registration. */
const gstinIn = (text: string) => (text.toUpperCase() === 'URP' ? '' : text.toUpperCase())

function gstinOn(text: string): string {
  const reading = readGstin(text)
  return reading.kind === 'valid' ? reading.gstin : text.trim().toUpperCase()
}

/** True if the value in the code is the document's total, with TCS or without: portals take TCS as another charge. */
function isValueOf(doc: SupplyDocument, value: unknown): boolean {
  const result = totals(doc)
  const rupees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // Under reverse charge the portal's value has the tax that the total here has not.
  if (!result || typeof rupees !== 'number' || !Number.isFinite(rupees) || doc.reverseCharge) return true
  const paise = toPaise(rupees)
  return paise === result.totalMinor || paise === result.totalMinor + result.tcsPaise
}

/**
 * In what a document differs from its signed QR code. What the code lacks, or holds in another form, is no difference.
 */
export function eInvoiceDifferences(doc: SupplyDocument): EInvoiceDifference[] {
  const data = readSignedQr(doc.signedQr)
  if (!data) return []
  const differs = (name: string, own: string, read: (text: string) => string | null) => {
    const theirs = data[name]
    const value = typeof theirs === 'string' && theirs.trim() !== '' ? read(theirs.trim()) : null
    return value !== null && value !== own
  }
  const upper = (text: string) => text.toUpperCase()
  const irn = withoutWhitespace(doc.irn).toUpperCase()
  const found: Record<EInvoiceDifference, boolean> = {
    irn: irn !== '' && differs('Irn', irn, upper),
    kind: differs('DocTyp', E_INVOICE_TYPES[doc.kind], upper),
    number: differs('DocNo', doc.number.trim().toUpperCase(), upper),
    date: differs('DocDt', doc.date, dayFrom),
    value: !isValueOf(doc, data.TotInvVal),
    sellerGstin: differs('SellerGstin', gstinOn(doc.business.gstin), gstinIn),
    buyerGstin: differs('BuyerGstin', gstinOn(doc.client.gstin), gstinIn),
  }
  return (Object.keys(found) as EInvoiceDifference[]).filter((name) => found[name])
}

export type EInvoiceCaution =
  /** Fields that are not printed, since they cannot be right. */
  | { kind: 'eInvoiceInvalid'; fields: readonly EInvoiceField[] }
  | { kind: 'eInvoiceDiffers'; in: readonly EInvoiceDifference[] }
  /** Rule 46(r) of the CGST Rules: a QR code in which the IRN is, on an invoice under rule 48(4). */
  | { kind: 'eInvoiceWithoutQr' }

/** The warnings about the details of an e-invoice; [] for a document without them. */
export function eInvoiceCautions(doc: SupplyDocument): EInvoiceCaution[] {
  const fields = (['irn', 'ackNumber', 'signedQr'] as const).filter((field) =>
    eInvoiceProblem(field, doc[field]),
  )
  const differences = eInvoiceDifferences(doc)
  return [
    ...(fields.length > 0 ? [{ kind: 'eInvoiceInvalid' as const, fields }] : []),
    ...(withoutWhitespace(doc.irn) !== '' && withoutWhitespace(doc.signedQr) === ''
      ? [{ kind: 'eInvoiceWithoutQr' as const }]
      : []),
    ...(differences.length > 0 ? [{ kind: 'eInvoiceDiffers' as const, in: differences }] : []),
  ]
}

/** What a seller above ₹5 crore has at least: a higher limit cannot be compared with it. */
const KNOWN_TURNOVER = 5_00_00_000

/**
 * True if a document of a seller above the turnover has neither an IRN nor the declaration of an exempt
 * seller: it is no invoice then. Supplies to a special economic zone and exports count as those to registered
 * buyers. Source: CGST Rules, rules 46(s), 48(4) and 48(5)
 */
export function lacksIrn(doc: BusinessDocument, turnover: Turnover): boolean {
  if (!isSupply(doc) || !chargesTax(doc) || turnover !== 'above5Crore' || doc.eInvoiceExempt) return false
  const limit = eInvoiceTurnoverAbove.values.findLast(
    ({ from, announced }) => from <= doc.date && announced !== 'bill',
  )
  if (!limit || limit.value > KNOWN_TURNOVER) return false
  return (doc.client.gstin.trim() !== '' || isZeroRated(doc)) && printed(doc, 'irn') === ''
}
