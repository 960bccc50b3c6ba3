import type { Pan } from '@/lib/identity/pan'

/** How a PAN's fifth letter agrees with a name. */
export type InitialMatch =
  /** It begins the word it ought to: a person's last, the first of all others. */
  | { match: 'expected'; word: string }
  /** It begins another word of a person's name, which fits when that is the surname. */
  | { match: 'otherWord'; word: string; expected: string }
  | { match: 'none'; expected: string }
  /** No word in Latin letters, as the card has them. */
  | { match: 'unreadable' }

const TITLES = new Set('MR MRS MS MISS DR SHRI SRI SMT KUM KUMARI PROF ADV CA LATE THE'.split(' '))

/** Words in Latin letters, without accents, apostrophes, titles and 'M/s', upper case. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/^\s*m\/s\.?\s/i, ' ')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
  const named = words.filter((word) => !TITLES.has(word))
  return named.length > 0 ? named : words
}

/**
 * Whether the fifth letter of a PAN is the one that a name asks for: of a person the first of the surname, taken to be
 * the last word; of all others the first of the name.
 */
export function initialMatch(
  { holder, initial }: Pick<Pan, 'holder' | 'initial'>,
  name: string,
): InitialMatch {
  const words = wordsOf(name)
  const expected = holder === 'P' ? words.at(-1) : words[0]
  if (expected === undefined) return { match: 'unreadable' }
  if (expected.startsWith(initial)) return { match: 'expected', word: expected }
  const other = holder === 'P' ? words.find((word) => word.startsWith(initial)) : undefined
  return other === undefined ? { match: 'none', expected } : { match: 'otherWord', word: other, expected }
}
