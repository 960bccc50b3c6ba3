/** What the search knows of a page; fetched as one file when the box is first used. */
export interface SearchEntry {
  path: string
  name: string
  summary: string
  keywords: readonly string[]
}

const LATIN_ACCENTS = /[\u0300-\u036f]/g

/** Lower case, without Latin accents and punctuation; the vowel signs of Devanagari are letters and stay. */
function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(LATIN_ACCENTS, '').toLowerCase()
  return plain.split(/[^\p{L}\p{M}\p{N}%]+/u).filter(Boolean)
}

const RANK = { nameStart: 4, nameWord: 3, keyword: 2, elsewhere: 1, none: 0 }

function rankOfWord(word: string, entry: SearchEntry): number {
  const name = searchWords(entry.name)
  if (name[0]?.startsWith(word)) return RANK.nameStart
  if (name.some((part) => part.startsWith(word))) return RANK.nameWord
  if (entry.keywords.some((keyword) => searchWords(keyword).some((part) => part.startsWith(word))))
    return RANK.keyword
  return searchWords(`${entry.name} ${entry.summary}`).some((part) => part.includes(word))
    ? RANK.elsewhere
    : RANK.none
}

/** A keyword that is the whole query ('pin code') says more than words that only begin alike. */
function rankOfQuery(query: string, words: string[], entry: SearchEntry): number {
  const ranks = words.map((word) => rankOfWord(word, entry))
  if (ranks.includes(RANK.none)) return RANK.none
  const whole = entry.keywords.some((keyword) => searchWords(keyword).join(' ') === query) ? RANK.nameWord : 0
  return whole + ranks.reduce((sum, rank) => sum + rank, 0) / words.length
}

/** The entries in which every word of the query begins a word, the best first; ties keep the catalogue's order. */
export function searchTools<Entry extends SearchEntry>(entries: readonly Entry[], query: string): Entry[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  const whole = words.join(' ')
  return entries
    .map((entry) => ({ entry, rank: rankOfQuery(whole, words, entry) }))
    .filter(({ rank }) => rank > RANK.none)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry)
}
