import { type Challan, challanReasons } from '@/lib/invoicing/document/challan'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentReference } from '@/lib/invoicing/document/document-base'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { discountUnits, exemptions, type DocumentLine } from '@/lib/invoicing/document/document-line'
import { looks } from '@/lib/invoicing/document/look'
import { paymentModes } from '@/lib/invoicing/document/payment-mode'
import { receiptTypes, sheets } from '@/lib/invoicing/document/receipt'
import { supplyKinds, zeroRatedTerms } from '@/lib/invoicing/document/tax-terms'
import { transportModes } from '@/lib/invoicing/document/transport'
import { exportCurrencies } from '@/lib/invoicing/document/export-currencies'
import { blankStyle, logoPlaces, paperLanguages } from '@/lib/invoicing/document/paper-style'
import { storedRegistrations } from '@/lib/invoicing/document/party'
import { asksRegistration, sellerRegistration } from '@/lib/invoicing/model/registration'
import { blankDocument, blankTransport } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { blankLine, MOST_LINES } from '@/lib/invoicing/model/blank-line'
import {
  BLANK_ITEM,
  type ForgottenName,
  noDocuments,
  rememberAnswers,
  type SavedDocuments,
  turnovers,
} from '@/lib/invoicing/model/saved-documents'
import { isRecord } from '@/lib/json/is-record'
import {
  dayText,
  likeness,
  likenesses,
  type OnFault,
  type Reader,
  type Readers,
  texts,
  wordOf,
} from '@/lib/invoicing/storage/likeness'
import { upgradeStored } from '@/lib/invoicing/storage/upgrade-documents'

const readLine = likeness(blankLine(0, ''), {
  discountUnit: wordOf(discountUnits),
  exemption: wordOf(['', ...exemptions]),
  extras: texts,
})

/** @param sign of the ids: those of charges are below zero */
const linesOf =
  (sign: 1 | -1): Reader<readonly DocumentLine[]> =>
  (stored, onFault) => {
    if (!Array.isArray(stored)) return undefined
    if (stored.length > MOST_LINES) onFault()
    const lines = stored.slice(0, MOST_LINES).map((line) => readLine(line, onFault))
    const ids = new Set(lines.map(({ id }) => id * sign).filter((id) => id > 0))
    // React needs an id of its own for each line.
    return ids.size === lines.length
      ? lines
      : lines.map((line, place) => ({ ...line, id: sign * (place + 1) }))
  }

const kindOf = wordOf(documentKinds)

const readReference: Reader<DocumentReference | null> = (stored, onFault) => {
  if (stored === null) return null
  const kind = isRecord(stored) ? kindOf(stored.kind, onFault) : undefined
  return kind && likeness<DocumentReference>({ id: '', kind, number: '' }, {})(stored, onFault)
}

const readBusiness = likeness(blankBusiness, { registration: wordOf(storedRegistrations) })
const readClient = likeness(blankClient, {})

/** Readers of each kind of document; fields of the same name have the same type in every kind. */
type ReadersOfAll<Doc extends BusinessDocument> = (
  Doc extends unknown ? (readers: Readers<Doc>) => void : never
) extends (readers: infer All) => void
  ? All
  : never

/** How the fields of documents are read. The reason of a note is free text. */
const readers: ReadersOfAll<Exclude<BusinessDocument, Challan>> = {
  date: dayText,
  business: readBusiness,
  client: readClient,
  look: wordOf(looks),
  style: likeness(blankStyle, { logo: wordOf(logoPlaces), language: wordOf(paperLanguages) }),
  source: readReference,
  zeroRated: wordOf(zeroRatedTerms),
  references: texts,
  columns: texts,
  lines: linesOf(1),
  charges: linesOf(-1),
  overallDiscountUnit: wordOf(discountUnits),
  currency: wordOf(['', ...exportCurrencies]),
  rateDate: dayText,
  validUntil: dayText,
  deliverBy: dayText,
  dueDate: dayText,
  ackDate: dayText,
  supply: wordOf(supplyKinds),
  transport: likeness(blankTransport, { mode: wordOf(transportModes), documentDate: dayText }),
  paidBy: wordOf(paymentModes),
  type: wordOf(receiptTypes),
  mode: wordOf(paymentModes),
  sheet: wordOf(sheets),
  againstDate: dayText,
}
const challanReaders: Readers<Challan> = { ...readers, reason: wordOf(challanReasons) }

/** Before the page asked for a GSTIN every seller was taken to have one. What a document of that time charges stays. */
function withRegistration(doc: BusinessDocument, business: unknown): BusinessDocument {
  const wasAsked = isRecord(business) && 'registration' in business
  if (wasAsked || !asksRegistration(doc) || doc.kind === 'quotation') return doc
  return { ...doc, business: { ...doc.business, registration: sellerRegistration(doc) || 'unasked' } }
}

/** A stored document of this version, or null for anything else. */
export function documentFrom(stored: unknown, onFault: OnFault = () => {}): BusinessDocument | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || stored.id === '') return null
  const kind = kindOf(stored.kind, onFault)
  if (!kind) return null
  const blank: BusinessDocument = blankDocument(kind, { id: stored.id, number: '', date: '', now: 0 })
  const read = likeness(blank, kind === 'challan' ? challanReaders : readers)
  return withRegistration(read(stored, onFault), stored.business)
}

const { settings: noSettings } = noDocuments
const readForgotten = likenesses<ForgottenName>({ name: '', at: 0 }, {})

const readSettings = likeness(noSettings, {
  remember: wordOf(rememberAnswers),
  turnover: wordOf(turnovers),
  paperLanguage: wordOf(['', ...paperLanguages]),
  business: (stored, onFault) => (stored === null ? null : readBusiness(stored, onFault)),
  clients: likenesses(blankClient, {}),
  items: likenesses(BLANK_ITEM, {}),
  forgottenClients: readForgotten,
  forgottenItems: readForgotten,
  wantedNumber: likeness(noSettings.wantedNumber, {}),
})

export interface DocumentsReading {
  saved: SavedDocuments
  /** Entries that could not be read as documents. */
  unreadable: number
  /** Documents that are read without some values, which could not be. */
  spoiled: number
  /** True if everything was read; if not, the caller keeps the original. */
  complete: boolean
}

/** Documents and settings as stored or exported by any version of this page. */
export function savedDocumentsFrom(stored: unknown, version: number): DocumentsReading {
  if (!isRecord(stored) || !Array.isArray(stored.documents))
    return { saved: noDocuments, unreadable: 0, spoiled: 0, complete: false }
  const { documents, deleted, settings } = upgradeStored(stored, version)
  let faults = 0
  const onFault = () => void (faults += 1)
  const spoiled = new Set<unknown>()
  const read = (documents as unknown[]).map((one) => documentFrom(one, () => void spoiled.add(one)))
  const byId = new Map(read.flatMap((doc) => (doc ? [[doc.id, doc] as const] : [])))
  return {
    saved: {
      documents: [...byId.values()],
      deleted: Array.isArray(deleted) ? deleted.filter((id) => typeof id === 'string') : [],
      settings: settings === undefined ? noSettings : readSettings(settings, onFault),
    },
    unreadable: read.filter((doc) => doc === null).length,
    spoiled: spoiled.size,
    complete: byId.size === read.length && spoiled.size + faults === 0,
  }
}
