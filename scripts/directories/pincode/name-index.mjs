import { encodeNamePage } from '../../../lib/postal/name-page-codec.ts'
import { placeFormat } from '../../../lib/postal/place-index.ts'
import { nameFiles } from '../name-files.mjs'

/** The index of the offices' names: { pages, index }. */
export function officeNameFiles(entries) {
  const named = entries.map(({ pincode, office }) => ({ name: office.name, hit: { ...office, pincode } }))
  return nameFiles(named, encodeNamePage)
}

/** Rows of districts.json: name, state, first three digits of its pincodes, older names. */
export function districtRows(entries, olderNames) {
  const prefixes = new Map()
  for (const { pincode, office } of entries) {
    if (office.district === null || office.state === null) continue
    const key = `${office.state}|${office.district}`
    prefixes.set(key, (prefixes.get(key) ?? new Set()).add(pincode.slice(0, 3)))
  }
  return [...prefixes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, shards]) => {
      const [state, district] = key.split('|')
      return [district, state, [...shards].sort().join(' '), (olderNames.get(key) ?? []).join('|')]
    })
}

/** The content of districts.json. */
export function districtFile(rows) {
  return { format: placeFormat, districts: rows }
}
