import { gzipSync } from 'node:zlib'

/** The largest shard a lookup may cost, in gzip bytes; a build above it fails. */
const largestShard = 9 * 1024
/** The same for one file of the name index, of which a search reads one to three. */
const largestNamePage = 32 * 1024

const count = (number) => number.toLocaleString('en-IN')
const share = ({ held, of }) => `${count(held)} of ${count(of)} (${((100 * held) / of).toFixed(1)} %)`

/** Gzip bytes of files (name => content): { files, total, median, worst, worstName }. */
export function sizesOf(files) {
  const sizes = [...files].map(([name, content]) => ({
    name,
    bytes: gzipSync(JSON.stringify(content), { level: 9 }).length,
  }))
  sizes.sort((a, b) => a.bytes - b.bytes)
  const worst = sizes.at(-1)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    files: sizes.length,
    total,
    median: sizes[sizes.length >> 1].bytes,
    worst: worst.bytes,
    worstName: worst.name,
  }
}

/** Throws when a file is larger than a phone should have to fetch for one answer. */
export function checkSizes(shards, names) {
  for (const [what, sizes, most] of [
    ['shard', shards, largestShard],
    ['name page', names, largestNamePage],
  ]) {
    if (sizes.worst > most) {
      throw new Error(
        `pincode directory: ${what} ${sizes.worstName} has ${sizes.worst} bytes (gzip), the limit is ${most}`,
      )
    }
  }
}

const sizeLine = (what, { files, total, median, worst, worstName }) =>
  `  ${what}: ${count(files)} files, gzip median ${count(median)} B, worst ${count(worst)} B (${worstName}), together ${count(Math.round(total / 1024))} KB`

/** The lines the build prints. `newer` is { name, coverage }, or { name } when the file is absent. */
export function reportLines({ meta, entries, shards, names, indexes, newer }) {
  const typed = entries.filter(({ office }) => office.branchType !== null).length
  return [
    `Pincode directory: ${count(meta.offices)} offices, ${count(meta.pincodes)} pincodes, data of ${meta.dataOf}`,
    `  type known: ${share({ held: typed, of: entries.length })}`,
    sizeLine('shards', shards),
    sizeLine('name index', names),
    sizeLine('names.json and districts.json', indexes),
    newer.coverage
      ? `  holds of the newer list (${newer.name}): pincodes ${share(newer.coverage.pincodes)}, offices ${share(newer.coverage.offices)}`
      : `  coverage not measured: no newer list at ${newer.name}`,
  ]
}
