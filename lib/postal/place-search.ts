import { closeness } from '@/lib/name-search/closeness'
import { speltLike } from '@/lib/name-search/other-spellings'
import type { DistrictIndex, OfficeHit } from '@/lib/postal/place-index'
import { byImportance } from '@/lib/postal/post-office'

export interface DistrictHit {
  name: string
  state: string
  /** First three digits of its pincodes. */
  shards: string[]
  /** Names it once had. */
  olderNames: string[]
}

/**
 * Offices whose name answers the query, best first; a word may be of the district or state ("andheri mumbai").
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
  return districtsBy(index, (names, state) => {
    const ranks = names.map((name) => closeness(name, state, query)).filter((rank) => rank !== null)
    return ranks.length === 0 ? null : Math.min(...ranks)
  })
}

/** Districts whose present or older name is spelt much as the query. */
export const districtsSpeltLike = (index: DistrictIndex, query: string): DistrictHit[] =>
  districtsBy(index, (names) => (names.some((name) => speltLike(name, query)) ? 0 : null))

/** Districts that have a rank, best first. */
function districtsBy(
  index: DistrictIndex,
  rankOf: (names: readonly string[], state: string) => number | null,
): DistrictHit[] {
  const ranked = index.districts.flatMap(([name, state, shards, older]) => {
    const olderNames = older === '' ? [] : older.split('|')
    const rank = rankOf([name, ...olderNames], state)
    return rank === null ? [] : [{ district: { name, state, shards: shards.split(' '), olderNames }, rank }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.district.name.localeCompare(b.district.name, 'en-IN'))
    .map(({ district }) => district)
}
