import { runTogether, wordsOf } from '@/lib/postal/office-name'
import { type OfficeHit, type DistrictIndex, shortestQuery } from '@/lib/postal/place-index'
import { byImportance } from '@/lib/postal/post-office'

export interface DistrictHit {
  name: string
  state: string
  /** First three digits of its pincodes. */
  shards: string[]
  /** Names it once had. */
  olderNames: string[]
}

/** What the reader must change about a name before it can be looked for, or null. */
export function problemOfPlace(query: string): string | null {
  if (runTogether(query).length >= shortestQuery) return null
  if (/\p{L}/u.test(query.replace(/[\p{Script=Latin}]/gu, '')))
    return 'Please write the name in Latin letters, such as Andheri.'
  return `Please type at least ${shortestQuery} letters of the name.`
}

const wordBegins = (words: string[], wanted: string) => words.some((word) => word.startsWith(wanted))

/** How well a name answers: 0 is the very name, 1 begins so, 2 has every word; null does not answer. */
function closeness(name: string, around: string, query: string): number | null {
  const together = runTogether(name)
  const wanted = runTogether(query)
  if (together === wanted) return 0
  if (together.startsWith(wanted)) return 1
  const nameWords = wordsOf(name)
  const others = wordsOf(query).filter((word) => !wordBegins(nameWords, word))
  if (others.length === 0) return 2
  const someInName = others.length < wordsOf(query).length
  return someInName && others.every((word) => wordBegins(wordsOf(around), word)) ? 2 : null
}

/**
 * Offices whose name answers the query, best first. Every word must begin a word of the name, or, when another one
 * does, of the district or state ("andheri mumbai"). Without regard to order, case, gaps or marks.
 */
export function matchOffices(offices: OfficeHit[], query: string): OfficeHit[] {
  const seen = new Set<string>()
  const ranked = offices.flatMap((office) => {
    const key = `${office.pincode} ${office.name}`
    if (seen.has(key)) return []
    seen.add(key)
    const rank = closeness(office.name, `${office.district ?? ''} ${office.state ?? ''}`, query)
    return rank === null ? [] : [{ office, rank }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || inReadingOrder(a.office, b.office))
    .map(({ office }) => office)
}

function inReadingOrder(a: OfficeHit, b: OfficeHit): number {
  return byImportance({ ...a, circle: null }, { ...b, circle: null }) || (a.pincode < b.pincode ? -1 : 1)
}

/** Districts whose present or older name answers the query, best first. */
export function matchDistricts(index: DistrictIndex, query: string): DistrictHit[] {
  const ranked = index.districts.flatMap(([name, state, shards, older]) => {
    const olderNames = older === '' ? [] : older.split('|')
    const ranks = [name, ...olderNames]
      .map((known) => closeness(known, state, query))
      .filter((rank) => rank !== null)
    const district = { name, state, shards: shards.split(' '), olderNames }
    return ranks.length === 0 ? [] : [{ district, rank: Math.min(...ranks) }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.district.name.localeCompare(b.district.name, 'en-IN'))
    .map(({ district }) => district)
}
