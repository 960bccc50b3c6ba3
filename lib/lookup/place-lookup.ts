import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { namedIn } from '@/lib/lookup/named-in'
import { decodeNamePage, readDistrictIndex } from '@/lib/postal/name-page-codec'
import type { OfficeHit } from '@/lib/postal/place-index'
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
  const [offices, districts] = await Promise.all([
    namedIn(files, [query], decodeNamePage, signal),
    files('districts.json', readDistrictIndex, signal),
  ])
  return {
    districts: matchDistricts(districts, query),
    offices: matchOffices(offices, query),
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
