import type { BranchHit } from '@/lib/banking/branch-page'
import { bankLetters } from '@/lib/banking/ifsc'
import { closeness } from '@/lib/name-search/closeness'
import { wordsOfName } from '@/lib/name-search/name-words'

/** The name of a bank, by its four letters. */
export type BankNames = ReadonlyMap<string, string>

/** What people call a bank whose letters are others. */
const shortNames: Record<string, string> = { BARB: 'BOB', BKID: 'BOI', MAHB: 'BOM', PSIB: 'PSB', PUNB: 'PNB' }

const calledAs = (letters: string, names: BankNames) =>
  `${letters} ${shortNames[letters] ?? ''} ${names.get(letters) ?? ''}`

/** How many words at the beginning of a query name a bank. */
function wordsOfBank(words: readonly string[], letters: string, names: BankNames): number {
  const called = wordsOfName(calledAs(letters, names))
  const other = words.findIndex((word) => !called.some((one) => one.startsWith(word)))
  return other === -1 ? words.length : other
}

/**
 * What is left of a query that begins with a bank ("state bank new delhi main" leaves "new delhi main"), the very query
 * when it does not, and '' when it is nothing else.
 */
export function withoutBank(query: string, names: BankNames): string {
  const words = wordsOfName(query)
  const ofBank = [...names.keys()].map((letters) => wordsOfBank(words, letters, names))
  return words.slice(Math.max(0, ...ofBank)).join(' ')
}

/** The letters of the bank with which a query begins, where no other bank is named by as many of its words. */
export function bankOfQuery(query: string, names: BankNames): string | null {
  const words = wordsOfName(query)
  const ofBank = [...names.keys()].map((letters) => ({ letters, count: wordsOfBank(words, letters, names) }))
  const most = Math.max(0, ...ofBank.map(({ count }) => count))
  const best = ofBank.filter(({ count }) => count === most)
  return most > 0 && best.length === 1 ? best[0]!.letters : null
}

/** Branches whose name answers the query, best first; a word may be of the city, the state or the bank. */
export function matchBranches(hits: BranchHit[], query: string, bankNames: BankNames): BranchHit[] {
  const once = new Map(hits.map((hit) => [hit.ifsc, hit]))
  const ranked = [...once.values()].flatMap((hit) => {
    const bank = bankLetters(hit.ifsc)
    const around = `${hit.city} ${hit.state} ${calledAs(bank, bankNames)}`
    const rank = closeness(hit.branch, around, query)
    return rank === null ? [] : [{ hit, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank || byPlace(a.hit, b.hit)).map(({ hit }) => hit)
}

/** The branches already at hand in whose name, city or code every word of the text begins a word. */
export function narrowBranches<Hit extends BranchHit>(hits: Hit[], text: string): Hit[] {
  const wanted = wordsOfName(text)
  if (wanted.length === 0) return hits
  return hits.filter(({ branch, city, ifsc }) => {
    const words = wordsOfName(`${branch} ${city} ${ifsc}`)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  })
}

/** Orders branches as a reader looks for them: by city, then by name. */
export function byPlace(a: BranchHit, b: BranchHit): number {
  const order = (x: string, y: string) => x.localeCompare(y, 'en-IN', { numeric: true })
  return order(a.state, b.state) || order(a.city, b.city) || order(a.branch, b.branch)
}
