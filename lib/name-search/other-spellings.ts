import { latinOf } from '@/lib/name-search/devanagari'
import { LONGEST_QUERY } from '@/lib/name-search/longest-query'
import { runTogether, wordsOfName } from '@/lib/name-search/name-words'

/** Former, short and Hindi names that are no mere other spelling of the name in the directory. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  saltlake: 'bidhan nagar',
  saltlakecity: 'bidhan nagar',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  poona: 'pune',
  bangalore: 'bengaluru',
  banglore: 'bengaluru',
  gurgaon: 'gurugram',
  ...{
    pondicherry: 'puducherry',
    cochin: 'kochi',
    allahabad: 'prayagraj',
    dilli: 'delhi',
    naidilli: 'new delhi',
  },
  ...{
    haidrabad: 'hyderabad',
    haidarabad: 'hyderabad',
    lakhnau: 'lucknow',
    indaur: 'indore',
    bangalaur: 'bengaluru',
  },
  ...{
    banglaur: 'bengaluru',
    madurai: 'madurai',
    mathura: 'mathura',
    gudgaon: 'gurugram',
    gurgav: 'gurugram',
  },
}

/** The texts to look for: what was typed, in Latin letters, and another name for the same place. */
export function spellingsOf(query: string): string[] {
  const latin = latinOf(query)
  const name = runTogether(latin)
  return Object.hasOwn(OTHER_NAMES, name) ? [latin, OTHER_NAMES[name]!] : [latin]
}

const LENGTH_FOR_ONE_SLIP = 5
const LENGTH_FOR_TWO_SLIPS = 8

/** Slips that a word of so many letters may have: added, missing, changed or swapped letters. */
function slipsAllowed(word: string): number {
  if (word.length >= LENGTH_FOR_TWO_SLIPS) return 2
  return word.length >= LENGTH_FOR_ONE_SLIP ? 1 : 0
}

/** True if a name is spelt much as the query: every word is one of the name's but for a slip or two. */
export function speltLike(name: string, query: string): boolean {
  if (query.length > LONGEST_QUERY) return false
  const names = [...wordsOfName(name), runTogether(name)]
  return wordsOfName(query).every((word) =>
    names.some((one) => one.startsWith(word) || slipsBetween(one, word) <= slipsAllowed(word)),
  )
}

/** Damerau-Levenshtein distance of two words, with swaps of neighbours. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped && i > 1 && j > 1) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}
