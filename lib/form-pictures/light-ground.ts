import type { PictureSize } from '@/lib/pictures/picture-file'

/** The darkest of the three colours of paper in a fair light. */
const LEAST_LIGHT = 190
/** How far apart the colours of a white may be. */
const MOST_TINT = 40
/** The part of the width at each side, and of the height, where the ground of a photograph is seen. */
const SIDE = 0.12
const TOP = 0.5

/**
 * How much of the ground of a photograph is white or nearly so, from 0 to 1: of the upper half, its left and
 * right edge.
 */
export function lightShare(rgba: Uint8ClampedArray, { width, height }: PictureSize): number {
  const edge = Math.max(1, Math.round(width * SIDE))
  const rows = Math.max(1, Math.round(height * TOP))
  let light = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < edge; column += 1) {
      light += isLight(rgba, (row * width + column) * 4)
      light += isLight(rgba, (row * width + width - 1 - column) * 4)
    }
  return light / (2 * edge * rows)
}

function isLight(rgba: Uint8ClampedArray, at: number): 0 | 1 {
  const colours = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
  const least = Math.min(...colours)
  return least >= LEAST_LIGHT && Math.max(...colours) - least <= MOST_TINT ? 1 : 0
}
