import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { decodeNamePage, readDistrictIndex, readNameIndex } from '@/lib/postal/name-page-codec'
import { beginningsOfQuery, fileOfBeginning, type OfficeHit } from '@/lib/postal/place-index'
import { type DistrictHit, matchDistricts, matchOffices } from '@/lib/postal/place-search'
import { decodePincode, pincodesOf, readShard } from '@/lib/postal/shard-codec'

export interface PlaceHits {
  districts: DistrictHit[]
  /** All that answer, best first; the screen shows the first of them. */
  offices: OfficeHit[]
}

/** Finds offices and districts by name, from two small indexes and one to three pages of names. */
export async function lookUpPlace(
  query: string,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<PlaceHits> {
  const [index, districts] = await Promise.all([
    files('names.json', readNameIndex, signal),
    files('districts.json', readDistrictIndex, signal),
  ])
  const beginnings = beginningsOfQuery(query, new Set(index.common))
  const names = beginnings.map((beginning) => fileOfBeginning(index.beginnings, beginning))
  const known = [...new Set(names)].filter((name) => name !== null)
  const pages = await Promise.all(known.map((name) => files(`names/${name}.json`, decodeNamePage, signal)))
  return {
    districts: matchDistricts(districts, query),
    offices: matchOffices(pages.flat(), query),
  }
}

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
