/**
 * Finding an office by its name, a few kilobytes at a time. The build writes below /directories/pincode two small
 * files that every search needs, and one file of offices for each beginning of a word, names/<beginning>.json:
 *
 *   names.json      { "format": 1, "common": ["nagar", …], "beginnings": { "an": "0dk", "qu": "0" } }
 *   districts.json  { "format": 1, "districts": [["Mysuru", "Karnataka", "570 571", "Mysore"], …] }
 *                   name, state, first three digits of its pincodes, older names
 *   names/and.json  { "format": 1, "places": [["Mumbai", "Maharashtra"]], "offices": [0, "Andheri EastS400069|…"] }
 *
 * "an": "0dk" says that the offices under "an" are parted into an0 (third letter below d), and (d to j) and ank (k on).
 * An office stands under the beginning of its whole name and of each later word that is not common, so that
 * "andheri", "east andheri" and "gandhinagar" (for Gandhi Nagar) are each answered from one to three files.
 */
import { runTogether, wordsOf } from '@/lib/postal/office-name'

export const placeFormat = 1

/** Letters a reader must give: fewer would mean too many files for too long a list. */
export const shortestQuery = 3
const beginningLength = 3

export interface NameIndex {
  format: number
  common: string[]
  beginnings: Record<string, string>
}

export interface DistrictIndex {
  format: number
  districts: [name: string, state: string, shards: string, olderNames: string][]
}

export interface NamePage {
  format: number
  places: [district: string, state: string][]
  offices: (number | string)[]
}

export interface OfficeHit {
  name: string
  branchType: string | null
  district: string | null
  state: string | null
  pincode: string
}

const beginningOf = (text: string) => text.slice(0, beginningLength)

/** Where an office stands: the beginnings of its whole name and of its later, uncommon words. No name, no place. */
export function beginningsOfName(name: string, common: ReadonlySet<string>): string[] {
  const later = wordsOf(name).slice(1)
  const worthIt = later.filter((word) => word.length >= beginningLength && !common.has(word))
  return distinct([runTogether(name), ...worthIt].filter((text) => text !== '').map(beginningOf))
}

/** Where to look for what was typed: its beginning, and those of its two longest later, uncommon words. */
export function beginningsOfQuery(query: string, common: ReadonlySet<string>): string[] {
  const later = wordsOf(query).slice(1)
  const worthIt = later.filter((word) => word.length >= beginningLength && !common.has(word))
  const longest = worthIt.sort((a, b) => b.length - a.length).slice(0, 2)
  return distinct([runTogether(query), ...longest].map(beginningOf))
}

/** The file a beginning stands in, or null when no office begins with its first two letters. */
export function fileOfBeginning(beginnings: NameIndex['beginnings'], beginning: string): string | null {
  const two = beginning.slice(0, 2)
  if (!Object.hasOwn(beginnings, two)) return null
  const third = beginning.slice(2, 3) || '0'
  const start = [...(beginnings[two] ?? '')].findLast((one) => one <= third)
  return start === undefined ? null : two + start
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)]
}
