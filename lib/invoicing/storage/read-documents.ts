import { challanReasons } from '@/lib/invoicing/document/challan'
import { type BusinessDocument, hasItems } from '@/lib/invoicing/document/document'
import type { DocumentReference } from '@/lib/invoicing/document/document-base'
import { type DocumentKind, documentKinds } from '@/lib/invoicing/document/document-kinds'
import { discountUnits, exemptions, type DocumentLine } from '@/lib/invoicing/document/document-line'
import { looks } from '@/lib/invoicing/document/look'
import { paymentModes } from '@/lib/invoicing/document/payment-mode'
import { receiptTypes, sheets } from '@/lib/invoicing/document/receipt'
import { supplyKinds, zeroRatedTerms } from '@/lib/invoicing/document/tax-terms'
import { type Transport, transportModes } from '@/lib/invoicing/document/transport'
import { exportCurrencies } from '@/lib/invoicing/document/export-currencies'
import { logoPlaces, paperLanguages, type PaperStyle } from '@/lib/invoicing/document/paper-style'
import { type Business, storedRegistrations } from '@/lib/invoicing/document/party'
import { asksRegistration, sellerRegistration } from '@/lib/invoicing/model/registration'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { blankLine, MOST_LINES } from '@/lib/invoicing/model/blank-line'
import {
  BLANK_ITEM,
  noDocuments,
  rememberAnswers,
  type SavedDocuments,
  type Settings,
  turnovers,
} from '@/lib/invoicing/model/saved-documents'
import { isRecord } from '@/lib/json/is-record'
import { dayOr, likeness, oneOf, type OnFault, textsFrom } from '@/lib/invoicing/storage/likeness'
import { upgradeStored } from '@/lib/invoicing/storage/upgrade-documents'

function lineFrom(stored: unknown, onFault: OnFault): DocumentLine {
  const line = likeness(blankLine(0, ''), stored, onFault)
  return {
    ...line,
    discountUnit: oneOf(discountUnits, line.discountUnit, onFault),
    exemption: oneOf(['', ...exemptions], line.exemption, onFault),
    extras: textsFrom(isRecord(stored) ? stored.extras : undefined, onFault),
  }
}

/** @param sign of the ids: those of charges are below zero */
function linesFrom(
  stored: unknown,
  template: readonly DocumentLine[],
  sign: 1 | -1,
  onFault: OnFault,
): readonly DocumentLine[] {
  if (!Array.isArray(stored)) {
    if (stored !== undefined) onFault()
    return template
  }
  if (stored.length > MOST_LINES) onFault()
  const lines = stored.slice(0, MOST_LINES).map((line) => lineFrom(line, onFault))
  const ids = new Set(lines.map(({ id }) => id * sign).filter((id) => id > 0))
  // React needs an id of its own for each line.
  return ids.size === lines.length ? lines : lines.map((line, place) => ({ ...line, id: sign * (place + 1) }))
}

function referenceFrom(stored: unknown, onFault: OnFault): DocumentReference | null {
  if (stored === null || stored === undefined) return null
  const found = isRecord(stored) ? documentKinds.find((kind) => kind === stored.kind) : undefined
  if (found) return likeness({ id: '', kind: found, number: '' }, stored, onFault)
  onFault()
  return null
}

