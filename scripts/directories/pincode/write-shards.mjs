import { groups, rollup, sort } from 'd3-array'
import { encodeShard } from '../../../lib/postal/shard-codec.ts'

/** Gathers [{ pincode, office }] into pincode => offices. */
export const byPincode = (entries) =>
  rollup(
    entries,
    (own) => own.map(({ office }) => office),
    ({ pincode }) => pincode,
  )

/** The files of the sorting districts: file name => content. */
export function shardFiles(officesByPincode) {
  const byPrefix = groups(officesByPincode, ([pincode]) => pincode.slice(0, 3))
  return new Map(
    sort(byPrefix, ([prefix]) => prefix).map(([prefix, own]) => [
      `${prefix}.json`,
      encodeShard(prefix, new Map(own)),
    ]),
  )
}
