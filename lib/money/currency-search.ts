import { byName } from '@/lib/language/in-order'
import { typedLists } from '@/lib/language/typed-words'
import { commonCurrencies } from '@/lib/money/currency-codes'

export interface CurrencyEntry {
  code: string
  name: string
  /** Countries and territories where it is money. */
  places: readonly string[]
  /** The names in the language of the page. */
  others?: readonly string[]
}

/** Codes with names that lists of countries do not have, as people type them. */
const everydayNames = typedLists(process.env.TYPED_CURRENCY_NAMES)

const common: readonly string[] = commonCurrencies

/** The most asked come before all others. */
const place = (code: string) => (common.includes(code) ? common.indexOf(code) : common.length)

/** By its name in the language of the page. */
const shownName = ({ name, others }: CurrencyEntry) => others?.[0] ?? name

/** Small letters without accents, so that 'sao tome' finds São Tomé. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * How well an entry answers: 0 by its code or an everyday name, 1 by how its code begins, 2 by its name, 3 by
 * a country; null when a word of the query is nowhere.
 */
function rank({ code, name, places, others = [] }: CurrencyEntry, query: string): number | null {
  const [ownName, where] = [folded(name), [...places, ...others].map(folded)]
  const everyday = (everydayNames.find(([of]) => of === code) ?? []).map(folded)
  const words = query.split(/[\s,]+/)
  const beginsIn = (text: string) =>
    words.every((word) => ` ${text.replace(/[-&'’]/g, ' ')}`.includes(` ${word}`))
  if (everyday.includes(query)) return 0
  if (code.toLowerCase().startsWith(query)) return 1
  if (beginsIn(ownName)) return 2
  return [...where, ...everyday].some(beginsIn) ? 3 : null
}

/** The entries that answer the query by code, name or country, best and most asked first; all for an empty query. */
export function searchCurrencies(entries: readonly CurrencyEntry[], query: string): CurrencyEntry[] {
  const wanted = folded(query).trim()
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((hit): hit is { entry: CurrencyEntry; rank: number } => hit.rank !== null)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        place(a.entry.code) - place(b.entry.code) ||
        byName(shownName(a.entry), shownName(b.entry)),
    )
    .map(({ entry }) => entry)
}
