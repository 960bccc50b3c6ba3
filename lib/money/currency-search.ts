export interface CurrencyEntry {
  code: string
  name: string
  /** Countries and territories where it is money. */
  places: readonly string[]
}

/** Small letters without accents, so that 'sao tome' finds São Tomé. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well an entry answers: 0 by its code, 1 by its name, 2 by a country; null when a word of the query is nowhere. */
function rank({ code, name, places }: CurrencyEntry, query: string): number | null {
  const [ownName, where] = [folded(name), places.map(folded)]
  if (code.toLowerCase().startsWith(query)) return 0
  const words = query.split(/[\s,]+/)
  const beginsIn = (text: string) =>
    words.every((word) => ` ${text.replace(/[-&'’]/g, ' ')}`.includes(` ${word}`))
  if (beginsIn(ownName)) return 1
  return where.some(beginsIn) ? 2 : null
}

/** The entries whose code, name or country answers the query, best first; all of them for an empty query. */
export function searchCurrencies(entries: readonly CurrencyEntry[], query: string): CurrencyEntry[] {
  const wanted = folded(query).trim()
  if (wanted === '') return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((hit): hit is { entry: CurrencyEntry; rank: number } => hit.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
