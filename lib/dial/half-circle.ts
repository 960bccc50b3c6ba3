/** A point of a drawing, y downwards. */
export interface Point {
  x: number
  y: number
}

/** Where a share of a half circle is: its left end at 0, its top at a half, its right end at 1. */
export function pointOnHalfCircle(centre: Point, share: number, radius: number): Point {
  const angle = Math.PI * (1 - share)
  return {
    x: round(centre.x + radius * Math.cos(angle)),
    y: round(centre.y - radius * Math.sin(angle)),
  }
}

/** Rounds to a tenth: the digits must be those of every browser, or the page as built would not match. */
const round = (number: number) => Math.round(number * 10) / 10
