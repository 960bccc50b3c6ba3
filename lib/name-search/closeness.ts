import { latinOf } from '@/lib/name-search/devanagari'
import { LONGEST_QUERY } from '@/lib/name-search/longest-query'
import { runTogether, wordsOfName } from '@/lib/name-search/name-words'

/** Letters a reader must give: fewer would mean too many files for too long a list. */
const shortestQuery = 3

/** A name in letters that are neither Latin nor of an Indian script, or of fewer than `min` letters. */
export type NameProblem = { kind: 'otherScript' } | { kind: 'tooShort'; min: number }

/** The problem of a name that must be corrected before a search; null if there is none. */
export function problemOfName(query: string): NameProblem | null {
  const latin = latinOf(query)
  if (runTogether(latin).length >= shortestQuery) return null
  if (/\p{L}/u.test(latin.replace(/[\p{Script=Latin}]/gu, ''))) return { kind: 'otherScript' }
  return { kind: 'tooShort', min: shortestQuery }
}

/** True if a text begins words of a name, parted or not: "shivajinagar" begins "Shivaji Nagar". */
const wordBegins = (words: string[], wanted: string) =>
  words.some((word, place) => word.startsWith(wanted) || words.slice(place).join('').startsWith(wanted))

/**
 * How well a name answers: 0 is the very name, 1 begins so, 2 has every word; null does not answer. Every word must
 * begin a word of the name or, when another one does, of what is `around` it, such as its district and state.
 * Without regard to order, case, gaps or marks.
 */
export function closeness(name: string, around: string, query: string): number | null {
  if (query.length > LONGEST_QUERY) return null
  const together = runTogether(name)
  const wanted = runTogether(query)
  if (together === wanted) return 0
  if (together.startsWith(wanted)) return 1
  const nameWords = wordsOfName(name)
  const others = wordsOfName(query).filter((word) => !wordBegins(nameWords, word))
  if (others.length === 0) return 2
  const someInName = others.length < wordsOfName(query).length
  return someInName && others.every((word) => wordBegins(wordsOfName(around), word)) ? 2 : null
}