/** The words that a field may hold, the first where it holds another. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  look: looks,
  overallDiscountUnit: discountUnits,
  zeroRated: zeroRatedTerms,
  supply: supplyKinds,
  reason: challanReasons,
  type: receiptTypes,
  mode: paymentModes,
  paidBy: paymentModes,
  sheet: sheets,
  currency: ['', ...exportCurrencies],
}
const DAYS = ['date', 'validUntil', 'dueDate', 'againstDate', 'ackDate', 'rateDate', 'deliverBy']

/** A value as its field may hold it; '' for an invalid day. The reason of a note is free text. */
function checked(kind: DocumentKind, name: string, value: unknown, onFault: OnFault): unknown {
  if (name === 'transport') {
    const transport = value as Transport
    const { mode, documentDate } = transport
    return {
      ...transport,
      mode: oneOf(transportModes, mode, onFault),
      documentDate: dayOr(documentDate, onFault),
    }
  }
  if (name === 'style') {
    const style = value as PaperStyle
    return {
      ...style,
      logo: oneOf(logoPlaces, style.logo, onFault),
      language: oneOf(paperLanguages, style.language, onFault),
    }
  }
  if (DAYS.includes(name)) return dayOr(value as string, onFault)
  const words = name === 'reason' && kind !== 'challan' ? undefined : WORDS[name]
  return words ? oneOf(words, value as string, onFault) : value
}

/** Before the page asked for a GSTIN every seller was taken to have one. What a document of that time charges stays. */
function registrationIn(
  doc: BusinessDocument,
  stored: Record<string, unknown>,
  onFault: OnFault,
): Business['registration'] {
  const wasAsked = isRecord(stored.business) && 'registration' in stored.business
  if (wasAsked || !asksRegistration(doc) || doc.kind === 'quotation')
    return oneOf(storedRegistrations, doc.business.registration, onFault)
  return sellerRegistration(doc) || 'unasked'
}

/** A stored document of this version, or null for anything else. */
export function documentFrom(stored: unknown, onFault: OnFault = () => {}): BusinessDocument | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || stored.id === '') return null
  const kind = documentKinds.find((kind) => kind === stored.kind)
  if (!kind) return null
  const template: BusinessDocument = blankDocument(kind, { id: stored.id, number: '', date: '', now: 0 })
  const entries = Object.entries(likeness(template, stored, onFault))
  const doc = {
    ...Object.fromEntries(entries.map(([name, value]) => [name, checked(kind, name, value, onFault)])),
    kind,
    source: referenceFrom(stored.source, onFault),
  } as BusinessDocument
  const known = {
    ...doc,
    business: { ...doc.business, registration: registrationIn(doc, stored, onFault) },
  } as BusinessDocument
  if (!hasItems(known) || !hasItems(template)) return known
  return {
    ...known,
    references: textsFrom(stored.references, onFault),
    columns: textsFrom(stored.columns, onFault),
    lines: linesFrom(stored.lines, template.lines, 1, onFault),
    charges: linesFrom(stored.charges, template.charges, -1, onFault),
  }
}

function listFrom<Template extends object>(
  template: Template,
  stored: unknown,
  onFault: OnFault,
): Template[] {
  if (Array.isArray(stored))
    return stored.flatMap((one) => (isRecord(one) ? [likeness(template, one, onFault)] : (onFault(), [])))
  if (stored !== undefined) onFault()
  return []
}

function businessFrom(stored: unknown, onFault: OnFault): Business | null {
  return stored === null || stored === undefined ? null : likeness(blankBusiness, stored, onFault)
}

function settingsFrom(stored: unknown, onFault: OnFault): Settings {
  const from = isRecord(stored) ? stored : {}
  const settings = likeness(noDocuments.settings, stored, onFault)
  return {
    ...settings,
    remember: oneOf(rememberAnswers, settings.remember, onFault),
    turnover: oneOf(turnovers, settings.turnover, onFault),
    paperLanguage: oneOf(['', ...paperLanguages], settings.paperLanguage, onFault),
    business: businessFrom(from.business, onFault),
    clients: listFrom(blankClient, from.clients, onFault),
    items: listFrom(BLANK_ITEM, from.items, onFault),
    forgottenClients: listFrom({ name: '', at: 0 }, from.forgottenClients, onFault),
    forgottenItems: listFrom({ name: '', at: 0 }, from.forgottenItems, onFault),
  }
}

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
      settings: settingsFrom(settings, onFault),
    },
    unreadable: read.filter((doc) => doc === null).length,
    spoiled: spoiled.size,
    complete: byId.size === read.length && spoiled.size + faults === 0,
  }
}
