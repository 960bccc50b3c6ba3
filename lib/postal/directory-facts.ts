import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'

export const pincodeFactsFormat = 1

/** The directory's metadata, in /directories/pincode/meta.json. */
export interface DirectoryFacts {
  format: number
  /** Where the offices come from, as a reader may cite it. */
  source: string
  licence: string
  /** The date of the list: YYYY, YYYY-MM or YYYY-MM-DD. Files from before November 2026 lack it. */
  on?: string
  /** How old the data is, as text that fits after "data of". */
  dataOf: string
  /** What a reader must know before relying on it, or an empty text. */
  caution: string
  offices: number
  pincodes: number
  /** The first three digits for which there is a file. */
  prefixes: string[]
}

/** Checks a fetched meta.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readDirectoryFacts(value: unknown): DirectoryFacts {
  const facts = recordOfFormat(value, pincodeFactsFormat, 'meta')
  const texts = ['source', 'licence', 'dataOf', 'caution'].every((key) => typeof facts[key] === 'string')
  const counts = ['offices', 'pincodes'].every((key) => typeof facts[key] === 'number')
  if (!texts || !counts || !Array.isArray(facts['prefixes'])) throw new DirectoryDamaged('meta: incomplete')
  return value as DirectoryFacts
}
