// What a directory's files weigh, for its report and its limits.
import { gzipSync } from 'node:zlib'

export const count = (number) => number.toLocaleString('en-IN')
export const share = ({ held, of }) => `${count(held)} of ${count(of)} (${((100 * held) / of).toFixed(1)} %)`

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

/** Throws when a file is larger than a phone should have to fetch for one answer: limits are [what, sizes, most]. */
export function checkSizes(directory, limits) {
  for (const [what, sizes, most] of limits) {
    if (sizes.worst > most) {
      throw new Error(
        `${directory} directory: ${what} ${sizes.worstName} has ${sizes.worst} bytes (gzip), the limit is ${most}`,
      )
    }
  }
}

export const sizeLine = (what, { files, total, median, worst, worstName }) =>
  `  ${what}: ${count(files)} files, gzip median ${count(median)} B, worst ${count(worst)} B (${worstName}), together ${count(Math.round(total / 1024))} KB`
