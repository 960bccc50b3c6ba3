/**
 * A run of codes of one bank, /directories/ifsc/<bank>/<first code's last six>.json, written by the build and read by
 * the page:
 *
 *   { "format": 1, "bank": "SBIN", "name": "State Bank of India", "from": "000601", "until": "000810", "rails": "U",
 *     "months": ["September 2017"], "places": [["NEW DELHI", "NEW DELHI", "DELHI"]],      city, district, state
 *     "users": { "000777": "…" },                                   the bank that uses this code, when it is another
 *     "codes": { "000602": 0,                                       listed, details not known
 *                "000691": [0, 0, "NEW DELHI MAIN BRANCH", "11 SANSAD MARG …", "", "110002087", "NRIu"] } }
 *
 * A row is place, month, branch, address, contact, MICR and rails (see rails.ts), without the empty ones at its end.
 * "rails" of the file hold for rows without any. It answers for codes before "until", the first
 * one of the next file; "" in the last file of a bank.
 */
import type { BranchRecord, ListedCode } from '@/lib/banking/branch-record'
import { bankLetters, branchCharacters } from '@/lib/banking/ifsc'
import { readRails } from '@/lib/banking/rails'
import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'

export const shardFormat = 1

export type ShardRow = [place: number, month: number, ...texts: string[]]
export type ShardPlace = [city: string, district: string, state: string]

export interface IfscShard {
  format: number
  bank: string
  name: string
  from: string
  until: string
  rails: string
  months: string[]
  places: ShardPlace[]
  users: Record<string, string>
  codes: Record<string, 0 | ShardRow>
}

/** Checks the outline of a fetched file. Throws DirectoryDamaged when it does not have the promised shape. */
export function readIfscShard(value: unknown): IfscShard {
  const shard = recordOfFormat<IfscShard>(value, shardFormat, 'shard')
  const whole =
    [shard.bank, shard.name, shard.from, shard.until, shard.rails].every(
      (text) => typeof text === 'string',
    ) &&
    [shard.places, shard.months].every(Array.isArray) &&
    [shard.users, shard.codes].every((part) => typeof part === 'object' && part !== null)
  if (!whole) throw new DirectoryDamaged('shard: incomplete')
  return shard as IfscShard
}

export type ShardAnswer = { kind: 'record'; record: BranchRecord } | { kind: 'listed'; listed: ListedCode }

/**
 * What the shard knows of a code, or null when there is no such code. Throws DirectoryDamaged when the shard does not
 * answer for it: a file of another build may begin with the same code and end with another.
 */
export function decodeIfsc(shard: IfscShard, ifsc: string): ShardAnswer | null {
  const last = branchCharacters(ifsc)
  const { bank, from, until } = shard
  if (bank !== bankLetters(ifsc) || last < from || (until !== '' && last >= until))
    throw new DirectoryDamaged(`shard for ${ifsc}: it is ${bank} from ${from} until ${until}`)
  const row = Object.hasOwn(shard.codes, last) ? shard.codes[last] : undefined
  if (row === undefined) return null
  const user = Object.hasOwn(shard.users, last) ? shard.users[last]! : null
  const banks = user === null ? { bank: shard.name, codeOf: null } : { bank: user, codeOf: shard.name }
  if (row === 0) return { kind: 'listed', listed: { ifsc, ...banks, rails: readRails(shard.rails) } }
  return { kind: 'record', record: { ifsc, ...banks, ...detailsOf(shard, row) } }
}

function detailsOf(shard: IfscShard, row: ShardRow): Omit<BranchRecord, 'ifsc' | 'bank' | 'codeOf'> {
  const [place, month, branch, address, contact, micr, rails] = row
  const [city, district, state] = shard.places[place] ?? []
  const asOf = shard.months[month]
  if (city === undefined || asOf === undefined)
    throw new DirectoryDamaged(`shard ${shard.bank}: a place or month`)
  return {
    branch: branch || null,
    address: address || null,
    city: city || null,
    district: district || null,
    state: state || null,
    contact: contact || null,
    micr: micr || null,
    swift: null,
    rails: readRails(rails || shard.rails),
    asOf,
  }
}
