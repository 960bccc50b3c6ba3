import type { Client } from '@/lib/invoicing/draft'
import type { Item, Shelf } from '@/lib/invoicing/shelf'

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

/** Everybody a document was made out to, as in the newest document of each, then those remembered from before. */
export function knownClients({ documents, settings }: Shelf): Client[] {
  const inDocuments = [...documents].reverse().map(({ client }) => client)
  return distinct([...inDocuments, ...settings.clients], ({ name }) => name)
}

/** Everything that was ever billed, as it was billed last. */
export function knownItems({ documents, settings }: Shelf): Item[] {
  const inDocuments = [...documents].reverse().flatMap(({ lines }) =>
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

/** The item of this description with a rate, to fill a line; null when none is known. */
export function itemNamed(shelf: Shelf, description: string): Item | null {
  const name = plain(description)
  return knownItems(shelf).find((item) => plain(item.description) === name && item.rate !== '') ?? null
}

export function clientNamed(shelf: Shelf, name: string): Client | null {
  return knownClients(shelf).find((client) => plain(client.name) === plain(name)) ?? null
}
