import { DirectoryDamaged, recordOfFormat } from '@/lib/directory/directory-damaged'
import { splitOffices, typeLetter, typeOfLetter } from '@/lib/postal/office-text'
import { type DistrictIndex, type NamePage, type OfficeHit, placeFormat } from '@/lib/postal/place-index'

const pincodeFromEnd = -6

/** Packs offices into one file of the name index; the format stands in place-index.ts. */
export function encodeNamePage(hits: OfficeHit[]): NamePage {
  const byPlace = new Map<string, OfficeHit[]>()
  for (const hit of hits) {
    const key = `${hit.state ?? ''}|${hit.district ?? ''}`
    const there = byPlace.get(key)
    if (there) there.push(hit)
    else byPlace.set(key, [hit])
  }
  const keys = [...byPlace.keys()].sort()
  const offices = keys.flatMap((key, index) => [
    index,
    (byPlace.get(key) ?? []).map(hitText).sort().join('|'),
  ])
  return { format: placeFormat, places: keys.map(placeOfKey), offices }
}

function placeOfKey(key: string): [string, string] {
  const [state = '', district = ''] = key.split('|')
  return [district, state]
}

function hitText(hit: OfficeHit): string {
  return hit.name + typeLetter(hit.branchType) + hit.pincode
}

/** Unpacks a fetched file of the name index. Throws DirectoryDamaged when it does not have the promised shape. */
export function decodeNamePage(value: unknown): OfficeHit[] {
  const page = recordOfFormat(value, placeFormat, 'names') as unknown as NamePage
  if (!Array.isArray(page.places) || !Array.isArray(page.offices))
    throw new DirectoryDamaged('names: incomplete')
  const hits: OfficeHit[] = []
  for (let at = 0; at < page.offices.length; at += 2) {
    const place = page.places[Number(page.offices[at])]
    const texts = page.offices[at + 1]
    if (place === undefined || typeof texts !== 'string')
      throw new DirectoryDamaged('names: a place is missing')
    hits.push(...splitOffices(texts).map((text) => hitAt(place, text)))
  }
  return hits
}

function hitAt([district, state]: NamePage['places'][number], text: string): OfficeHit {
  return {
    name: text.slice(0, pincodeFromEnd - 1),
    branchType: typeOfLetter(text.slice(pincodeFromEnd - 1, pincodeFromEnd)),
    district: district || null,
    state: state || null,
    pincode: text.slice(pincodeFromEnd),
  }
}

/** Checks the outline of districts.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readDistrictIndex(value: unknown): DistrictIndex {
  const index = recordOfFormat(value, placeFormat, 'districts.json')
  if (!Array.isArray(index['districts'])) throw new DirectoryDamaged('districts.json: incomplete')
  return value as DistrictIndex
}
