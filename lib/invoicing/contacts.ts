import { type Client, type Draft, hasItems } from '@/lib/invoicing/draft'
import { blankClient } from '@/lib/invoicing/new-draft'
import {
  BLANK_ITEM,
  type Item,
  type DocumentsAndSettings,
  type Settings,
} from '@/lib/invoicing/saved-documents'

const MOST = 200

const plain = (text: string) => text.trim().toLocaleLowerCase('en-IN')

const clientName = ({ name }: Client) => name
const itemName = ({ description }: Item) => description

/** The first of each name, in the order given; those without a name are left out. */
function distinct<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const byName = new Map<string, Thing>()
  for (const thing of things) {
    const name = plain(nameOf(thing))
    if (name !== '' && !byName.has(name)) byName.set(name, thing)
  }
  return [...byName.values()].slice(0, MOST)
}

/** Contacts as in the newest document changed since they were edited or deleted, then as saved. */
function known<Thing>(
  saved: readonly Thing[],
  used: readonly { thing: Thing; changedAt: number }[],
  forgotten: Settings['forgottenClients'],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const forgottenAt = new Map(forgotten.map(({ name, at }) => [name, at]))
  const stillUsed = used.filter(
    ({ thing, changedAt }) => changedAt > (forgottenAt.get(plain(nameOf(thing))) ?? -1),
  )
  return distinct([...stillUsed.map(({ thing }) => thing), ...saved], nameOf)
}

const newestFirst = (documents: readonly Draft[]) => [...documents].reverse()

/** All clients. */
export function knownClients({ documents, settings }: DocumentsAndSettings): Client[] {
  const used = newestFirst(documents).map(({ client, changedAt }) => ({ thing: client, changedAt }))
  return known(settings.clients, used, settings.forgottenClients, clientName)
}

/** All items. */
export function knownItems({ documents, settings }: DocumentsAndSettings): Item[] {
  const used = newestFirst(documents)
    .filter(hasItems)
    .flatMap(({ lines, changedAt }) =>
      lines.map(({ description, hsn, unit, rate, taxRatePercent }) => ({
        thing: { description, hsn, unit, rate, taxRatePercent },
        changedAt,
      })),
    )
  return known(settings.items, used, settings.forgottenItems, itemName)
}

/** The item with this description and a rate, to fill a line with; null if there is none. */
export function itemNamed(saved: DocumentsAndSettings, description: string): Item | null {
  const name = plain(description)
  return knownItems(saved).find((item) => plain(item.description) === name && item.rate !== '') ?? null
}

export function clientNamed(saved: DocumentsAndSettings, name: string): Client | null {
  return knownClients(saved).find((client) => plain(client.name) === plain(name)) ?? null
}

type ContactKind = 'clients' | 'items'

const without = (things: readonly (Client | Item)[], name: string) =>
  things.filter((thing) => plain('name' in thing ? thing.name : thing.description) !== plain(name))

/** The settings with one contact deleted: it is offered again only when a later document has it. */
export function forgetContact(
  { documents, settings }: DocumentsAndSettings,
  kind: ContactKind,
  name: string,
): Partial<Settings> {
  const at = documents.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0)
  const entry = { name: plain(name), at }
  return kind === 'clients'
    ? {
        clients: without(settings.clients, name) as Client[],
        forgottenClients: [...settings.forgottenClients.filter((one) => one.name !== entry.name), entry],
      }
    : {
        items: without(settings.items, name) as Item[],
        forgottenItems: [...settings.forgottenItems.filter((one) => one.name !== entry.name), entry],
      }
}

/** The settings with one contact changed; under a new name the old one is deleted. Documents are not changed. */
export function saveContact(
  saved: DocumentsAndSettings,
  kind: ContactKind,
  name: string,
  changes: Readonly<Record<string, string>>,
): Partial<Settings> {
  const forgotten = forgetContact(saved, kind, name)
  if (kind === 'clients') {
    const before = clientNamed(saved, name) ?? blankClient
    return { ...forgotten, clients: [{ ...before, ...changes }, ...(forgotten.clients ?? [])] }
  }
  const before = knownItems(saved).find((item) => plain(item.description) === plain(name)) ?? BLANK_ITEM
  return { ...forgotten, items: [{ ...before, ...changes }, ...(forgotten.items ?? [])] }
}
