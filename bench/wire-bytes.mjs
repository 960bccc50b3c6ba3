/** Sums and compares what was counted on the wire. */

const KIND_OF_TYPE = { Document: 'html', Script: 'script', Stylesheet: 'style' }

/** @param {{ type: string, bytes: number }[]} requests of one visit, as the browser's protocol names their types */
export function sumByKind(requests) {
  const sums = { requests: 0, script: 0, html: 0, style: 0, other: 0 }
  for (const { type, bytes } of requests) {
    sums.requests += 1
    sums[KIND_OF_TYPE[type] ?? 'other'] += bytes
  }
  return sums
}

/** @returns one row for the empty page and one for each page, with the ratio of their scripts to three decimals upwards */
export function ratioRows(yardstick, pages) {
  // Upwards, so that a page over the limit never reads as if it kept it.
  const ratio = (sums) => Math.ceil((sums.script / yardstick.script) * 1000 - 1e-9) / 1000
  const row = (page, sums) => ({ page, ratio: ratio(sums), ...sums })
  return [row('empty page', yardstick), ...pages.map(({ address, ...sums }) => row(address, sums))]
}
