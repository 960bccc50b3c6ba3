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
import { upgradeStored } from '@/lib/invoicing/storage/upgrade-documents'

/**
 * A template with the stored values that have the same name and the same type. A field that an older page did not have
 * keeps the value of the template; a field that a newer page added is dropped.
 */
function likeness<Template extends object>(template: Template, stored: unknown): Template {
  const from: Record<string, unknown> = isRecord(stored) ? stored : {}
  const entries = Object.entries(template).map(([name, own]) => {
    const theirs = Object.hasOwn(from, name) ? from[name] : undefined
    if (isRecord(own)) return [name, likeness(own, theirs)]
    const fits = own !== null && typeof theirs === typeof own && theirs !== null && !Array.isArray(own)
    return [name, fits ? theirs : own]
  })
  return Object.fromEntries(entries) as Template
}

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word =>
  words.find((word) => word === text) ?? words[0]!

const dayOr = (text: string) => (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : '')

function lineFrom(stored: unknown): DocumentLine {
  const line = likeness(blankLine(0, ''), stored)
  return {
    ...line,
    discountUnit: oneOf(discountUnits, line.discountUnit),
    exemption: oneOf(['', ...exemptions], line.exemption),
  }
}

/** @param sign of the ids: those of charges are below zero */
function linesFrom(
  stored: unknown,
  template: readonly DocumentLine[],
  sign: 1 | -1,
): readonly DocumentLine[] {
  if (!Array.isArray(stored)) return template
  const lines = stored.slice(0, MOST_LINES).map(lineFrom)
  const ids = new Set(lines.map(({ id }) => id * sign).filter((id) => id > 0))
  // React needs an id of its own for each line.
  return ids.size === lines.length ? lines : lines.map((line, place) => ({ ...line, id: sign * (place + 1) }))
}

function referenceFrom(stored: unknown): DocumentReference | null {
  if (!isRecord(stored)) return null
  const kind = documentKinds.find((kind) => kind === stored.kind)
  return kind ? likeness({ id: '', kind, number: '' }, stored) : null
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
function checked(kind: DocumentKind, name: string, value: unknown): unknown {
  if (name === 'transport') {
    const transport = value as Transport
    const { mode, documentDate } = transport
    return { ...transport, mode: oneOf(transportModes, mode), documentDate: dayOr(documentDate) }
  }
  if (name === 'style') {
    const style = value as PaperStyle
    return {
      ...style,
      logo: oneOf(logoPlaces, style.logo),
      language: oneOf(paperLanguages, style.language),
    }
  }
  if (DAYS.includes(name)) return dayOr(value as string)
  const words = name === 'reason' && kind !== 'challan' ? undefined : WORDS[name]
  return words ? oneOf(words, value as string) : value
}

/** Before the page asked for a GSTIN every seller was taken to have one. What a document of that time charges stays. */
function registrationIn(doc: BusinessDocument, stored: Record<string, unknown>): Business['registration'] {
  const wasAsked = isRecord(stored.business) && 'registration' in stored.business
  if (wasAsked || !asksRegistration(doc) || doc.kind === 'quotation')
    return oneOf(storedRegistrations, doc.business.registration)
  return sellerRegistration(doc) || 'unasked'
}

/** A stored document of this version, or null for anything else. */
export function documentFrom(stored: unknown): BusinessDocument | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || stored.id === '') return null
  const kind = documentKinds.find((kind) => kind === stored.kind)
  if (!kind) return null
  const template: BusinessDocument = blankDocument(kind, { id: stored.id, number: '', date: '', now: 0 })
  const entries = Object.entries(likeness(template, stored))
  const doc = {
    ...Object.fromEntries(entries.map(([name, value]) => [name, checked(kind, name, value)])),
    kind,
    source: referenceFrom(stored.source),
  } as BusinessDocument
  const known = {
    ...doc,
    business: { ...doc.business, registration: registrationIn(doc, stored) },
  } as BusinessDocument
  if (!hasItems(known) || !hasItems(template)) return known
  return {
    ...known,
    lines: linesFrom(stored.lines, template.lines, 1),
    charges: linesFrom(stored.charges, template.charges, -1),
  }
}

function listFrom<Template extends object>(template: Template, stored: unknown): Template[] {
  return Array.isArray(stored) ? stored.filter(isRecord).map((one) => likeness(template, one)) : []
}

function settingsFrom(stored: unknown): Settings {
  const from = isRecord(stored) ? stored : {}
  const settings = likeness(noDocuments.settings, from)
  return {
    ...settings,
    remember: oneOf(rememberAnswers, settings.remember),
    turnover: oneOf(turnovers, settings.turnover),
    business: isRecord(from.business) ? likeness(blankBusiness, from.business) : null,
    clients: listFrom(blankClient, from.clients),
    items: listFrom(BLANK_ITEM, from.items),
    forgottenClients: listFrom({ name: '', at: 0 }, from.forgottenClients),
    forgottenItems: listFrom({ name: '', at: 0 }, from.forgottenItems),
  }
}

export interface DocumentsReading {
  saved: SavedDocuments
  /** Entries that could not be read as documents. */
  unreadable: number
  /** True if everything was read; if not, the caller keeps the original. */
  complete: boolean
}

/** Documents and settings as stored or exported by any version of this page. */
export function savedDocumentsFrom(stored: unknown, version: number): DocumentsReading {
  if (!isRecord(stored) || !Array.isArray(stored.documents))
    return { saved: noDocuments, unreadable: 0, complete: false }
  const { documents, deleted, settings } = upgradeStored(stored, version)
  const read = (documents as unknown[]).map(documentFrom)
  const byId = new Map(read.flatMap((doc) => (doc ? [[doc.id, doc] as const] : [])))
  return {
    saved: {
      documents: [...byId.values()],
      deleted: Array.isArray(deleted) ? deleted.filter((id) => typeof id === 'string') : [],
      settings: settingsFrom(settings),
    },
    unreadable: read.filter((doc) => doc === null).length,
    complete: byId.size === read.length,
  }
}
