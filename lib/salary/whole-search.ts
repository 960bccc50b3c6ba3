/**
 * The last whole number from `from` to `to` for which something holds, found by halving. It holds for `from`;
 * where it begins to hold again higher up, one of the numbers after which it ends is found.
 */
export function lastWholeNumber(from: number, to: number, holds: (whole: number) => boolean): number {
  if (holds(to)) return to
  let last = from
  let beyond = to
  while (beyond - last > 1) {
    const middle = Math.floor((last + beyond) / 2)
    if (holds(middle)) last = middle
    else beyond = middle
  }
  return last
}
