import { type Client, hasItems } from '@/lib/invoicing/draft'
import type { Item, SavedDocuments } from '@/lib/invoicing/saved-documents'

const MOST = 200

const plain = (text: string) => text.trim().toLocaleLowerCase('en-IN')

/** The first of each name, in the order given; those without a name are left out. */
function distinct<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const byName = new Map<string, Thing>()
  for (const thing of things) {
    const name = plain(nameOf(thing))
    if (name !== '' && !byName.has(name)) byName.set(name, thing)
  }
  return [...byName.values()].slice(0, MOST)
}

/** All clients, as in the newest document of each, then those of deleted documents. */
export function knownClients({ documents, settings }: SavedDocuments): Client[] {
  const inDocuments = [...documents].reverse().map(({ client }) => client)
  return distinct([...inDocuments, ...settings.clients], ({ name }) => name)
}

/** All items, as in the newest document with each, then those of deleted documents. */
export function knownItems({ documents, settings }: SavedDocuments): Item[] {
  const inDocuments = [...documents]
    .reverse()
    .filter(hasItems)
    .flatMap(({ lines }) =>
      lines.map(({ description, hsn, unit, rate, taxRatePercent }) => ({
        description,
        hsn,
        unit,
        rate,
        taxRatePercent,
      })),
    )
  return distinct([...inDocuments, ...settings.items], ({ description }) => description)
}

/** The item with this description and a rate, to fill a line with; null if there is none. */
export function itemNamed(saved: SavedDocuments, description: string): Item | null {
  const name = plain(description)
  return knownItems(saved).find((item) => plain(item.description) === name && item.rate !== '') ?? null
}

export function clientNamed(saved: SavedDocuments, name: string): Client | null {
  return knownClients(saved).find((client) => plain(client.name) === plain(name)) ?? null
}
