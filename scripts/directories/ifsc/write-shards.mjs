import { group } from 'd3-array'
import { encodeIfscShard } from '../../../lib/banking/encode-ifsc-shard.ts'
import { monthInWords } from '../../../lib/format/days.ts'

const mostCodes = 200

/** Gathers entries, which are in order, by bank: letters => entries. */
export const byBank = (entries) => group(entries, ({ ifsc }) => ifsc.slice(0, 4))

/** Parts a list into as few runs of at most `most` as will do, all about as long. */
export function evenRuns(list, most) {
  const runs = Math.ceil(list.length / most)
  const length = Math.ceil(list.length / runs)
  return Array.from({ length: runs }, (_, run) => list.slice(run * length, (run + 1) * length))
}

const lastSix = ({ ifsc }) => ifsc.slice(5)
const inWords = (entry) =>
  entry.details === null
    ? entry
    : { ...entry, details: { ...entry.details, month: monthInWords(entry.details.month) } }

/** The files of the codes: { files: name => content, starts: bank => the first code of each of its files }. */
export function shardFiles(entries, bankOf) {
  const files = new Map()
  const starts = new Map()
  for (const [letters, own] of byBank(entries)) {
    const runs = evenRuns(own, mostCodes)
    const firsts = runs.map(([first]) => lastSix(first))
    starts.set(letters, firsts)
    runs.forEach((run, at) => {
      const shard = encodeIfscShard(bankOf(letters), run.map(inWords), firsts[at + 1] ?? '')
      files.set(`${letters}/${firsts[at]}.json`, shard)
    })
  }
  return { files, starts }
}
