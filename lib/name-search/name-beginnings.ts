/**
 * Finding a thing by its name, a few kilobytes at a time. A directory with such an index holds one small file that
 * every search needs, and one file of names for each beginning of a word, names/<beginning>.json:
 *
 *   names.json      { "format": 1, "common": ["nagar", …], "beginnings": { "an": "0dk", "qu": "0" } }
 *
 * "an": "0dk" means that the names under "an" are parted into an0 (third letter below d), and (d to j) and ank (k on).
 * A name is listed under its own beginning and under that of each later word that is not common, so that "andheri",
 * "east andheri" and "gandhinagar" (for Gandhi Nagar) are each answered from one to three files.
 */
import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import { runTogether, wordsOfName } from '@/lib/name-search/name-words'

export const nameIndexFormat = 1

const beginningLength = 3

export interface NameIndex {
  format: number
  common: string[]
  beginnings: Record<string, string>
}

const beginningOf = (text: string) => text.slice(0, beginningLength)

/** The index keys of a thing: the beginnings of its whole name and of its later, uncommon words. No name, no place. */
export function beginningsOfName(name: string, common: ReadonlySet<string>): string[] {
  const worthIt = laterWords(name, common)
  return distinct([runTogether(name), ...worthIt].filter((text) => text !== '').map(beginningOf))
}

/** Where to look for what was typed: its beginning, and those of its two longest later, uncommon words. */
export function beginningsOfQuery(query: string, common: ReadonlySet<string>): string[] {
  const longest = laterWords(query, common)
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
  return distinct([runTogether(query), ...longest].map(beginningOf))
}

function laterWords(name: string, common: ReadonlySet<string>): string[] {
  return wordsOfName(name)
    .slice(1)
    .filter((word) => word.length >= beginningLength && !common.has(word))
}

/** The file of a beginning, or null when no name begins with its first two letters. */
export function fileOfBeginning(beginnings: NameIndex['beginnings'], beginning: string): string | null {
  const two = beginning.slice(0, 2)
  if (!Object.hasOwn(beginnings, two)) return null
  const third = beginning.slice(2, 3) || '0'
  const start = [...(beginnings[two] ?? '')].findLast((one) => one <= third)
  return start === undefined ? null : two + start
}

/** Checks the outline of names.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readNameIndex(value: unknown): NameIndex {
  const index = recordOfFormat(value, nameIndexFormat, 'names.json')
  if (!Array.isArray(index['common']) || typeof index['beginnings'] !== 'object') {
    throw new DirectoryDamaged('names.json: incomplete')
  }
  return value as NameIndex
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)]
}
