import { checkSizes, count, share, sizeLine } from '../file-sizes.mjs'

/** The largest files a phone should have to fetch, in gzip bytes; a build above them fails. */
const largestShard = 14 * 1024
const largestPage = 16 * 1024
/** Names that begin with CHA are one file, and there are very many. */
const largestNamePage = 48 * 1024
const largestMeta = 6 * 1024

/** Throws when a file is too large. */
export function checkIfscSizes({ shards, pages, names, meta }) {
  checkSizes('ifsc', [
    ['shard', shards, largestShard],
    ['page of branches', pages, largestPage],
    ['name page', names, largestNamePage],
    ['file', meta, largestMeta],
  ])
}

/** The lines the build prints. `newer` is { name, coverage }, or null when nothing is measured. */
export function reportLines({ meta, sizes, newer }) {
  return [
    `IFSC directory: ${count(meta.codes)} codes of ${count(meta.banks)} banks, list of ${meta.listOf}`,
    `  with details: ${share({ held: meta.detailed, of: meta.codes })}, of ${meta.detailsOf}`,
    sizeLine('shards', sizes.shards),
    sizeLine('branches by state', sizes.pages),
    sizeLine('name index', sizes.names),
    sizeLine('meta.json', sizes.meta),
    sizeLine('banks.json and names.json', sizes.indexes),
    ...(newer
      ? [
          `  holds of the newer list (${newer.name}): codes ${share(newer.coverage.codes)}, details ${share(newer.coverage.detailed)}`,
        ]
      : []),
  ]
}
