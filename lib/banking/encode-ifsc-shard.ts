import { branchCharacters } from '@/lib/banking/ifsc'
import { type IfscShard, type ShardPlace, type ShardRow, shardFormat } from '@/lib/banking/ifsc-shard'

/** One code as the build knows it. */
export interface IfscEntry {
  ifsc: string
  /** The bank that uses the code, when it is not the one of the first four letters. */
  user: string | null
  details: BranchDetails | null
}

interface BranchDetails {
  branch: string
  address: string
  city: string
  district: string
  state: string
  contact: string
  micr: string
  rails: string
  /** As text: "September 2017". */
  month: string
}

/** Packs a run of codes of one bank. `until` is the first code of the next run, its last six characters, or ''. */
export function encodeIfscShard(
  bank: { letters: string; name: string; rails: string },
  entries: IfscEntry[],
  until: string,
): IfscShard {
  const places = numbered<ShardPlace>()
  const months = numbered<[string]>()
  const codes: IfscShard['codes'] = {}
  const users: IfscShard['users'] = {}
  for (const { ifsc, user, details } of entries) {
    const last = branchCharacters(ifsc)
    if (user !== null) users[last] = user
    codes[last] = details === null ? 0 : rowOf(details, places.number, months.number)
  }
  const from = branchCharacters(entries[0]!.ifsc)
  return {
    format: shardFormat,
    bank: bank.letters,
    name: bank.name,
    from,
    until,
    rails: bank.rails,
    months: months.all.flat(),
    places: places.all,
    users,
    codes,
  }
}

function rowOf(
  details: BranchDetails,
  placeNumber: (place: ShardPlace) => number,
  monthNumber: (month: [string]) => number,
): ShardRow {
  const { branch, address, city, district, state, contact, micr, rails, month } = details
  const texts = [branch, address, contact, micr, rails]
  const known = texts.findLastIndex((text) => text !== '') + 1
  return [placeNumber([city, district, state]), monthNumber([month]), ...texts.slice(0, known)]
}

/** Gives each list of texts a number, the same one whenever it comes again. */
function numbered<Texts extends string[]>() {
  const numbers = new Map<string, number>()
  const all: Texts[] = []
  return {
    all,
    number(texts: Texts): number {
      const key = texts.join('|')
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, all.length)
      return all.push(texts) - 1
    },
  }
}
