import {
  blankBusiness,
  blankClient,
  blankLine,
  documentKinds,
  type Draft,
  type DraftLine,
  looks,
  MOST_LINES,
  newDraft,
  paymentModes,
  receiptTypes,
  supplyKinds,
} from '@/lib/invoicing/draft'
import { emptyShelf, type Item, type Settings, type Shelf } from '@/lib/invoicing/shelf'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A template with whatever of a stored thing has the same name and the same type. What an older page did not know yet
 * stays as in the template, what a newer one added is left out.
 */
function likeness<Template extends object>(template: Template, stored: unknown): Template {
  const from: Record<string, unknown> = isRecord(stored) ? stored : {}
  const entries = Object.entries(template).map(([name, own]) => {
    const theirs = Object.hasOwn(from, name) ? from[name] : undefined
    if (isRecord(own)) return [name, likeness(own, theirs)]
    const fits = typeof theirs === typeof own && theirs !== null && !Array.isArray(own)
    return [name, fits ? theirs : own]
  })
  return Object.fromEntries(entries) as Template
}

function oneOf<const Word extends string>(words: readonly Word[], text: string, otherwise: Word): Word {
  return words.find((word) => word === text) ?? otherwise
}

const dayOr = (text: string, otherwise: string) =>
  text === '' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : otherwise

function linesFrom(stored: unknown, fallback: readonly DraftLine[]): readonly DraftLine[] {
  if (!Array.isArray(stored)) return fallback
  const lines = stored.slice(0, MOST_LINES).map((line) => likeness(blankLine(0, ''), line))
  const ids = new Set(lines.map(({ id }) => id))
  // Two lines of one id would be one line to the page.
  return ids.size === lines.length ? lines : lines.map((line, place) => ({ ...line, id: place + 1 }))
}

/** A stored document, or null for what is none. */
export function draftFrom(stored: unknown): Draft | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || stored.id === '') return null
  const kind = documentKinds.find((kind) => kind === stored.kind)
  if (!kind) return null
  const template = newDraft(kind, { id: stored.id, number: '', date: '', now: 0 })
  const read = likeness(template, stored)
  return {
    ...read,
    kind,
    lines: linesFrom(stored.lines, template.lines),
    date: dayOr(read.date, ''),
    dueDate: dayOr(read.dueDate, ''),
    validUntil: dayOr(read.validUntil, ''),
    supply: oneOf(supplyKinds, read.supply, 'tax'),
    look: oneOf(looks, read.look, 'plain'),
    receipt: {
      ...read.receipt,
      type: oneOf(receiptTypes, read.receipt.type, 'payment'),
      mode: oneOf(paymentModes, read.receipt.mode, 'cash'),
    },
  }
}

const BLANK_ITEM: Item = { description: '', hsn: '', unit: '', rate: '', taxRatePercent: '' }

function listFrom<Template extends object>(template: Template, stored: unknown): Template[] {
  return Array.isArray(stored) ? stored.filter(isRecord).map((one) => likeness(template, one)) : []
}

function settingsFrom(stored: unknown): Settings {
  const from = isRecord(stored) ? stored : {}
  return {
    ...likeness(emptyShelf.settings, from),
    business: isRecord(from.business) ? likeness(blankBusiness, from.business) : null,
    clients: listFrom(blankClient, from.clients),
    items: listFrom(BLANK_ITEM, from.items),
  }
}

export interface ShelfReading {
  shelf: Shelf
  /** Whether all of it was understood; if not, the text it came from is to be kept. */
  complete: boolean
}

/** A shelf as it was stored or exported, by this page or by another version of it. */
export function shelfFrom(stored: unknown): ShelfReading {
  if (!isRecord(stored) || !Array.isArray(stored.documents)) return { shelf: emptyShelf, complete: false }
  const documents = stored.documents.map(draftFrom)
  const byId = new Map(documents.flatMap((draft) => (draft ? [[draft.id, draft] as const] : [])))
  return {
    shelf: { documents: [...byId.values()], settings: settingsFrom(stored.settings) },
    complete: byId.size === documents.length,
  }
}
