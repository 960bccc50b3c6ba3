import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import { bankLetters, branchCharacters } from '@/lib/banking/ifsc'

export const ifscFactsFormat = 1

/** The directory's metadata, and the file that would hold each code: /directories/ifsc/meta.json. */
export interface IfscFacts {
  format: number
  /** Where the codes and the details come from, as a reader may cite it. */
  source: string
  licence: string
  /** The date of the list: YYYY, YYYY-MM or YYYY-MM-DD. Files from before November 2026 lack it. */
  on?: string
  /** The month of the list of codes: a code not in it may be newer. */
  listOf: string
  /** The months of the details, from the oldest to the newest. */
  detailsOf: string
  /** What a reader must know before relying on it, or an empty text. */
  caution: string
  codes: number
  detailed: number
  banks: number
  /** By the four letters of a bank, the first code of each of its files: its last six characters, in order. */
  shards: Record<string, string>
}

const texts = ['source', 'licence', 'listOf', 'detailsOf', 'caution']
const counts = ['codes', 'detailed', 'banks']

/** Checks a fetched meta.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readIfscFacts(value: unknown): IfscFacts {
  const facts = recordOfFormat(value, ifscFactsFormat, 'meta')
  const whole =
    texts.every((key) => typeof facts[key] === 'string') &&
    counts.every((key) => typeof facts[key] === 'number') &&
    typeof facts['shards'] === 'object' &&
    facts['shards'] !== null
  if (!whole) throw new DirectoryDamaged('meta: incomplete')
  return value as IfscFacts
}

/** The name of the file that holds a code if any does; null when no listed code is like it. */
export function shardOf({ shards }: IfscFacts, ifsc: string): string | null {
  const bank = bankLetters(ifsc)
  if (!Object.hasOwn(shards, bank)) return null
  const start = shards[bank]!.split(' ').findLast((first) => first <= branchCharacters(ifsc))
  return start === undefined ? null : `${bank}/${start}.json`
}
