import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Client } from '@/lib/invoicing/document/party'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { includesTax } from '@/lib/invoicing/tax/totals'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { barcodeKey } from '@/lib/invoicing/model/barcode'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { withBookItem } from '@/lib/invoicing/tax/item-price'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import {
  BLANK_ITEM,
  type Item,
  type DocumentsAndSettings,
  type Settings,
} from '@/lib/invoicing/model/saved-documents'

const MOST = 200

const plain = (text: string) => text.trim().toLocaleLowerCase('en-IN')
/** The name in the form in which names are compared. */
const nameOf = onceForEach((contact: Client | Item) =>
  plain('name' in contact ? contact.name : contact.description),
)

/**
 * Contacts as in the newest document changed since they were edited or deleted, then as saved: the first of each name.
 * Those without a name are left out.
 */
function known<Contact extends Client | Item>(
  documents: readonly BusinessDocument[],
  contactsIn: (doc: BusinessDocument) => readonly Contact[],
  saved: readonly Contact[],
  forgotten: Settings['forgottenClients'],
): Contact[] {
  const forgottenAt = new Map(forgotten.map(({ name, at }) => [name, at]))
  const byName = new Map<string, Contact>()
  const add = (contact: Contact, changedAt: number) => {
    const name = nameOf(contact)
    if (name === '' || byName.has(name) || changedAt <= (forgottenAt.get(name) ?? -1)) return
    byName.set(name, contact)
  }
  for (let place = documents.length - 1; place >= 0 && byName.size < MOST; place -= 1) {
    const doc = documents[place]!
    for (const contact of contactsIn(doc)) add(contact, doc.changedAt)
  }
  for (const contact of saved) add(contact, Infinity)
  return [...byName.values()].slice(0, MOST)
}

const itemOf = ({ description, hsn, unit, rate, taxRatePercent }: DocumentLine, withTax: boolean): Item => ({
  description,
  hsn,
  unit,
  rate,
  taxRatePercent,
  barcode: '',
  withTax,
})

/** All clients. */
export const knownClients = ({ documents, settings }: DocumentsAndSettings): Client[] =>
  known(documents, ({ client }) => [client], settings.clients, settings.forgottenClients)

/** The items on a document. The book has selling prices in rupees. */
const itemsOn = onceForEach((doc: BusinessDocument): readonly Item[] => {
  if (!hasItems(doc) || currencyOf(doc) || isPurchase(doc)) return []
  const withTax = chargesTax(doc) && includesTax(doc)
  return doc.lines.map((line) => itemOf(line, withTax))
})

/** All items. A barcode is in the book alone, also where a newer document has the other details. */
export function knownItems({ documents, settings }: DocumentsAndSettings): Item[] {
  const barcodes = new Map(settings.items.map((item) => [nameOf(item), item.barcode]))
  return known(documents, itemsOn, settings.items, settings.forgottenItems).map((item) => {
    const barcode = barcodes.get(nameOf(item)) ?? ''
    return item.barcode === barcode ? item : { ...item, barcode }
  })
}

/** Names as they were last asked for: the same list while none of them changes. */
function listOfNames(namesIn: (saved: DocumentsAndSettings) => readonly string[]) {
  let last: readonly string[] = []
  return (saved: DocumentsAndSettings): readonly string[] => {
    const names = namesIn(saved)
    const isSame = names.length === last.length && names.every((name, place) => name === last[place])
    if (!isSame) last = names
    return last
  }
}

export const clientNames = listOfNames((saved) => knownClients(saved).map(({ name }) => name))
export const savedItemNames = listOfNames((saved) => knownItems(saved).map(({ description }) => description))

/** The contacts whose name holds a text. */
export function contactsWith<Contact extends Client | Item>(
  contacts: readonly Contact[],
  text: string,
): readonly Contact[] {
  const wanted = plain(text)
  return wanted === '' ? contacts : contacts.filter((contact) => nameOf(contact).includes(wanted))
}

/** The item of a scanned or typed barcode; null if the book has none. */
export function itemWithBarcode(saved: DocumentsAndSettings, code: string): Item | null {
  const wanted = barcodeKey(code)
  if (wanted === '') return null
  return knownItems(saved).find(({ barcode }) => barcodeKey(barcode) === wanted) ?? null
}

