export interface RowWindow {
  /** The first row to draw, and the one after the last. */
  from: number
  to: number
}

/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const SPARE = 8

/** Which of `count` rows of one height are visible in a frame of `heightPx` that is scrolled down by `scrolledPx`. */
export function visibleRows(count: number, rowPx: number, scrolledPx: number, heightPx: number): RowWindow {
  // A list that became shorter under the scroll bar is still scrolled down by what it was.
  const scrolled = Math.max(0, Math.min(scrolledPx, count * rowPx - heightPx))
  const from = Math.max(0, Math.floor(scrolled / rowPx) - SPARE)
  return { from, to: Math.min(count, Math.ceil((scrolled + heightPx) / rowPx) + SPARE) }
}
