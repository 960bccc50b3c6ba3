import { plainLetters } from '@/lib/name-search/devanagari'

/** Words for the kind of office, not the place: a reader may type them, a name in a list may end in them. */
const kindAnywhere = /\b(?:head|sub|branch)?\s*post\s*office\b/g
const kindAtEnd = /\s(?:[hsbp]\.?\s?o|g\.?\s?p\.?\s?o)\.?\s*$/

/** The words of a name in small plain letters and digits: "Āndheri (East) S.O" gives ["andheri", "east"]. */
export function wordsOfName(name: string): string[] {
  return plainLetters(name)
    .replace(kindAnywhere, ' ')
    .replace(kindAtEnd, '')
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The words of a name run together, so that "Gandhi Nagar" and "Gandhinagar" are one. */
export function runTogether(name: string): string {
  return wordsOfName(name).join('')
}
