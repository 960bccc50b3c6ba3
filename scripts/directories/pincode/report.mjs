import { checkSizes, count, share, sizeLine } from '../file-sizes.mjs'

/** The largest shard a lookup may cost, in gzip bytes; a build above it fails. */
const largestShard = 9 * 1024
/** The largest file of the name index, of which a search reads one to three. */
const largestNamePage = 32 * 1024

/** Throws when a file is too large. */
export function checkPincodeSizes(shards, names) {
  checkSizes('pincode', [
    ['shard', shards, largestShard],
    ['name page', names, largestNamePage],
  ])
}

/** The lines the build prints. `newer` is { name, coverage }, or null when nothing is measured. */
export function reportLines({ meta, entries, shards, names, indexes, newer }) {
  const typed = entries.filter(({ office }) => office.branchType !== null).length
  return [
    `Pincode directory: ${count(meta.offices)} offices, ${count(meta.pincodes)} pincodes, data of ${meta.dataOf}`,
    `  type known: ${share({ held: typed, of: entries.length })}`,
    sizeLine('shards', shards),
    sizeLine('name index', names),
    sizeLine('names.json and districts.json', indexes),
    ...(newer
      ? [
          `  holds of the newer list (${newer.name}): pincodes ${share(newer.coverage.pincodes)}, offices ${share(newer.coverage.offices)}`,
        ]
      : []),
  ]
}
