interface Dial {
  cx: number
  cy: number
  radius: number
  /** Degrees, anticlockwise from the right. */
  from: number
  to: number
  parts: number
}

/** Short strokes outward from an arc, as on a dial. */
export function ticks({ cx, cy, radius, from, to, parts }: Dial, length: number): string {
  const strokes = Array.from({ length: parts + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / parts) * Math.PI) / 180
    const at = (r: number) =>
      `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy - r * Math.sin(angle)).toFixed(1)}`
    return `M${at(radius)}L${at(radius + length)}`
  })
  return strokes.join('')
}
