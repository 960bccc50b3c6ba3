import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'
import { plainGstin } from '@/lib/identity/gstin'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { EInvoiceTerms } from '@/lib/invoicing/document/e-invoice-terms'
import { dayFrom, E_INVOICE_TYPES, readSignedQr, withoutWhitespace } from '@/lib/invoicing/tax/e-invoice'

/** What a portal gave back for one document. */
export type EInvoiceAnswer = Pick<EInvoiceTerms, 'irn' | 'ackNumber' | 'ackDate' | 'signedQr'>

/** Answers are within lists and envelopes, which may be JSON within JSON; no portal nests them deeper. */
const DEEPEST = 8

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutWhitespace(String(value)) : ''

/** A record of an answer: portals write the same names in different cases. */
function answerIn(record: Readonly<Record<string, unknown>>): EInvoiceAnswer | null {
  const byName = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))
  const signedQr = textOf(byName.get('signedqrcode'))
  const data = readSignedQr(signedQr)
  const irn = textOf(byName.get('irn')) || textOf(data?.Irn)
  if (irn === '' || signedQr === '') return null
  const day = byName.get('ackdt') ?? data?.IrnDt
  return {
    irn,
    ackNumber: textOf(byName.get('ackno')),
    ackDate: (typeof day === 'string' && dayFrom(day.trim())) || '',
    signedQr,
  }
}

function answersIn(value: unknown, depth = 0): EInvoiceAnswer[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((one) => answersIn(one, depth + 1))
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? answersIn(parseJson(value), depth + 1) : []
  if (!isRecord(value)) return []
  const own = answerIn(value)
  return own ? [own] : Object.values(value).flatMap((one) => answersIn(one, depth + 1))
}

/** True if a signed code is of this document, false if it is of another; null where it cannot be read. */
function isOf(doc: SupplyDocument, { signedQr }: EInvoiceAnswer): boolean | null {
  const data = readSignedQr(signedQr)
  if (!data) return null
  return (
    textOf(data.DocNo).toUpperCase() === doc.number.trim().toUpperCase() &&
    textOf(data.DocTyp).toUpperCase() === E_INVOICE_TYPES[doc.kind] &&
    plainGstin(textOf(data.SellerGstin)) === plainGstin(doc.business.gstin)
  )
}

/**
 * The answer for a document in the file that a portal gave back, by the number, kind and seller in the signed codes.
 * @returns 'none' where the file has no answer, 'others' where it has those of other documents
 * Source: NIC, response of "Generate IRN" (https://einv-apisandbox.nic.in/version1.03/generate-irn.html): Irn, AckNo,
 * AckDt, SignedQRCode
 */
export function answerFor(doc: SupplyDocument, file: string): EInvoiceAnswer | 'none' | 'others' {
  const answers = answersIn(parseJson(file))
  const own = answers.find((answer) => isOf(doc, answer) === true)
  if (own) return own
  const [only] = answers
  if (!only) return 'none'
  return answers.length === 1 && isOf(doc, only) === null ? only : 'others'
}

/** The details that a signed code holds itself, for a pasted one: the IRN and its day. */
export function answerOfCode(signedQr: string): Pick<EInvoiceAnswer, 'irn' | 'ackDate'> | null {
  const data = readSignedQr(signedQr)
  const irn = textOf(data?.Irn)
  return irn === '' ? null : { irn, ackDate: dayFrom(textOf(data?.IrnDt)) ?? '' }
}
