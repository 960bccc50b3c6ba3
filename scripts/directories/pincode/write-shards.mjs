import { encodeShard } from '../../../lib/postal/shard-codec.ts'

/** Gathers [{ pincode, office }] into pincode => offices. */
export function byPincode(entries) {
  const grouped = new Map()
  for (const { pincode, office } of entries) {
    const there = grouped.get(pincode)
    if (there) there.push(office)
    else grouped.set(pincode, [office])
  }
  return grouped
}

/** The files of the sorting districts: file name => content. */
export function shardFiles(officesByPincode) {
  const byPrefix = new Map()
  for (const [pincode, offices] of officesByPincode) {
    const prefix = pincode.slice(0, 3)
    byPrefix.set(prefix, (byPrefix.get(prefix) ?? new Map()).set(pincode, offices))
  }
  const prefixes = [...byPrefix.keys()].sort()
  return new Map(prefixes.map((prefix) => [`${prefix}.json`, encodeShard(prefix, byPrefix.get(prefix))]))
}
