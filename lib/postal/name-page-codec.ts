import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import { gatherByPlace, spreadByPlace } from '@/lib/name-search/place-texts'
import { typeLetter, typeOfLetter } from '@/lib/postal/office-text'
import { type DistrictIndex, type NamePage, type OfficeHit, placeFormat } from '@/lib/postal/place-index'

const pincodeFromEnd = -6

/** Packs offices into one file of the name index; the format is described in place-index.ts. */
export function encodeNamePage(hits: OfficeHit[]): NamePage {
  const { places, texts } = gatherByPlace(
    hits.map((hit) => ({ place: [hit.state ?? '', hit.district ?? ''], text: hitText(hit) })),
  )
  return {
    format: placeFormat,
    places: places.map(([state = '', district = '']) => [district, state]),
    offices: texts,
  }
}

function hitText(hit: OfficeHit): string {
  return hit.name + typeLetter(hit.branchType) + hit.pincode
}

/** Unpacks a fetched file of the name index. Throws DirectoryDamaged when it does not have the promised shape. */
export function decodeNamePage(value: unknown): OfficeHit[] {
  const { places, offices } = recordOfFormat<NamePage>(value, placeFormat, 'names') as NamePage
  return spreadByPlace({ places, texts: offices }, 'names').map(({ place: [district, state], text }) => ({
    name: text.slice(0, pincodeFromEnd - 1),
    branchType: typeOfLetter(text.slice(pincodeFromEnd - 1, pincodeFromEnd)),
    district: district || null,
    state: state || null,
    pincode: text.slice(pincodeFromEnd),
  }))
}

/** Checks the outline of districts.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readDistrictIndex(value: unknown): DistrictIndex {
  const index = recordOfFormat(value, placeFormat, 'districts.json')
  if (!Array.isArray(index['districts'])) throw new DirectoryDamaged('districts.json: incomplete')
  return value as DistrictIndex
}
