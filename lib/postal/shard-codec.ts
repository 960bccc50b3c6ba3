/**
 * The file of one sorting district, /directories/pincode/<first three digits>.json, written by the build and read by
 * the page:
 *
 *   { "format": 1, "prefix": "110",
 *     "places": [["Central Delhi", "Delhi", "Delhi"]],          district, state, circle; "" where not known
 *     "pincodes": { "001": [0, "HNew Delhi|SBengali Market"] } } last three digits: place, its offices,
 *     place, offices, …
 *
 * The first letter of an office is its type (H, S, B, or - for not known). Every file carries its own dictionary, so
 * files of two builds may be side by side in a cache; that is why they have plain names without a hash.
 */
import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import { byImportance, type PostOffice } from '@/lib/postal/post-office'
import { splitOffices, typeLetter, typeOfLetter } from '@/lib/postal/office-text'

const format = 1

type Place = [district: string, state: string, circle: string]

export interface PincodeShard {
  format: number
  prefix: string
  places: Place[]
  pincodes: Record<string, (number | string)[]>
}

/** Packs the offices of all pincodes that begin with `prefix` (three digits). Throws on a name that holds a "|". */
export function encodeShard(prefix: string, officesByPincode: Map<string, PostOffice[]>): PincodeShard {
  const places = new Map<string, { index: number; place: Place }>()
  const pincodes: PincodeShard['pincodes'] = {}
  for (const [pincode, offices] of [...officesByPincode].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const byPlace = new Map<number, string[]>()
    for (const office of [...offices].sort(byImportance)) {
      const index = placeIndex(places, [office.district ?? '', office.state ?? '', office.circle ?? ''])
      byPlace.set(index, [...(byPlace.get(index) ?? []), officeText(office)])
    }
    pincodes[pincode.slice(3)] = [...byPlace].flatMap(([index, texts]) => [index, texts.join('|')])
  }
  return { format, prefix, places: [...places.values()].map(({ place }) => place), pincodes }
}

function placeIndex(places: Map<string, { index: number; place: Place }>, place: Place): number {
  const key = place.join('|')
  const known = places.get(key)
  if (known) return known.index
  places.set(key, { index: places.size, place })
  return places.size - 1
}

function officeText(office: PostOffice): string {
  if (office.name.includes('|')) throw new Error(`an office's name may not hold "|": ${office.name}`)
  return typeLetter(office.branchType) + office.name
}

/** Checks the outline of a fetched file. Throws DirectoryDamaged when it is not the shard of `prefix`. */
export function readShard(value: unknown, prefix: string): PincodeShard {
  const shard = recordOfFormat(value, format, `shard ${prefix}`)
  const whole =
    shard['prefix'] === prefix && Array.isArray(shard['places']) && typeof shard['pincodes'] === 'object'
  if (!whole || shard['pincodes'] === null) throw new DirectoryDamaged(`shard ${prefix}: incomplete`)
  return value as PincodeShard
}

/** The offices of a pincode, the most important first; null when the shard does not hold it. */
export function decodePincode(shard: PincodeShard, pincode: string): PostOffice[] | null {
  if (!Object.hasOwn(shard.pincodes, pincode.slice(3))) return null
  const packed = shard.pincodes[pincode.slice(3)]
  const offices: PostOffice[] = []
  for (let at = 0; packed !== undefined && at < packed.length; at += 2) {
    const place = shard.places[Number(packed[at])]
    const texts = packed[at + 1]
    if (place === undefined || typeof texts !== 'string')
      throw new DirectoryDamaged(`shard ${shard.prefix}: ${pincode}`)
    offices.push(...splitOffices(texts).map((text) => officeAt(place, text)))
  }
  return offices.sort(byImportance)
}

function officeAt([district, state, circle]: Place, text: string): PostOffice {
  return {
    name: text.slice(1),
    branchType: typeOfLetter(text.slice(0, 1)),
    district: district || null,
    state: state || null,
    circle: circle || null,
  }
}

/** All pincodes of a shard, in order. */
export function pincodesOf(shard: PincodeShard): string[] {
  return Object.keys(shard.pincodes)
    .sort()
    .map((last) => shard.prefix + last)
}