/**
 * The settings with a barcode for an item, which is added where the book has none of this name; no other item
 * keeps the code.
 */
export function saveBarcode(saved: DocumentsAndSettings, name: string, code: string): Partial<Settings> {
  const settings = saveContact(saved, 'items', name, { description: name.trim(), barcode: code.trim() })
  const isOther = (item: Item) =>
    nameOf(item) !== plain(name) && barcodeKey(item.barcode) === barcodeKey(code)
  return {
    ...settings,
    items: settings.items!.map((item) => (isOther(item) ? { ...item, barcode: '' } : item)),
  }
}

const isFor = (name: string) => {
  const wanted = plain(name)
  return ({ client }: BusinessDocument) => nameOf(client) === wanted
}

/** All items, those that this client bought before the others. */
export function clientItems({ documents, settings }: DocumentsAndSettings, name: string): Item[] {
  const own = knownItems({ documents: documents.filter(isFor(name)), settings: { ...settings, items: [] } })
  const names = new Set(own.map(nameOf))
  return [...own, ...knownItems({ documents, settings }).filter((item) => !names.has(nameOf(item)))]
}

/** The newest other document of this one's kind and client; null without one. */
export function newestForClient(
  { documents }: DocumentsAndSettings,
  doc: BusinessDocument,
): BusinessDocument | null {
  const isOwn = isFor(doc.client.name)
  return documents.findLast((other) => other.id !== doc.id && other.kind === doc.kind && isOwn(other)) ?? null
}

/** The item with this description and a rate; null without one. */
export function itemByDescription(saved: DocumentsAndSettings, description: string): Item | null {
  const name = plain(description)
  return knownItems(saved).find((item) => nameOf(item) === name && item.rate !== '') ?? null
}

/** A document with a line of it filled in by the item of its description; null without one. */
export function withItemFound(
  saved: DocumentsAndSettings,
  doc: ItemDocument,
  lines: readonly DocumentLine[],
  line: DocumentLine,
): Partial<ItemDocument> | null {
  const item = itemByDescription(saved, line.description)
  if (!item) return null
  const { description, hsn, unit, taxRatePercent } = item
  const filled = { ...line, description, hsn, unit, taxRatePercent }
  return withBookItem(
    doc,
    lines.map((one) => (one === line ? filled : one)),
    filled,
    item,
  )
}

export function clientNamed(saved: DocumentsAndSettings, name: string): Client | null {
  return knownClients(saved).find((client) => nameOf(client) === plain(name)) ?? null
}

type ContactKind = 'clients' | 'items'

/** The settings with one contact deleted: it is offered again only when a later document has it. */
export function forgetContact(
  { documents, settings }: DocumentsAndSettings,
  kind: ContactKind,
  name: string,
): Partial<Settings> {
  const at = documents.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0)
  const entry = { name: plain(name), at }
  const others = <Contact extends Client | Item>(contacts: readonly Contact[]) =>
    contacts.filter((contact) => nameOf(contact) !== entry.name)
  const withEntry = (names: Settings['forgottenClients']) => [
    ...names.filter((one) => one.name !== entry.name),
    entry,
  ]
  return kind === 'clients'
    ? { clients: others(settings.clients), forgottenClients: withEntry(settings.forgottenClients) }
    : { items: others(settings.items), forgottenItems: withEntry(settings.forgottenItems) }
}

/** The settings with one contact changed; under a new name the old one is deleted. Documents are not changed. */
export function saveContact(
  saved: DocumentsAndSettings,
  kind: ContactKind,
  name: string,
  changes: Readonly<Record<string, string | boolean>>,
): Partial<Settings> {
  const forgotten = forgetContact(saved, kind, name)
  if (kind === 'clients') {
    const before = clientNamed(saved, name) ?? blankClient
    return { ...forgotten, clients: [{ ...before, ...changes }, ...(forgotten.clients ?? [])] }
  }
  const before = knownItems(saved).find((item) => nameOf(item) === plain(name)) ?? BLANK_ITEM
  return { ...forgotten, items: [{ ...before, ...changes }, ...(forgotten.items ?? [])] }
}
