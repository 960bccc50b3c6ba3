/** Heights in points. */
export interface BillHeights {
  /** All above the table on the first page, and on each other page. */
  head: number
  heading: number
  /** The headings of the table, and a row of a sum carried or brought forward. */
  columns: number
  carry: number
  rows: readonly number[]
  /** The parts kept on one page with the last rows: the totals, and the signature where there is space for it. */
  ending: number
}

/** The last page has at least so many rows above its totals, where there are as many. */
const ROWS_WITH_ENDING = 2

const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0)

/** How many of some rows fit into a height. */
function fitting(rows: readonly number[], room: number): number {
  let used = 0
  const over = rows.findIndex((height) => (used += height) > room)
  return over === -1 ? rows.length : over
}

/**
 * How many rows each page of a bill has: as many as fit, and with the totals at least one. Each page but the last
 * ends with the sum so far, and each but the first begins with it.
 */
export function rowsByPage(heights: BillHeights, pageHeight: number): number[] {
  const { head, heading, columns, carry, rows, ending } = heights
  const counts: number[] = []
  for (let at = 0; ;) {
    const isFirst = counts.length === 0
    const room = pageHeight - columns - (isFirst ? head : heading + carry)
    const left = rows.slice(at)
    if (left.length <= 1 || sumOf(left) + ending <= room) return [...counts, left.length]
    const leastAfter = left.length > ROWS_WITH_ENDING ? ROWS_WITH_ENDING : 1
    const count = Math.min(fitting(left, room - carry), left.length - leastAfter)
    // A row higher than the page still takes its turn.
    counts.push(Math.max(count, 1))
    at += Math.max(count, 1)
  }
}
