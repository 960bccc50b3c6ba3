import { speltLike, spellingsOf } from '@/lib/name-search/other-spellings'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { namedIn } from '@/lib/lookup/named-in'
import { decodeNamePage, readDistrictIndex } from '@/lib/postal/name-page-codec'
import type { OfficeHit } from '@/lib/postal/place-index'
import { type DistrictHit, districtsSpeltLike, matchDistricts, matchOffices } from '@/lib/postal/place-search'
import { decodePincode, pincodesOf, readShard } from '@/lib/postal/shard-codec'

export interface PlaceHits {
  districts: DistrictHit[]
  /** All that answer, best first; the screen shows the first of them. */
  offices: OfficeHit[]
}

/**
 * Finds offices and districts by name, also by a Hindi or another common name, from two small indexes and a
 * few pages of names. What nothing answers is looked for once more with slips in its spelling.
 */
export async function lookUpPlace(
  query: string,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<PlaceHits> {
  const spellings = spellingsOf(query)
  const [offices, districts] = await Promise.all([
    namedIn(files, spellings, decodeNamePage, signal),
    files('districts.json', readDistrictIndex, signal),
  ])
  const found = {
    districts: withoutDoubles(spellings.flatMap((spelling) => matchDistricts(districts, spelling))),
    offices: withoutDoubles(spellings.flatMap((spelling) => matchOffices(offices, spelling))),
  }
  if (found.districts.length + found.offices.length > 0) return found
  const [typed] = spellings
  return {
    districts: districtsSpeltLike(districts, typed!),
    offices: withoutDoubles(offices.filter(({ name }) => speltLike(name, typed!))),
  }
}

const withoutDoubles = <Hit extends { name: string }>(hits: readonly Hit[]): Hit[] => [
  ...new Map(hits.map((hit) => [JSON.stringify(hit), hit])).values(),
]

export interface DistrictPincode {
  pincode: string
  /** The most important office of the district under this pincode. */
  mainOffice: string
  offices: number
}

/** All pincodes that hold an office of the district, in order. */
export async function pincodesOfDistrict(
  district: DistrictHit,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<DistrictPincode[]> {
  const load = (prefix: string) => files(`${prefix}.json`, (content) => readShard(content, prefix), signal)
  const shards = await Promise.all(district.shards.map(load))
  return shards.flatMap((shard) =>
    pincodesOf(shard).flatMap((pincode) => {
      const offices = decodePincode(shard, pincode) ?? []
      const own = offices.filter(
        (office) => office.district === district.name && office.state === district.state,
      )
      return own[0] === undefined ? [] : [{ pincode, mainOffice: own[0].name, offices: own.length }]
    }),
  )
}
